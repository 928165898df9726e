// On both databases: versions are read and written in transactions, which differ.
import { describe, expect, it } from 'vitest';
import type { Insight, Work } from '../payload-types.ts';
import { goneTag, readTokens } from '../revalidation/change-tokens.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { newWork, pictureFile } from '../testing/records.ts';

const payload = await openForTests();
const asPublic = { overrideAccess: false } as const;

const publicSlugs = async () =>
  (await payload.find({ collection: 'works', pagination: false, ...asPublic })).docs.map(({ slug }) => slug);

const tokenOf = async (tag: string) => (await readTokens(payload)).get(tag);

describe('drafts', () => {
  it('are never returned to public queries, even with `draft: true`', async () => {
    const draft = await newWork(payload, { _status: 'draft' });
    expect(await publicSlugs()).not.toContain(draft.slug);
    const asked = await payload.find({ collection: 'works', draft: true, pagination: false, ...asPublic });
    expect(asked.docs.map(({ id }) => id)).not.toContain(draft.id);
    await expect(payload.findByID({ collection: 'works', id: draft.id, draft: true, ...asPublic })).rejects.toThrow();
    await expect(payload.findVersions({ collection: 'works', ...asPublic })).rejects.toThrow();
  });

  it('of a published record do not change what the public sees', async () => {
    const work = await newWork(payload, { title: 'As published' });
    await payload.update({ collection: 'works', id: work.id, data: { title: 'Being rewritten' }, draft: true });
    const seen = await payload.findByID({ collection: 'works', id: work.id, ...asPublic });
    expect(seen.title).toBe('As published');
    const asked = await payload.find({
      collection: 'works',
      where: { id: { equals: work.id } },
      draft: true,
      ...asPublic,
    });
    expect(asked.docs.map(({ title }) => title)).not.toContain('Being rewritten');
  });
});

