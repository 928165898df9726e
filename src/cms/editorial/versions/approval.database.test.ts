// On SQLite, and on PostgreSQL in the full run: the check runs in the transaction of a save and
// reads stored data.

import type { SanitizedPermissions } from 'payload';
import { expect, it, vi } from 'vitest';
import { parseSettings } from '../../../config/env.ts';
import { returnedTo, waitingFor } from '../../dashboard/content.ts';
import { openOffice } from '../../rest/testing/office.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { newPage } from '../../testing/records.ts';
import { versionRows } from './version-rows.ts';

const payload = await openForTests({ ...parseSettings(), APPROVAL: true });
const { as, ids } = await openOffice(payload);

/** Creates a page that passes all checks of publishing. */
const opened = (path: string, data: Parameters<typeof newPage>[2] = {}) =>
  newPage(payload, path, { ...data, sections: [{ blockType: 'hero', heading: { text: 'A page' }, water: 'accent3' }] });

const patch = (who: 'editor' | 'admin' | 'reader', path: string, body: object) =>
  as(who, path, { method: 'PATCH', body });

const published = async (id: number) => {
  const { docs } = await payload.find({ collection: 'pages', where: { id: { equals: id } }, overrideAccess: false });
  return docs[0]?.title;
};

it('an editor cannot publish by any variant of a REST request', async () => {
  const up = await opened('/up', { title: 'Up' });
  const draft = await opened('/draft', { title: 'Not up', _status: 'draft' });
  const body = { title: 'Past', _status: 'published' };
  const tries = [
    patch('editor', `/pages/${draft.id}`, body),
    patch('editor', `/pages/${draft.id}?draft=true`, body),
    patch('editor', `/pages/${draft.id}?autosave=true&draft=true`, body),
    patch('editor', `/pages/${draft.id}?publishAllLocales=true`, { title: 'Past' }),
    patch('editor', `/pages/${draft.id}?publishSpecificLocale=en`, body),
    // Writes to a published page without sending a status.
    patch('editor', `/pages/${up.id}`, { title: 'Past' }),
    patch('editor', `/pages?where[id][in]=${up.id},${draft.id}`, { title: 'Past' }),
    patch('editor', `/pages?where[id][equals]=${draft.id}`, body),
    as('editor', '/pages', { method: 'POST', body: { ...body, path: '/past', description: up.description } }),
    as('editor', `/pages/${up.id}/duplicate`, { method: 'POST', body }),
  ];
  await Promise.all(tries);
  const { docs } = await payload.find({ collection: 'pages', overrideAccess: false, pagination: false });
  expect(docs.map(({ title }) => title)).toEqual(['Up']);
});

it('an editor cannot publish by a schedule, an older version or the trash', async () => {
  const { id } = await opened('/scheduled', { title: 'Before' });
  await patch('editor', `/pages/${id}?draft=true`, { title: 'Draft' });
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'pages', value: String(id) },
      user: { relationTo: 'users', value: ids.editor },
    },
  } as never);
  await payload.jobs.run();
  expect(await published(id)).toBe('Before');

  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: 'createdAt',
    depth: 0,
  });
  const back = await as('editor', `/pages/versions/${docs[0]?.id}`, { method: 'POST' });
  expect(back.status).toBe(403);

  await patch('admin', `/pages/${id}`, { deletedAt: new Date().toISOString() });
  expect(await published(id)).toBeUndefined();
  const restored = await patch('editor', `/pages/${id}?trash=true`, { deletedAt: null, _status: 'published' });
  expect(restored.status).toBe(403);
  expect((await patch('editor', `/pages/${id}?trash=true`, { deletedAt: null })).status).toBe(200);
  expect(await published(id)).toBeUndefined();
});

const admin = await payload.findByID({ collection: 'users', id: ids.admin });
const user = { ...admin, collection: 'users' as const };
const read = { create: true, read: true, update: true, delete: true, fields: true } as const;
const permissions = {
  canAccessAdmin: true,
  collections: { pages: read },
  globals: {},
} as unknown as SanitizedPermissions;

