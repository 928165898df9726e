// On SQLite, and on PostgreSQL in the full run: records in the trash must not block their address,
// which each keeps unique in its own way.
import { expect, it } from 'vitest';
import { emptyTrash } from '../../../cms/editorial/trash/empty-trash.ts';
import { trashed } from '../../../cms/editorial/trash/trash-collections.ts';
import { readTrashedFiles } from '../../../cms/editorial/trash/trashed-files.ts';
import { openOffice } from '../../../cms/rest/testing/office.ts';
import { readTokens } from '../../../cms/revalidation/change-tokens.ts';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { reasonOf } from '../../../cms/testing/people.ts';
import { newPage, newWork, pictureFile } from '../../../cms/testing/records.ts';
import { payloadContentSource } from '../source.ts';

const payload = await openForTests();
const { as } = await openOffice(payload);
const content = payloadContentSource(payload, 'https://www.example.test');

const now = () => new Date().toISOString();
const day = 24 * 60 * 60 * 1000;

const toTrash = (collection: string, id: number, more = '') =>
  as('editor', `/${collection}/${id}?depth=0${more}`, { method: 'PATCH', body: { deletedAt: now() } });

const restore = (collection: string, id: number, _status?: 'draft' | 'published') =>
  as('editor', `/${collection}/${id}?depth=0&trash=true`, {
    method: 'PATCH',
    body: { deletedAt: null, ...(_status ? { _status } : {}) },
  });

const messageOf = ({ text }: { readonly text: string }): string => JSON.parse(text).errors?.[0]?.message ?? text;

it('a page in the trash is not served, and its address can be used again', async () => {
  const page = await newPage(payload, '/gone');
  const before = (await readTokens(payload)).get('pages');
  expect((await toTrash('pages', page.id)).status).toBe(200);
  expect((await readTokens(payload)).get('pages')).not.toBe(before);
  expect(await content.page('/gone')).toBeNull();
  expect(await content.page(`/gone~${page.id}`)).toBeNull();
  expect(await content.pageAddresses()).toEqual([]);
  expect(await content.pages()).toEqual([]);
  const { totalDocs } = await payload.count({ collection: 'redirects' });
  expect(totalDocs).toBe(0);

  await newPage(payload, '/gone', { title: 'Another' });
  const refused = await restore('pages', page.id);
  expect([refused.status, messageOf(refused)]).toEqual([
    409,
    '“Another” has the address /gone now. Give that one another address or delete it, then restore this one.',
  ]);
});

it('a case in the trash is not listed or served, and comes back when it is restored', async () => {
  const work = await newWork(payload, { slug: 'back', title: 'Back' });
  await toTrash('works', work.id);
  expect(await content.work('back')).toBeNull();
  expect((await content.works()).map(({ slug }) => slug)).not.toContain('back');
  expect((await restore('works', work.id)).json().doc).toMatchObject({ slug: 'back', _status: 'draft' });
  expect(await content.work('back')).toBeNull();
  await toTrash('works', work.id);
  expect((await restore('works', work.id, 'published')).json().doc).toMatchObject({ slug: 'back', deletedAt: null });
  expect((await content.work('back'))?.title).toBe('Back');
  const { totalDocs } = await payload.count({ collection: 'redirects' });
  expect(totalDocs).toBe(0);
});

it('a draft survives the trash and stays unpublished', async () => {
  const page = await newPage(payload, '/half');
  await payload.update({ collection: 'pages', id: page.id, draft: true, data: { title: 'Half written' } });
  await toTrash('pages', page.id, '&draft=true&autosave=true');
  expect(await content.page('/half')).toBeNull();
  await restore('pages', page.id);
  const kept = await payload.findByID({ collection: 'pages', id: page.id, draft: true });
  expect(kept).toMatchObject({ title: 'Half written', path: '/half', _status: 'draft' });
  expect(await content.page('/half')).toBeNull();
});

it('records in the trash are hidden from roles without access, and cannot be restored by them', async () => {
  const page = await newPage(payload, '/secret', { title: 'A secret' });
  await toTrash('pages', page.id);
  const work = await newWork(payload, { title: 'A secret' });
  await toTrash('works', work.id);
  for (const person of ['stranger', 'token', 'newcomer'] as const)
    for (const path of [
      '/works?trash=true&where[deletedAt][exists]=true',
      '/works?trash=true&draft=true&depth=2',
      `/works/${work.id}?trash=true`,
      `/works/versions?trash=true&where[parent][equals]=${work.id}`,
      `/pages/${page.id}?trash=true&draft=true`,
      '/works/count?trash=true',
    ]) {
      const { text } = await as(person, path);
      expect(text, `${person} ${path}`).not.toContain('A secret');
    }
  const { text } = await as('token', '/works/count?trash=true');
  expect(JSON.parse(text).totalDocs).toBe((await payload.count({ collection: 'works' })).totalDocs);
  const denied = await as('token', `/works/${work.id}?trash=true`, { method: 'PATCH', body: { deletedAt: null } });
  expect(denied.status).toBe(403);
  const seen = await payload.find({ collection: 'works', trash: true, overrideAccess: false, pagination: false });
  expect(seen.docs.map(({ title }) => title)).not.toContain('A secret');
});

