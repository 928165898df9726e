// On both databases: a token is bumped in the transaction of the change, and transactions differ.
import { createLocalReq, restoreVersionOperation } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openForTests } from '../testing/open-for-tests.ts';
import { readTokens } from './change-tokens.ts';

type Dated = 'works' | 'insights' | 'jobs';

const payload = await openForTests();
const collections: readonly Dated[] = ['works', 'insights', 'jobs'];
let records = 0;
let words = 0;
let inEveryArticle: { articleCategory: number[]; author: number };

const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'Some.' }] };
const text = {
  root: { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children: [paragraph] },
};

beforeAll(async () => {
  const category = await payload.create({ collection: 'article-categories', data: { title: 'Any', slug: 'any' } });
  const author = await payload.create({ collection: 'authors', data: { title: 'Any author', slug: 'any-author' } });
  inEveryArticle = { articleCategory: [category.id], author: author.id };
});

/** Returns an unused word, so that each change is visible to the public. */
const newWord = (): string => {
  words += 1;
  return `Word ${words}`;
};

async function published(collection: Dated): Promise<number> {
  records += 1;
  const shared = { slug: `record-${records}`, postDate: '2024-01-01T00:00:00.000Z', _status: 'published' as const };
  if (collection === 'jobs') {
    const data = { ...shared, job: newWord(), experience: 'Some', location: 'Hong Kong', text };
    return (await payload.create({ collection, data })).id;
  }
  if (collection === 'works') return (await payload.create({ collection, data: { ...shared, title: newWord() } })).id;
  const data = { ...shared, ...inEveryArticle, title: newWord(), description: 'About words.' };
  return (await payload.create({ collection, data })).id;
}

const named = (collection: Dated) => (collection === 'jobs' ? { job: newWord() } : { title: newWord() });

/** Restores the oldest version, as a draft where asked, as the panel does. */
async function restoreOldest(collection: Dated, id: number, asDraft = false): Promise<void> {
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, sort: 'createdAt' });
  await restoreVersionOperation({
    collection: payload.collections[collection],
    id: String(docs[0]?.id),
    draft: asDraft || docs[0]?.version._status !== 'published',
    overrideAccess: true,
    req: await createLocalReq({}, payload),
  });
}

async function bySchedule(collection: Dated, id: number, type: 'publish' | 'unpublish'): Promise<void> {
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: collection, value: id } },
  });
  await payload.jobs.run();
}

const steps: Readonly<Record<string, (collection: Dated, id: number) => Promise<unknown>>> = {
  publish: (collection, id) =>
    payload.update({ collection, id, data: { ...named(collection), _status: 'published' as const } }),
  'autosave a draft': (collection, id) =>
    payload.update({ collection, id, data: named(collection), draft: true, autosave: true }),
  unpublish: (collection, id) => payload.update({ collection, id, data: { _status: 'draft' as const } }),
  // Sent by the panel's own button.
  'unpublish in every language': (collection, id) =>
    payload.update({ collection, id, data: { _status: 'draft' as const }, unpublishAllLocales: true }),
  'restore the first version': (collection, id) => restoreOldest(collection, id),
  'restore the first version as a draft': (collection, id) => restoreOldest(collection, id, true),
  'publish by schedule': (collection, id) => bySchedule(collection, id, 'publish'),
  'unpublish by schedule': (collection, id) => bySchedule(collection, id, 'unpublish'),
  delete: (collection, id) => payload.delete({ collection, id }),
};

/** Fields of a record that the public may see. */
async function seenByPublic(collection: Dated, id: number): Promise<string> {
  const { docs } = await payload.find({ collection, where: { id: { equals: id } }, overrideAccess: false, depth: 0 });
  return JSON.stringify(docs.map(({ updatedAt: _updatedAt, ...record }) => record));
}

const tokenOf = async (collection: Dated) => (await readTokens(payload)).get(collection);

/** Runs the steps in order and returns those after which a cached page would be out of date. */
async function staleAfter(collection: Dated, names: readonly string[]): Promise<string[]> {
  const id = await published(collection);
  const stale: string[] = [];
  let [seen, token] = [await seenByPublic(collection, id), await tokenOf(collection)];
  for (const name of names) {
    await steps[name]?.(collection, id);
    const [seenNow, tokenNow] = [await seenByPublic(collection, id), await tokenOf(collection)];
    if (seenNow !== seen && tokenNow === token) stale.push(`${name} in: ${names.join(', ')}`);
    [seen, token] = [seenNow, tokenNow];
  }
  return stale;
}

describe('the public content', () => {
  const all = Object.keys(steps).filter((name) => name !== 'delete');
  // A schedule does the same as the button, so it need not be the first step too.
  const early = all.filter((name) => !name.endsWith('by schedule'));
  const pairs = early.flatMap((first) => [...all, 'delete'].map((second) => [first, second]));
  // Two steps are enough to test the token. The full run takes three, on SQLite: the hooks do not
  // depend on the database.
  const orders =
    process.env.FULL_RUN && !process.env.DATABASE_URL
      ? early.flatMap((first) => pairs.map((pair) => [first, ...pair]))
      : pairs;

  it('never changes without the token, in any order of publishing, editing and restoring', async () => {
    const stale: string[] = [];
    for (const order of orders) stale.push(...(await staleAfter('works', order)));
    expect(stale).toEqual([]);
  }, 300_000);

  it.each(collections)(
    'never changes without the token when a record with a draft is withdrawn: %s',
    async (collection) => {
      for (const last of [
        'unpublish',
        'unpublish in every language',
        'unpublish by schedule',
        'delete',
        'restore the first version',
      ])
        expect(await staleAfter(collection, ['autosave a draft', last])).toEqual([]);
    },
  );
});

describe('the change token', () => {
  it.each(['autosave a draft', 'restore the first version as a draft'])(
    'stays the same after the step "%s"',
    async (name) => {
      for (const before of ['publish', 'unpublish', 'autosave a draft']) {
        const id = await published('works');
        await steps[before]?.('works', id);
        const token = (await readTokens(payload)).get('works');
        await steps[name]?.('works', id);
        expect((await readTokens(payload)).get('works'), `after ${before}`).toBe(token);
      }
    },
  );
});