it('an editor requests approval of a draft, and an administrator publishes it', async () => {
  const { id } = await opened('/asked', { title: 'As it was' });
  expect((await patch('editor', `/pages/${id}?draft=true`, { title: 'Better' })).status).toBe(200);
  const requestState = async (who: 'editor' | 'admin' | 'stranger' | 'token') => {
    const { status, text } = await as(who, `/pages/${id}/asked`);
    return status === 200 ? JSON.parse(text) : status;
  };
  expect(await requestState('admin')).toEqual({ mayApprove: true, asked: null, sentBack: null });
  expect((await patch('editor', `/pages/${id}?draft=true&look=true`, {})).status).toBe(200);
  expect(await requestState('editor')).toMatchObject({ mayApprove: false, asked: { by: 'editor', self: true } });
  expect(await requestState('admin')).toMatchObject({ mayApprove: true, asked: { by: 'editor', self: false } });
  expect([await requestState('stranger'), await requestState('token')]).toEqual([403, 403]);
  // Further typing keeps the request for review.
  await patch('editor', `/pages/${id}?draft=true`, { title: 'Better' });
  expect(await requestState('admin')).toMatchObject({ asked: { by: 'editor' } });
  expect((await waitingFor({ payload, user, permissions })).map(({ title, person }) => [title, person])).toEqual([
    ['Better', ids.editor],
  ]);
  expect(await published(id)).toBe('As it was');
  expect((await patch('admin', `/pages/${id}`, { _status: 'published' })).status).toBe(200);
  expect(await published(id)).toBe('Better');
  expect(await waitingFor({ payload, user, permissions })).toEqual([]);
  const [newest] = await versionRows({
    payload,
    user,
    collection: payload.collections.pages.config,
    id,
    i18n: { language: 'en' },
  });
  expect(newest).toMatchObject({ state: 'On the site now', by: ids.admin, askedBy: ids.editor });
});

it('an approver returns a draft with a comment, and its author requests approval again', async () => {
  const { id } = await opened('/back', { title: 'Not ready', _status: 'draft' });
  await patch('editor', `/pages/${id}?draft=true&look=true`, {});
  const updated = (await payload.findByID({ collection: 'pages', id, draft: true })).updatedAt;
  const listed = async () =>
    (await as('admin', '/pages?draft=true&where[id][equals]=asked')).json().docs.map((one) => one.id);
  expect(await listed()).toEqual([id]);
  const send = async (who: 'editor' | 'admin' | 'reader' | 'stranger' | 'token', words: unknown) =>
    (await as(who, `/pages/${id}/send-back`, { method: 'POST', body: { words } })).status;
  expect([await send('editor', 'No.'), await send('stranger', 'No.'), await send('token', 'No.')]).toEqual([
    403, 403, 403,
  ]);
  expect([await send('admin', ' '), await send('admin', 'x'.repeat(1001)), await send('admin', { a: 1 })]).toEqual([
    400, 400, 400,
  ]);
  expect(await send('admin', 'The prices are of last year.')).toBe(200);
  expect(await send('admin', 'Twice.')).toBe(409);
  expect((await as('editor', `/pages/${id}/asked`)).json()).toMatchObject({
    asked: null,
    sentBack: { words: 'The prices are of last year.' },
  });
  expect(await waitingFor({ payload, user, permissions })).toEqual([]);
  expect(await listed()).toEqual([]);
  const writer = { ...(await payload.findByID({ collection: 'users', id: ids.editor })), collection: 'users' as const };
  expect(await returnedTo({ payload, user: writer, permissions })).toMatchObject([
    { title: 'Not ready', person: ids.admin, words: 'The prices are of last year.' },
  ]);
  expect(await returnedTo({ payload, user, permissions })).toEqual([]);
  // `updatedAt` stays, so an open form is not stale.
  expect((await payload.findByID({ collection: 'pages', id, draft: true })).updatedAt).toBe(updated);

  await patch('editor', `/pages/${id}?draft=true&look=true`, {});
  expect((await as('admin', `/pages/${id}/asked`)).json()).toMatchObject({ asked: { by: 'editor' }, sentBack: null });
  expect((await waitingFor({ payload, user, permissions })).map(({ title }) => title)).toEqual(['Not ready']);
  await payload.delete({ collection: 'pages', id });
});

it('a returned draft is unlocked for its author, even after the approver edited it', async () => {
  const { id } = await opened('/free', { title: 'Asked', _status: 'draft' });
  await patch('editor', `/pages/${id}?draft=true&look=true`, {});
  const typed = (who: 'editor' | 'admin', title: string) =>
    patch(who, `/pages/${id}?draft=true&autosave=true`, { title });
  expect((await typed('admin', 'Tried')).status).toBe(200);
  const locked = await typed('editor', 'Locked');
  expect([locked.status, locked.text]).toEqual([423, expect.stringContaining('Another editor is editing this')]);
  const back = await as('admin', `/pages/${id}/send-back`, { method: 'POST', body: { words: 'The prices.' } });
  expect(back.status).toBe(200);
  expect((await typed('editor', 'Goes on')).status).toBe(200);
  await payload.delete({ collection: 'pages', id });
});

