import { beforeEach, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';
import { page } from './test-support.ts';

let renders: string[];
let next: () => RenderedPage;
let time: number;

/** Tells the cache that what a page was made from is as it was, or not. */
const madeFrom = (
  areStill: (changed: ReadonlySet<string>) => Promise<boolean>,
  rendered: RenderedPage,
): RenderedPage => ({ ...rendered, sources: { areStill, read: () => new Set(['works', 'films']) } });

const open = () =>
  new PageCache({
    render: async (address) => {
      renders.push(address);
      return next();
    },
    headers: {},
    policyFor: (policy) => policy,
    warn: () => {},
    now: () => time,
  });

const textOf = async (cache: PageCache, address: string) => (await cache.get(address)).body('identity').toString();

beforeEach(() => {
  renders = [];
  time = 0;
});

it('renders nothing anew that is made from what it was made from', async () => {
  const cache = open();
  const asked: string[][] = [];
  next = () =>
    madeFrom(
      async (changed) => {
        asked.push([...changed].sort());
        return true;
      },
      page(`${renders.length}`),
    );
  const first = await cache.get('/work');
  cache.invalidate(new Set(['media']));
  cache.invalidate(new Set(['works', 'people']));
  expect(cache.peek('/work')).toBeUndefined();
  const again = await Promise.all([cache.get('/work'), cache.get('/work')]);
  expect(again).toEqual([first, first]);
  expect([renders.length, asked]).toEqual([1, [['media', 'people', 'works']]]);
  expect(cache.peek('/work')).toEqual(first);
  // What it is made from has changed a little: it reads films now.
  cache.invalidate(new Set(['films']));
  expect(cache.peek('/work')).toBeUndefined();
  await cache.get('/work');
  expect(asked[1]).toEqual(['films']);
});

it('renders a page anew when something has changed, or nobody can say so', async () => {
  const cache = open();
  let areStill = async () => false;
  next = () => madeFrom(() => areStill(), page(`${renders.length}`));
  expect(await textOf(cache, '/work')).toBe('1');
  cache.invalidate(new Set(['works']));
  expect(await textOf(cache, '/work')).toBe('2');
  areStill = () => Promise.reject(new Error('away'));
  cache.invalidate(new Set(['works']));
  expect(await textOf(cache, '/work')).toBe('3');
});

it('does not believe what was said of a page before the next change', async () => {
  const cache = open();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  next = () => madeFrom(() => promise, page(`${renders.length}`));
  await cache.get('/work');
  cache.invalidate(new Set(['works']));
  const asked = cache.get('/work');
  cache.invalidate(new Set(['works']));
  resolve(true);
  await asked;
  expect(renders).toHaveLength(2);
});

it('asks nothing about a page that something changed under while it was made: it is made again', async () => {
  const cache = open();
  let change = () => cache.invalidate(new Set(['works']));
  next = () => {
    change();
    change = () => {};
    return madeFrom(async () => true, page(`${renders.length}`));
  };
  expect(await textOf(cache, '/work')).toBe('1');
  expect(await textOf(cache, '/work')).toBe('2');
  expect(await textOf(cache, '/work')).toBe('2');
});

it('lets a page grow no older for being as it was', async () => {
  const cache = open();
  next = () =>
    madeFrom(async () => true, { ...page(`${renders.length}`), headers: { 'cdn-cache-control': 'max-age=60' } });
  await cache.get('/jobs');
  time = 59_000;
  cache.invalidate(new Set(['works']));
  expect(await textOf(cache, '/jobs')).toBe('1');
  time = 60_000;
  expect(await textOf(cache, '/jobs')).toBe('2');
  time = 120_000;
  cache.invalidate(new Set(['works']));
  expect(await textOf(cache, '/jobs'), 'at its end it is not even asked about').toBe('3');
});
