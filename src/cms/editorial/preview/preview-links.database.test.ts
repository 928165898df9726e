// On SQLite, and on PostgreSQL in the full run: a link is found by digest and expiry in one query.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, signIn } from '../../rest/test-support.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { newEditor } from '../../testing/people.ts';
import { newPage } from '../../testing/records.ts';
import { shareDraft, sharedDraft } from './preview-links.ts';

const payload = await openForTests();
const ann = await newEditor(payload, 'Ann');
let token = '';

beforeAll(async () => {
  token = (await signIn(payload, 'Ann@agency.example', 'a good long password')) ?? '';
});
afterAll(() => payload.destroy());

const tokenIn = (path: string): string => path.replace('/preview/shared/', '');
const share = (body: object, more: { token?: string } = { token }) =>
  ask(payload, '/preview-links/share', {
    method: 'POST',
    body,
    ...more,
  });

it('a preview link shows its record, and its stored digest opens nothing', async () => {
  const { id } = await newPage(payload, '/shared');
  const link = await shareDraft(payload, { collection: 'pages', record: id, hours: 24, by: ann.id });
  expect(await sharedDraft(payload, tokenIn(link.path))).toMatchObject({ collection: 'pages', id });
  const kept = await payload.findByID({ collection: 'preview-links', id: link.id, depth: 0 });
  expect(JSON.stringify(kept)).not.toContain(tokenIn(link.path));
  expect(await sharedDraft(payload, kept.digest)).toBeUndefined();
});

it.each([
  ['expired', { ends: new Date(0).toISOString() }],
  ['revoked', { revoked: new Date().toISOString() }],
])('a preview link that is %s shows nothing', async (state, data) => {
  const { id } = await newPage(payload, `/${state}`);
  const link = await shareDraft(payload, { collection: 'pages', record: id, hours: 24, by: ann.id });
  expect(await sharedDraft(payload, tokenIn(link.path))).toBeDefined();
  await payload.update({ collection: 'preview-links', id: link.id, data });
  expect(await sharedDraft(payload, tokenIn(link.path))).toBeUndefined();
});

it('an expired preview link is deleted when the next one is created', async () => {
  await shareDraft(payload, { collection: 'jobs', record: 41, hours: -1, by: ann.id });
  await shareDraft(payload, { collection: 'jobs', record: 42, hours: 24, by: ann.id });
  const { totalDocs } = await payload.count({ collection: 'preview-links', where: { record: { equals: 41 } } });
  expect(totalDocs).toBe(0);
});

it('an editor can create and revoke a preview link for an existing record', async () => {
  const job = await payload.create({
    collection: 'jobs',
    draft: true,
    data: { job: 'Rigger', slug: 'rigger' } as never,
  });
  const made = await share({ collection: 'jobs', record: job.id, hours: 72 });
  expect(made.status).toBe(200);
  const { id, path } = JSON.parse(made.text) as { id: number; path: string };
  expect(await sharedDraft(payload, tokenIn(path))).toMatchObject({ collection: 'jobs', id: job.id });
  const listed = await ask(payload, `/preview-links/${id}`, { token });
  expect(listed.text).not.toContain('digest');
  expect((await ask(payload, `/preview-links/${id}`, { method: 'DELETE', token })).status).toBe(200);
  expect(await sharedDraft(payload, tokenIn(path))).toBeUndefined();
});

it.each([
  ['a missing record', { collection: 'jobs', record: 9999 }, 404],
  ['a collection without previews', { collection: 'users', record: 1 }, 400],
  ['an unsupported duration', { collection: 'jobs', record: 1, hours: 100_000 }, 400],
  ['a record id that is not a number', { collection: 'jobs', record: { greater_than: 0 } }, 400],
])('a preview link is refused for %s', async (_name, body, status) => {
  expect((await share(body)).status).toBe(status);
});

it('preview links are closed to anonymous requests, and created only by sharing', async () => {
  expect((await share({ collection: 'jobs', record: 1 }, {})).status).toBe(403);
  expect((await ask(payload, '/preview-links', {})).status).toBe(403);
  const body = { digest: 'x', list: 'pages', record: 1, ends: new Date().toISOString() };
  expect((await ask(payload, '/preview-links', { method: 'POST', body, token })).status).toBe(403);
});

it('a preview link ends when the account that shared it loses the right to the record', async () => {
  const { id } = await newPage(payload, '/of-bea', { _status: 'draft' });
  const bea = await newEditor(payload, 'Bea');
  const link = await shareDraft(payload, { collection: 'pages', record: id, hours: 24, by: bea.id });
  const isShown = async () => (await sharedDraft(payload, tokenIn(link.path))) !== undefined;
  const become = (data: { roles?: ('editor' | 'talent' | 'reader')[]; mustChangePassword?: boolean }) =>
    payload.update({ collection: 'users', id: bea.id, data });
  expect(await isShown()).toBe(true);
  for (const role of ['reader', 'talent'] as const) {
    await become({ roles: [role] });
    expect(await isShown(), role).toBe(false);
  }
  await become({ roles: ['editor'] });
  expect(await isShown()).toBe(true);
  await become({ mustChangePassword: true });
  expect(await isShown()).toBe(false);
  await payload.delete({ collection: 'users', id: bea.id });
  expect(await isShown()).toBe(false);
});
