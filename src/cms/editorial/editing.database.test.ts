// On SQLite, and on PostgreSQL in the full run: versions are read and written in transactions,
// which differ.
import { handleEndpoints } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { formHeader } from '../panel/form-header.ts';
import { signIn } from '../rest/test-support.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { newEditor, reasonOf } from '../testing/people.ts';
import { newWork } from '../testing/records.ts';

const payload = await openForTests();
const [ann, bob] = [await newEditor(payload, 'Ann'), await newEditor(payload, 'Bob')];

describe('a save of a stale form', () => {
  const saveAs = (
    user: typeof ann,
    id: number,
    services: string,
    updatedAt: string,
    { draft = true, form = 'one' } = {},
  ) =>
    payload.update({
      req: { headers: new Headers({ [formHeader]: form }) },
      collection: 'works',
      id,
      data: { services, updatedAt, ...(draft ? {} : { _status: 'published' as const }) },
      draft,
      autosave: draft,
      overrideAccess: false,
      user,
    });

  it.each([true, false])('is refused, and the newer save is kept (draft: %s)', async (draft) => {
    const { id, updatedAt } = await newWork(payload);
    await saveAs(ann, id, 'Written by Ann', updatedAt);
    expect(await reasonOf(saveAs(bob, id, 'Written by Bob', updatedAt, { draft }))).toMatch(/was changed since/i);
    const stored = await payload.findByID({ collection: 'works', id, draft: true });
    expect(stored.services).toBe('Written by Ann');
    const { docs } = await payload.findVersions({ collection: 'works', where: { parent: { equals: id } } });
    expect(docs.some(({ version }) => version.services === 'Written by Ann')).toBe(true);
  });

  it('is accepted once the form is based on the newer save', async () => {
    const { id, updatedAt } = await newWork(payload);
    const first = await saveAs(ann, id, 'Written by Ann', updatedAt);
    expect((await saveAs(bob, id, 'Written by both', first.updatedAt)).services).toBe('Written by both');
  });

  it('is accepted when the newer saves came from the same form', async () => {
    const { id, updatedAt } = await newWork(payload);
    for (const words of ['W', 'Wr', 'Wri', 'Writ']) await saveAs(ann, id, words, updatedAt);
    expect((await payload.findByID({ collection: 'works', id, draft: true })).services).toBe('Writ');
  });

  it('is accepted when the response to its own last save was lost an hour ago', async () => {
    const { id, updatedAt } = await newWork(payload);
    await saveAs(ann, id, 'Answer lost', updatedAt);
    const now = performance.now() + 3_600_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    expect((await saveAs(ann, id, 'And more', updatedAt)).services).toBe('And more');
    clock.mockRestore();
  });

  it('is refused when the newer save came from another form of the same account', async () => {
    const { id, updatedAt } = await newWork(payload);
    await saveAs(ann, id, 'In one tab', updatedAt);
    const later = saveAs(ann, id, 'In another', updatedAt, { form: 'two' });
    expect(await reasonOf(later)).toMatch(/was changed since/i);
    const stored = await payload.findByID({ collection: 'works', id, draft: true });
    expect(stored.services).toBe('In one tab');
  });

  it('is refused in collections without drafts too', async () => {
    const author = await payload.create({ collection: 'authors', data: { title: 'Desk', slug: 'a-desk' } });
    const save = (user: typeof ann, title: string) =>
      payload.update({
        collection: 'authors',
        id: author.id,
        data: { title, updatedAt: author.updatedAt },
        overrideAccess: false,
        user,
      });
    await save(ann, 'Night desk');
    expect(await reasonOf(save(bob, 'Day desk'))).toMatch(/was changed since/i);
  });

  it('is not assumed for restored versions and updates without a timestamp', async () => {
    const { id } = await newWork(payload);
    await payload.update({ collection: 'works', id, data: { title: 'Again', _status: 'published' } });
    const { docs } = await payload.findVersions({
      collection: 'works',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    await payload.restoreVersion({ collection: 'works', id: String(docs[0]?.id), overrideAccess: false, user: bob });
    const unpublished = await payload.update({
      collection: 'works',
      id,
      data: { _status: 'draft' },
      overrideAccess: false,
      user: ann,
    });
    expect(unpublished._status).toBe('draft');
  });
});

describe('a record that is being edited', () => {
  async function ask(user: typeof ann, address: string, data: object): Promise<number> {
    const token = await signIn(payload, user.email, 'a good long password');
    const request = new Request(`http://localhost/cms/${address}`, {
      method: 'PATCH',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    return (await handleEndpoints({ config: payload.config, request })).status;
  }

  it('stays locked between autosaves, and is released by publishing', async () => {
    const { id } = await newWork(payload);
    const typed = `works/${id}?draft=true&autosave=true`;
    expect(await ask(ann, typed, { services: 'Written by Ann' })).toBe(200);
    expect(await ask(bob, typed, { services: 'Written by Bob' })).toBe(423);
    expect(await ask(ann, typed, { services: 'Written by Ann, in peace' })).toBe(200);
    expect((await payload.findByID({ collection: 'works', id, draft: true })).services).toBe(
      'Written by Ann, in peace',
    );
    expect(await ask(ann, `works/${id}`, { _status: 'published' })).toBe(200);
    expect(await ask(bob, typed, { services: 'Written by Bob' })).toBe(200);
  });
});

describe('an empty draft of an abandoned form', () => {
  const open = () => payload.create({ collection: 'works', data: {}, draft: true, overrideAccess: false, user: ann });
  const backdate = async (id: number) => {
    const old = new Date(Date.now() - 61 * 60 * 1000).toISOString();
    const times = { createdAt: old, updatedAt: old };
    await payload.db.updateOne({ collection: 'works', id, data: times });
    const { docs } = await payload.findVersions({ collection: 'works', where: { parent: { equals: id } } });
    for (const version of docs) {
      const versionData = { ...version.version, ...times };
      await payload.db.updateVersion({
        collection: 'works',
        id: version.id,
        versionData: { ...version, version: versionData },
      });
    }
  };
  const isThere = async (id: number) =>
    (await payload.count({ collection: 'works', where: { id: { equals: id } } })).totalDocs === 1;

  it('is deleted when the next form opens, unless it was edited or is recent', async () => {
    const [left, typed, fresh] = [await open(), await open(), await open()];
    for (const { id } of [left, typed]) await backdate(id);
    await payload.update({
      collection: 'works',
      id: typed.id,
      data: { services: 'Some' },
      draft: true,
      autosave: true,
    });
    await open();
    expect(await isThere(left.id)).toBe(false);
    expect(await isThere(typed.id)).toBe(true);
    expect(await isThere(fresh.id)).toBe(true);
  });
});
