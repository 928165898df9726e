import { beforeEach, expect, it } from 'vitest';
import { noteReads, withReads } from '../cms/content-reads.ts';
import type { ContentTag } from '../cms/content-stamp.ts';
import type { ContentSource } from '../content/source.ts';
import { PageReads } from './page-reads.ts';

let asked: string[];
let answers: { works: unknown; facts: unknown; jobs: unknown };

const note = (...tags: ContentTag[]) => noteReads(new Set(tags));

/** Three questions are enough: all are passed on in the same way. */
const content = {
  work: async (slug: string) => {
    asked.push(`work ${slug}`);
    note('works', 'media');
    return answers.works;
  },
  facts: async () => {
    asked.push('facts');
    note('facts');
    return answers.facts;
  },
  jobs: async () => {
    asked.push('jobs');
    if (answers.jobs instanceof Error) throw answers.jobs;
    return answers.jobs;
  },
} as unknown as ContentSource;

/** A page that asks for a case and the facts. */
async function rendered(also: (content: ContentSource) => Promise<unknown> = async () => undefined) {
  const reads = new PageReads(content);
  const { read } = await withReads(async () => {
    await Promise.all([reads.content.work('tree'), reads.content.facts()]);
    await also(reads.content);
  });
  asked = [];
  return reads.sources(read);
}

const changed = (...tags: ContentTag[]) => new Set(tags);

beforeEach(() => {
  asked = [];
  answers = { works: { title: 'Tree', tags: new Map([['a', 1]]) }, facts: new Map([['office', '9/F']]), jobs: [] };
});

it('gives a page the answers of the content', async () => {
  const reads = new PageReads(content);
  expect(await reads.content.work('tree')).toBe(answers.works);
  expect(asked).toEqual(['work tree']);
});

it('asks again what may be answered differently, and nothing else', async () => {
  const sources = await rendered();
  expect(await sources?.areStill(changed('media'))).toBe(true);
  expect(asked).toEqual(['work tree']);
  expect([...(sources?.read() ?? [])].sort()).toEqual(['facts', 'media', 'works']);
});

it('sees that an answer has changed, however deep inside', async () => {
  const sources = await rendered();
  answers.works = { title: 'Tree', tags: new Map([['a', 2]]) };
  expect(await sources?.areStill(changed('facts'))).toBe(true);
  expect(await sources?.areStill(changed('works'))).toBe(false);
});

it('takes an equal answer for the same, whichever object it is', async () => {
  const sources = await rendered();
  answers.works = structuredClone(answers.works);
  expect(await sources?.areStill(changed('works'))).toBe(true);
});

it('sees that an answer is there no more', async () => {
  const sources = await rendered();
  answers.works = null;
  expect(await sources?.areStill(changed('works'))).toBe(false);
});

it('always asks again what no collection of ours was read for', async () => {
  const sources = await rendered((own) => own.jobs());
  answers.jobs = ['a new one'];
  expect(await sources?.areStill(changed('people'))).toBe(false);
});

it('knows the collections of what was answered last', async () => {
  let more = false;
  const pages = async () => {
    note('pages', ...(more ? (['films'] as const) : []));
    return [];
  };
  const growing = { ...content, pages };
  const reads = new PageReads(growing as unknown as ContentSource);
  const { read } = await withReads(() => reads.content.pages());
  const sources = reads.sources(read);
  more = true;
  expect(await sources?.areStill(changed('pages'))).toBe(true);
  expect([...(sources?.read() ?? [])].sort()).toEqual(['films', 'pages']);
});

it('rejects where there is no answer', async () => {
  const sources = await rendered((own) => own.jobs());
  answers.jobs = new Error('away');
  await expect(sources?.areStill(changed('jobs'))).rejects.toThrow('away');
});

it('says nothing of a page that read something without asking', async () => {
  const sources = await rendered(async () => note('people'));
  expect(sources).toBeUndefined();
});

it('says nothing of a page that was made without an answer', async () => {
  answers.jobs = new Error('away');
  expect(await rendered((own) => own.jobs().catch(() => []))).toBeUndefined();
  const { promise, resolve: answer } = Promise.withResolvers<readonly never[]>();
  answers.jobs = promise;
  expect(await rendered(async (own) => void own.jobs())).toBeUndefined();
  answer([]);
});

it('gives an answer that cannot be written down, and says nothing of such a page', async () => {
  answers.jobs = [{ apply: () => 'a function' }];
  const given: unknown[] = [];
  expect(await rendered(async (own) => void given.push(await own.jobs()))).toBeUndefined();
  expect(given).toEqual([answers.jobs]);
});
