// On SQLite, and on PostgreSQL in the full run: versions are rows, and their authors are columns.
import { expect, it } from 'vitest';
import { openOffice } from '../../rest/testing/office.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { newPage } from '../../testing/records.ts';
import { runDue } from '../schedule/run-due.ts';
import { versionRows } from './version-rows.ts';

const payload = await openForTests();
const { as, ids } = await openOffice(payload);
const editor = await payload.findByID({ collection: 'users', id: ids.editor });
const user = { ...editor, collection: 'users' as const };

const save = (id: number, body: object, draft = '&draft=true', who: 'editor' | 'admin' = 'editor') =>
  as(who, `/pages/${id}?depth=0${draft}`, { method: 'PATCH', body });

const rowsOf = (id: number) =>
  versionRows({ payload, user, collection: payload.collections.pages.config, id, i18n: { language: 'en' } });

const statement = (words: string, id: string) => ({
  blockType: 'statement',
  id,
  ground: 'paper',
  statement: words,
  paragraph: 'Words.',
});

it('each version shows its author, its changes and its status', async () => {
  const { id } = await newPage(payload, '/versions', { sections: [statement('One', 'a'), statement('Two', 'b')] });
  await save(id, { title: 'Another title' });
  await save(
    id,
    { title: 'Another title', sections: [statement('Two', 'b'), statement('Uno', 'a')] },
    '&draft=true',
    'admin',
  );
  const rows = await rowsOf(id);
  expect(rows.map(({ number, state, by, changes }) => [number, state, by, changes])).toEqual([
    [3, 'Draft', ids.admin, expect.stringMatching(/, order of sections$/)],
    [2, 'Saved', ids.editor, 'Title'],
    [1, 'On the site now', undefined, 'First version'],
  ]);
});

it('the author of a version can be neither set nor read by REST', async () => {
  const { id } = await newPage(payload, '/forged');
  const { text } = await save(id, { title: 'Forged', hand: { by: ids.admin, askedBy: ids.admin } });
  expect(text).not.toMatch(/askedBy|"by"/);
  expect((await rowsOf(id))[0]).toMatchObject({ by: ids.editor, askedBy: undefined });
});

it('an older version is restored with its sections, and the new one refers to it', async () => {
  const { id } = await newPage(payload, '/put-back', { sections: [statement('First words', 'a')] });
  await save(id, { sections: [statement('Second words', 'a')] });
  await save(id, { title: 'Third', sections: [statement('Third words', 'a')] });
  const first = (await rowsOf(id)).at(-1);
  const { status } = await as('editor', `/pages/versions/${first?.id}?draft=true`, { method: 'POST' });
  expect(status).toBe(200);
  const page = await payload.findByID({ collection: 'pages', id, draft: true });
  expect(page.sections).toMatchObject([{ statement: 'First words' }]);
  expect((await rowsOf(id))[0]).toMatchObject({ by: ids.editor, changes: expect.stringMatching(/: as in 1 again$/) });
});

it('a version with a removed block type can be listed, read and restored', async () => {
  const { id } = await newPage(payload, '/gone-kind', { sections: [statement('Here', 'a')] });
  const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, depth: 0 });
  const [version] = docs;
  const gone = {
    ...version?.version,
    sections: [{ blockType: 'no-such-kind', id: 'z', words: 'Lost' }, statement('Here', 'a')],
  };
  await payload.db.updateVersion({
    collection: 'pages',
    id: Number(version?.id),
    versionData: { version: gone as never },
  });
  await save(id, { title: 'Newer' });
  expect((await rowsOf(id)).map(({ changes }) => changes)).toContain('First version');
  const read = await as('editor', `/pages/versions/${version?.id}?depth=1`);
  expect(read.status).toBe(200);
  const { status } = await as('editor', `/pages/versions/${version?.id}?draft=true`, { method: 'POST' });
  expect(status).toBe(200);
  const page = await payload.findByID({ collection: 'pages', id, draft: true });
  expect(page.sections?.map(({ blockType }) => blockType)).toContain('statement');
});

