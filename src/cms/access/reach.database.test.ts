// On SQLite, and on PostgreSQL in the full run: access is part of the query.
import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { afterAll, expect, it, vi } from 'vitest';
import { mayCall } from '../patches/rest/panel-functions.ts';
import { signIn } from '../rest/test-support.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { newPage } from '../testing/records.ts';
import { type Role, roles } from './table.ts';
import { openCompany, password } from './testing/company.ts';

const payload: Payload = await openForTests();
const { askers, ids, insert, enquiry } = await openCompany(payload);

// Points to a closed port: allowed requests fail there, forbidden ones before.
vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
afterAll(() => void vi.unstubAllEnvs());

it('accounts below administrator can rename themselves but not raise their own rights', async () => {
  for (const role of roles) {
    const at = `/users/${ids.get(role)}`;
    const as = askers.get(role);
    const own = JSON.parse((await as?.(at))?.text ?? '{}') as { email?: string; roles?: string[] };
    expect(own).toMatchObject({ email: `${role}@six.example`, roles: [role] });
    if (role === 'administrator') continue;
    for (const to of [at, `/users?where[id][equals]=${ids.get(role)}`])
      await as?.(to, { method: 'PATCH', body: { name: 'Me', roles: [...roles], mustChangePassword: true } });
    const now = await payload.findByID({ collection: 'users', id: ids.get(role) ?? 0 });
    expect(now).toMatchObject({ name: 'Me', roles: [role], mustChangePassword: false });
  }
});

it('the sales and talent roles cannot read or change each other’s submissions', async () => {
  for (const [role, kind] of [
    ['sales', 'application'],
    ['talent', 'enquiry'],
  ] as const) {
    const as = askers.get(role);
    const id = await enquiry(kind);
    const delivery = await insert('deliveries', {
      submission: id,
      destination: 'crm',
      state: 'needs-attention',
      attempts: 6,
    });
    const event = await insert('enquiry-events', { submission: id, kind: 'note', text: 'About them.' });
    const body = { text: 'Hello', key: randomUUID() };
    for (const [at, method, more] of [
      [`/submissions/${id}`, 'GET', {}],
      [`/submissions/${id}`, 'PATCH', { state: 'open' }],
      [`/submissions/${id}/file`, 'GET', {}],
      [`/submissions/${id}/note`, 'POST', body],
      [`/submissions/${id}/answer`, 'POST', body],
      [`/submissions/${id}/erase`, 'POST', {}],
      [`/deliveries/${delivery}`, 'GET', {}],
      [`/deliveries/${delivery}/try-again`, 'POST', {}],
      [`/enquiry-events/${event}`, 'GET', {}],
    ] as const) {
      const answer = await as?.(at, { method, ...(method === 'GET' ? {} : { body: more }) });
      expect([403, 404], `${role} ${method} ${at}: ${answer?.text}`).toContain(answer?.status);
    }
    await as?.('/submissions?where[id][exists]=true', { method: 'PATCH', body: { state: 'archived' } });
    expect((await payload.findByID({ collection: 'submissions', id })).state).toBe('new');
    for (const at of ['/submissions?limit=200', '/deliveries?limit=200&depth=1', '/submissions/export.csv'])
      expect((await as?.(at))?.text).not.toContain(kind === 'enquiry' ? '"enquiry"' : '"application"');
    const events = (await as?.('/enquiry-events?limit=200&depth=0'))?.json().docs ?? [];
    expect(events.map((one) => one.submission)).not.toContain(id);
  }
});

it('an enquiry can be assigned only to accounts that may answer its type', async () => {
  for (const [kind, right, wrong] of [
    ['enquiry', 'sales', 'talent'],
    ['application', 'talent', 'sales'],
  ] as const) {
    const id = await enquiry(kind);
    const assignTo = (to: Role) =>
      askers.get(right)?.(`/submissions/${id}`, { method: 'PATCH', body: { assignee: ids.get(to) } });
    expect((await assignTo(right))?.status).toBe(200);
    expect((await assignTo(wrong))?.status).toBe(400);
  }
});

it('an account without publishing rights can neither schedule nor cancel a change', async () => {
  const page = await newPage(payload, '/booked-by-few');
  const { id } = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'unpublish', doc: { relationTo: 'pages', value: String(page.id) } } as never,
    waitUntil: new Date(Date.now() + 1e8),
  });
  const body = { publishes: false, day: '2031-05-06', time: '09:00' };
  const may = async (role: Role) => [
    (await askers.get(role)?.(`/pages/${page.id}/bookings`, { method: 'POST', body }))?.status,
    (await askers.get(role)?.(`/pages/${page.id}/bookings/${id}`, { method: 'DELETE' }))?.status,
  ];
  expect(await may('talent')).toEqual([403, 403]);
  expect(await may('reader')).toEqual([403, 403]);
  expect(await may('editor')).toEqual([201, 200]);
  // Payload's own function checks neither time nor record.
  const token = await signIn(payload, 'editor@six.example', password);
  const headers = new Headers({ authorization: `JWT ${token}` });
  expect(await mayCall('schedule-publish', headers, payload.config, {})).toBe(false);
});