describe('the change token of a collection', () => {
  it('changes when a record is published, edited, unpublished or deleted', async () => {
    const seen = [await tokenOf('works')];
    const work = await newWork(payload);
    seen.push(await tokenOf('works'));
    await payload.update({ collection: 'works', id: work.id, data: { title: 'Changed', _status: 'published' } });
    seen.push(await tokenOf('works'));
    await payload.update({ collection: 'works', id: work.id, data: { _status: 'draft' } });
    seen.push(await tokenOf('works'));
    const other = await newWork(payload);
    await payload.delete({ collection: 'works', id: other.id });
    seen.push(await tokenOf('works'));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('stays the same while a draft is edited', async () => {
    const draft = await newWork(payload, { _status: 'draft' });
    const before = await tokenOf('works');
    await payload.update({ collection: 'works', id: draft.id, data: { title: 'Still typing' }, draft: true });
    expect(await tokenOf('works')).toBe(before);
  });

  it('has a second token that changes only when a record is unpublished, trashed or deleted', async () => {
    const stays: string[] = [];
    const goes: string[] = [];
    const note = async (what: string, change: () => Promise<unknown>): Promise<void> => {
      const before = await tokenOf(goneTag('works'));
      await change();
      ((await tokenOf(goneTag('works'))) === before ? stays : goes).push(what);
    };
    const { id } = await newWork(payload);
    const binned = await newWork(payload);
    const collection = 'works';
    const change = (data: Partial<Work>, work = id) => payload.update({ collection, id: work, data });
    await note('published', () => newWork(payload));
    await note('changed', () => change({ title: 'Changed', _status: 'published' }));
    await note('typed in', () => payload.update({ collection, id, data: { title: 'Typed' }, draft: true }));
    await note('unpublished', () => change({ _status: 'draft' }));
    await note('published again', () => change({ _status: 'published' }));
    await note('binned', () => change({ deletedAt: new Date().toISOString() }, binned.id));
    await note('deleted', () => payload.delete({ collection, id }));
    expect(stays).toEqual(['published', 'changed', 'typed in', 'published again']);
    expect(goes).toEqual(['unpublished', 'binned', 'deleted']);
  });

  it('changes for pictures, authors and categories, without changing that of jobs', async () => {
    const before = await readTokens(payload);
    await payload.create({ collection: 'media', data: { alt: 'A red square.' }, filePath: await pictureFile() });
    await payload.create({ collection: 'article-categories', data: { title: 'Weather', slug: 'weather' } });
    await payload.create({ collection: 'authors', data: { title: 'Weather desk', slug: 'weather-desk' } });
    await payload.create({ collection: 'client-types', data: { title: 'Ferries', slug: 'ferries' } });
    const after = await readTokens(payload);
    for (const tag of ['media', 'article-categories', 'authors', 'client-types']) {
      expect(after.get(tag), tag).not.toBe(before.get(tag));
    }
    expect(after.get('jobs')).toBe(before.get('jobs'));
  });

  it('stays the same when the change is rolled back', async () => {
    const before = await tokenOf('works');
    const { slug } = await newWork(payload, { _status: 'draft' });
    await expect(newWork(payload, { slug })).rejects.toThrow();
    expect(await tokenOf('works')).toBe(before);
  });
});

describe('old addresses', () => {
  const redirectFrom = async (from: string) =>
    (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs[0]?.to;

  it('redirect to the current one in one hop, however often it changes', async () => {
    const { id } = await newWork(payload, { slug: 'first-name' });
    await payload.update({ collection: 'works', id, data: { slug: 'second-name', _status: 'published' } });
    expect(await redirectFrom('/work/first-name')).toBe('/work/second-name');
    await payload.update({ collection: 'works', id, data: { slug: 'third-name', _status: 'published' } });
    expect(await redirectFrom('/work/first-name')).toBe('/work/third-name');
    expect(await redirectFrom('/work/second-name')).toBe('/work/third-name');
    await payload.update({ collection: 'works', id, data: { slug: 'first-name', _status: 'published' } });
    expect(await redirectFrom('/work/first-name')).toBeUndefined();
    expect(await redirectFrom('/work/third-name')).toBe('/work/first-name');
  });

  it('redirect once the new one is published, not while it is in a draft', async () => {
    const { id } = await newWork(payload, { slug: 'typed-first' });
    await payload.update({ collection: 'works', id, data: { slug: 'typed-second' }, draft: true });
    expect(await redirectFrom('/work/typed-first')).toBeUndefined();
    await payload.update({ collection: 'works', id, data: { title: 'Typed', _status: 'published' } });
    expect(await redirectFrom('/work/typed-first')).toBe('/work/typed-second');
  });

  it('of a record that was never published get no redirect', async () => {
    const { id } = await newWork(payload, { slug: 'secret-name', _status: 'draft' });
    await payload.update({ collection: 'works', id, data: { slug: 'public-name', _status: 'published' } });
    expect(await redirectFrom('/work/secret-name')).toBeUndefined();
  });
});

describe('the database', () => {
  it('stores forty simultaneous writes', async () => {
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, n) => newWork(payload, { title: `At once ${n}`, slug: `at-once-${n}` })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(40);
    const { totalDocs } = await payload.count({ collection: 'works', where: { slug: { like: 'at-once-' } } });
    expect(totalDocs).toBe(40);
  });

  it('stores an article with every type of block', async () => {
    const text = {
      root: {
        type: 'root',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [
          {
            type: 'paragraph',
            version: 1,
            direction: null,
            format: '',
            indent: 0,
            textFormat: 0,
            textStyle: '',
            children: [{ type: 'text', version: 1, text: 'Hello', detail: 0, format: 0, mode: 'normal', style: '' }],
          },
        ],
      },
    } satisfies NonNullable<Extract<NonNullable<Insight['insightsContent']>[number], { blockType: 'text' }>['text']>;
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'A red square.' },
      filePath: await pictureFile(),
    });
    const category = await payload.create({
      collection: 'article-categories',
      data: { title: 'Blocks', slug: 'blocks' },
    });
    const author = await payload.create({ collection: 'authors', data: { title: 'Block desk', slug: 'block-desk' } });
    const article = await payload.create({
      collection: 'insights',
      data: {
        title: 'Blocks',
        slug: 'blocks',
        description: 'About blocks.',
        postDate: '2024-01-01T00:00:00.000Z',
        articleCategory: [category.id],
        author: author.id,
        _status: 'published',
        insightsContent: [
          { blockType: 'text', text },
          { blockType: 'images', images: [{ image: picture.id, caption: 'Red.' }] },
        ],
      },
    });
    expect(article.insightsContent?.map(({ blockType }) => blockType)).toEqual(['text', 'images']);
  });
});