const publicTitle = async (id: number) => {
  const { docs } = await payload.find({ collection: 'pages', where: { id: { equals: id } }, overrideAccess: false });
  return docs[0]?.title;
};

/** Creates a page that an editor can publish. */
const opened = (path: string, title: string) =>
  newPage(payload, path, { title, sections: [{ blockType: 'hero', heading: { text: 'A page' }, water: 'accent3' }] });

const restore = (version: unknown, query = '') =>
  as('editor', `/pages/versions/${version}${query}`, { method: 'POST' });

it('a restored draft becomes a draft of the published record', async () => {
  const { id } = await opened('/stays-up', 'First');
  await save(id, { title: 'Only a draft' });
  const body = { title: 'On the site', path: '/stays-up-too', _status: 'published' };
  expect((await save(id, body, '')).status).toBe(200);
  const draft = (await rowsOf(id)).find(({ state }) => state === 'Saved');
  for (const query of ['', '?draft=false', '?draft=true']) {
    expect((await restore(draft?.id, query)).status, query).toBe(200);
    expect(await publicTitle(id), query).toBe('On the site');
    const newest = await payload.findByID({ collection: 'pages', id, draft: true });
    expect(newest, query).toMatchObject({ title: 'Only a draft', path: '/stays-up', _status: 'draft' });
  }
  await expect(payload.restoreVersion({ collection: 'pages', id: String(draft?.id) })).rejects.toThrow(/as a draft/);
  expect(await publicTitle(id)).toBe('On the site');
});

it('a version from the trash is restored as a draft outside the trash', async () => {
  const { id } = await opened('/was-in-the-trash', 'As it was');
  const trash = (deletedAt: unknown, more = {}) =>
    as('editor', `/pages/${id}?trash=true`, { method: 'PATCH', body: { deletedAt, ...more } });
  expect((await trash('now')).status).toBe(200);
  expect((await trash(null, { _status: 'published' })).status).toBe(200);
  const trashed = (await rowsOf(id)).find(({ state }) => state === 'Put into the trash');
  expect((await restore(trashed?.id)).status).toBe(200);
  expect(await publicTitle(id)).toBe('As it was');
  const newest = await payload.findByID({ collection: 'pages', id, draft: true });
  expect(newest).toMatchObject({ path: '/was-in-the-trash', _status: 'draft', deletedAt: null });
});

const states = async (id: number) => (await rowsOf(id)).map(({ state }) => state);

it('unpublishing is listed as a version of its own after the publication', async () => {
  const { id } = await opened('/comes-down', 'Came down');
  expect(await states(id)).toEqual(['On the site now']);
  const query = '&unpublishAllLocales=true';
  expect((await save(id, { _status: 'draft' }, query)).status).toBe(200);
  expect(await states(id)).toEqual(['Unpublished', 'Published']);
  const newest = await payload.findByID({ collection: 'pages', id, draft: true });
  expect(newest).toMatchObject({ title: 'Came down', _status: 'draft' });
  expect(await publicTitle(id)).toBeUndefined();
  // A later save of a draft is no second unpublishing.
  await save(id, { title: 'Written on' });
  expect(await states(id)).toEqual(['Draft', 'Unpublished', 'Published']);
});

it('scheduled publishing and unpublishing are marked as scheduled', async () => {
  const { id } = await opened('/booked', 'Booked');
  await save(id, { title: 'Booked again' });
  const book = (type: 'publish' | 'unpublish') =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: 'pages', value: String(id) },
        user: { relationTo: 'users', value: ids.admin },
      },
    } as never);
  await book('publish');
  await runDue(payload);
  expect((await states(id))[0]).toBe('On the site now, as scheduled');
  await book('unpublish');
  await runDue(payload);
  expect((await states(id)).slice(0, 2)).toEqual(['Unpublished, as scheduled', 'Published, as scheduled']);
});