it('sorting a list by a field that the account may not read is refused', async () => {
  for (const sort of ['email', '-email', 'name,roles', 'toldOfLetters'])
    expect((await askers.get('reader')?.(`/users?sort=${sort}`))?.status, sort).toBe(400);
  expect((await askers.get('reader')?.('/users?sort=name'))?.status).toBe(200);
  expect((await askers.get('administrator')?.('/users?sort=email'))?.status).toBe(200);
});

it('an account without update rights cannot lock a record', async () => {
  const mayLock = (role: Role, collectionSlug: string, id: number) =>
    signIn(payload, `${role}@six.example`, password).then((token) =>
      mayCall('form-state', new Headers({ authorization: `JWT ${token}` }), payload.config, {
        collectionSlug,
        id,
        returnLockStatus: true,
      }),
    );
  expect([await mayLock('editor', 'pages', 1), await mayLock('reader', 'pages', 1)]).toEqual([true, false]);
  expect([await mayLock('sales', 'submissions', 1), await mayLock('talent', 'pages', 1)]).toEqual([true, false]);
  expect(await mayLock('reader', 'users', ids.get('reader') ?? 0)).toBe(true);
  expect(await mayLock('reader', 'users', ids.get('administrator') ?? 0)).toBe(false);
  const lock = { document: { relationTo: 'pages', value: 1 }, user: { relationTo: 'users', value: ids.get('reader') } };
  const made = await askers.get('reader')?.('/payload-locked-documents', { method: 'POST', body: lock });
  expect(made?.status).toBe(403);
});

it('a lock can be taken over only by an account that may edit the record, for itself', async () => {
  const userOf = (role: Role) => ({ relationTo: 'users', value: ids.get(role) });
  const page = await newPage(payload, '/written-in');
  const collection = 'payload-locked-documents';
  const lock = (of: number) =>
    payload.db.create({
      collection,
      data: { document: { relationTo: 'pages', value: of }, user: userOf('administrator') },
    });
  const other = await newPage(payload, '/not-written-in');
  // An autosave and the form may each take the lock.
  const [{ id }] = [await lock(page.id), await lock(page.id), await lock(other.id)];
  const takeOver = async (by: Role, user: unknown) =>
    (await askers.get(by)?.(`/payload-locked-documents/${id}`, { method: 'PATCH', body: { user } }))?.status;
  expect([await takeOver('reader', userOf('reader')), await takeOver('editor', userOf('reader'))]).toEqual([403, 403]);
  expect(await takeOver('editor', userOf('editor'))).toBe(200);
  const holdersOf = async (of: number) => {
    const where: Where = {
      and: [{ 'document.relationTo': { equals: 'pages' } }, { 'document.value': { equals: of } }],
    };
    return (await payload.find({ collection, where, depth: 0 })).docs.map(({ user }) => user.value);
  };
  expect(await holdersOf(page.id)).toEqual([ids.get('editor')]);
  expect(await holdersOf(other.id)).toEqual([ids.get('administrator')]);
});

it('the last administrator can neither be deleted nor lose the role', async () => {
  const as = askers.get('administrator');
  // Deletes the first administrator and those of earlier tests.
  const boss = ids.get('administrator') ?? 0;
  await payload.delete({
    collection: 'users',
    where: { and: [{ roles: { in: ['administrator'] } }, { id: { not_equals: boss } }] },
  });
  for (const [at, method] of [
    [`/users/${boss}`, 'PATCH'],
    [`/users/${boss}`, 'DELETE'],
    ['/users?where[id][exists]=true', 'PATCH'],
    ['/users?where[id][exists]=true', 'DELETE'],
  ] as const) {
    const answer = await as?.(at, { method, ...(method === 'PATCH' ? { body: { roles: ['editor'] } } : {}) });
    expect(answer?.status, answer?.text).toBe(409);
    expect(answer?.text).toContain('There must be one administrator.');
  }
  expect(
    (await as?.(`/users/${ids.get('editor')}`, { method: 'PATCH', body: { roles: ['administrator'] } }))?.status,
  ).toBe(200);
  expect((await as?.(`/users/${boss}`, { method: 'PATCH', body: { roles: ['reader'] } }))?.status).toBe(200);
});