it('an editor cannot unpublish or delete a published page', async () => {
  const { id } = await opened('/stays', { title: 'Stays' });
  const trash = { deletedAt: new Date().toISOString() };
  const tries = () => [
    patch('editor', `/pages/${id}`, { _status: 'draft' }),
    patch('editor', `/pages?where[id][equals]=${id}`, { _status: 'draft' }),
    patch('editor', `/pages/${id}`, trash),
    patch('editor', `/pages/${id}?draft=true`, trash),
    patch('editor', `/pages?where[id][equals]=${id}`, trash),
    as('editor', `/pages/${id}`, { method: 'DELETE' }),
    as('editor', `/pages?where[id][equals]=${id}`, { method: 'DELETE' }),
  ];
  const refuses = async () => {
    for (const answer of await Promise.all(tries())) expect(answer.text).toMatch(/Ask a colleague who may approve/);
    expect(await published(id)).toBe('Stays');
  };
  await refuses();
  // A draft over the published page is no way around the check.
  expect((await patch('editor', `/pages/${id}?draft=true`, { title: 'Draft' })).status).toBe(200);
  await refuses();
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'unpublish',
      doc: { relationTo: 'pages', value: String(id) },
      user: { relationTo: 'users', value: ids.editor },
    },
  } as never);
  await payload.jobs.run();
  expect(await published(id)).toBe('Stays');

  const draft = await opened('/own-draft', { title: 'Never up', _status: 'draft' });
  expect((await patch('editor', `/pages/${draft.id}`, trash)).status).toBe(200);
  expect((await as('editor', `/pages/${draft.id}?trash=true`, { method: 'DELETE' })).status).toBe(200);
  expect((await patch('admin', `/pages/${id}`, { _status: 'draft' })).status).toBe(200);
  expect(await published(id)).toBeUndefined();
});

it('an account with approval rights can publish, and an editor cannot grant itself the right', async () => {
  await payload.update({ collection: 'users', id: ids.reader, data: { approves: true } });
  const { id } = await opened('/approver', { title: 'One' });
  expect((await patch('reader', `/pages/${id}`, { title: 'Two', _status: 'published' })).status).toBe(200);
  expect(await published(id)).toBe('Two');
  const selfGrant = await patch('editor', `/users/${ids.editor}`, { approves: true });
  expect(selfGrant.json().doc?.approves).not.toBe(true);
});

it('approval requests and returned drafts are mailed, and a failed mail blocks neither', async () => {
  const send = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
  const { id } = await opened('/mailed', { title: 'Mailed', _status: 'draft' });
  await patch('editor', `/pages/${id}?draft=true`, { title: 'Mailed' });
  const asks = () => patch('editor', `/pages/${id}?draft=true&look=true`, {});
  const sendsBack = () => as('admin', `/pages/${id}/send-back`, { method: 'POST', body: { words: 'A price.' } });
  expect((await asks()).status).toBe(200);
  await expect.poll(() => send.mock.calls.length).toBe(2);
  const asked = {
    subject: expect.stringContaining('editor requests approval of the page “Mailed”'),
    text: expect.stringContaining(`/admin/collections/pages/${id}`),
  };
  const mails = send.mock.calls.map(([mail]) => mail);
  // The reader became a reviewer in an earlier test; the newcomer still has a first password.
  expect(mails).toEqual(
    expect.arrayContaining(['admin', 'reader'].map((name) => ({ ...asked, to: `${name}@six.example` }))),
  );
  await asks();
  expect(send, 'a second request within ten minutes sends no mail').toHaveBeenCalledTimes(2);
  send.mockClear();
  expect((await sendsBack()).status).toBe(200);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.calls.map(([mail]) => mail)).toEqual([
    {
      to: 'editor@six.example',
      subject: expect.stringContaining('admin requests changes to the page “Mailed”'),
      text: expect.stringContaining('A price.'),
    },
  ]);
  const log = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  send.mockRejectedValue(new Error('No mail server'));
  expect((await asks()).status).toBe(200);
  await expect.poll(() => log.mock.calls.length).toBe(1);
  expect((await sendsBack()).status).toBe(200);
  await expect.poll(() => log.mock.calls.length).toBe(2);
});

it('one account causes at most thirty approval mails an hour to each approver', async () => {
  const send = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
  send.mockClear();
  for (let draft = 0; draft < 40; draft += 1) {
    const { id } = await opened(`/many-${draft}`, { title: `Draft ${draft}`, _status: 'draft' });
    await patch('editor', `/pages/${id}?draft=true&look=true`, {});
  }
  // Two accounts may approve; earlier requests count too.
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(30);
  expect(send.mock.calls.length).toBeLessThanOrEqual(60);
});