it('a record in the trash cannot be edited, and the server sets the time of deletion', async () => {
  const page = await newPage(payload, '/still');
  const body = { deletedAt: '2001-01-01T00:00:00.000Z', title: 'Sneaked in' };
  const gone = await as('editor', `/pages/${page.id}?depth=0`, { method: 'PATCH', body });
  expect(gone.json().doc).toMatchObject({ title: 'Page /still', path: '/still' });
  expect(Date.parse(String(gone.json().doc.deletedAt))).toBeGreaterThan(Date.now() - day);
  const changed = await as('editor', `/pages/${page.id}?trash=true`, { method: 'PATCH', body: { title: 'Changed' } });
  expect([changed.status, messageOf(changed)]).toEqual([409, 'This is in the trash. Restore it first.']);
  const hidden = await as('editor', `/pages/${page.id}`, { method: 'PATCH', body: { title: 'Changed' } });
  expect(hidden.status).toBe(404);
});

it('a form that sends an empty deletedAt is saved', async () => {
  const page = await newPage(payload, '/form');
  const saved = await as('editor', `/pages/${page.id}?draft=true&autosave=true&depth=0`, {
    method: 'PATCH',
    body: { title: 'Typed', deletedAt: null },
  });
  expect(saved.json().doc).toMatchObject({ title: 'Typed' });
});

it('moving a page to the trash cancels its scheduled publication', async () => {
  const page = await newPage(payload, '/booked', { _status: 'draft' });
  const doc = { relationTo: 'pages', value: String(page.id) };
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc },
    waitUntil: new Date(Date.now() + day),
  } as never);
  const booked = async () =>
    (await payload.find({ collection: 'payload-jobs', pagination: false })).docs.filter(
      ({ input }) => (input as { doc?: { value?: unknown } })?.doc?.value === doc.value,
    ).length;
  expect(await booked()).toBe(1);
  await toTrash('pages', page.id);
  expect(await booked()).toBe(0);
});

it('a used picture cannot be deleted, and its file is private once it is in the trash', async () => {
  const filePath = await pictureFile(40, 30);
  const picture = await payload.create({ collection: 'media', data: { alt: 'A boat.' }, filePath });
  const work = await newWork(payload);
  const shown = { gridImageFull: picture.id, _status: 'published' } as const;
  await payload.update({ collection: 'works', id: work.id, data: shown });
  const refused = await toTrash('media', picture.id);
  expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringContaining('still used by the case')]);

  await toTrash('works', work.id);
  expect((await toTrash('media', picture.id)).status).toBe(200);
  const hidden = await readTrashedFiles(payload);
  expect(hidden.has(String(picture.filename))).toBe(true);
  expect(hidden.has(String(picture.sizes?.avif400?.filename))).toBe(true);
  expect(await reasonOf(payload.delete({ collection: 'media', id: picture.id, trash: true }))).toMatch(
    /still used by the case “.*” in the trash/,
  );

  const soon = new Date(Date.now() + 29 * day);
  expect(await emptyTrash(payload, soon)).toBe(0);
  const deleted = new Date(Date.now() + 31 * day);
  await payload.kv.set('removals-trash', { checkedAt: new Date().toISOString() });
  expect(await emptyTrash(payload, deleted)).toBe(0);
  expect(await payload.kv.get('removals-trash')).toMatchObject({
    held: { why: expect.stringContaining('30 days after') },
  });
  await payload.kv.set('removals-trash', { checkedAt: soon.toISOString() });
  expect(await emptyTrash(payload, deleted)).toBeGreaterThan(1);
  for (const collection of trashed) {
    const left = await payload.count({ collection, trash: true, where: { deletedAt: { exists: true } } });
    expect(left.totalDocs, collection).toBe(0);
  }
});

it.each(['people', 'testimonials', 'partners'] as const)('%s can be restored from the trash', async (collection) => {
  const filePath = await pictureFile(40, 30);
  const { id: image } = await payload.create({ collection: 'media', data: { alt: 'A face.' }, filePath });
  const data = {
    people: { name: 'Mo', role: 'Editor', text: 'Writes.', ground: 'accent4', picture: { image } },
    testimonials: { name: 'Mo', position: 'Owner', description: 'It floats.', icon: { image } },
    partners: { name: 'Tree', drawn: 'tree' },
  }[collection];
  const { id } = await payload.create({ collection, data: data as never });
  expect((await toTrash(collection, id)).status).toBe(200);
  expect((await payload.find({ collection, overrideAccess: false })).totalDocs).toBe(0);
  expect((await restore(collection, id)).status).toBe(200);
  expect((await payload.find({ collection, overrideAccess: false })).totalDocs).toBe(1);
});
