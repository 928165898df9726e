import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';
import { page } from './test-support.ts';

const works = new Set(['works']);
const enough = 10_000;

let words: string;
let renders: string[];
let warnings: string[];
/** Pages whose rendering waits for a word. */
let held: Map<string, PromiseWithResolvers<void>>;
let next: (address: string) => RenderedPage;
/** Milliseconds. It stands still unless a test says otherwise: pages take no time to make, however busy the machine is. */
let time: number;

const open = () =>
  new PageCache({
    render: async (address) => {
      renders.push(address);
      const made = next(address);
      await held.get(address)?.promise;
      return made;
    },
    headers: {},
    policyFor: (policy) => policy,
    warn: (message) => warnings.push(message),
    now: () => time,
  });

const textOf = (cache: PageCache, address: string) => cache.peek(address)?.body('identity').toString();
const bothOf = (cache: PageCache) => [textOf(cache, '/work'), textOf(cache, '/')];

beforeEach(() => {
  words = 'old';
  time = 0;
  renders = [];
  warnings = [];
  held = new Map();
  next = (address) => page(`${address} ${words}`);
});

/** With two pages that are kept, and a change that nobody has seen yet. */
async function changed(): Promise<PageCache> {
  const cache = open();
  await cache.get('/work');
  await cache.get('/');
  renders = [];
  words = 'new';
  return cache;
}

it('serves pages as they were until all are made anew, and then lets all change in the same moment', async () => {
  const cache = await changed();
  held.set('/work', Promise.withResolvers());
  const renewing = cache.renew(works, enough);
  await turn();
  await turn();
  expect(bothOf(cache)).toEqual(['/work old', '/ old']);
  held.get('/work')?.resolve();
  await renewing;
  expect(bothOf(cache)).toEqual(['/work new', '/ new']);
  // What was asked for last comes first.
  expect(renders).toEqual(['/', '/work']);
  await cache.settled();
  expect(bothOf(cache)).toEqual(['/work new', '/ new']);
});

it('leaves alone what is made from other collections', async () => {
  const cache = await changed();
  await cache.renew(new Set(['films']), enough);
  expect([renders, bothOf(cache)]).toEqual([[], ['/work old', '/ old']]);
});

it('renders nothing that is made from what it was made from, whatever was asked of it before', async () => {
  let asked = 0;
  next = (address) => ({
    ...page(`${address} ${words}`),
    sources: {
      areStill: async () => {
        asked += 1;
        return true;
      },
      read: () => new Set(['works', 'films']),
    },
  });
  const cache = await changed();
  await cache.renew(works, enough);
  expect([renders, asked, bothOf(cache)]).toEqual([[], 2, ['/work old', '/ old']]);
  // It reads films now.
  await cache.renew(new Set(['films']), enough);
  expect(asked).toBe(4);
});

it('has visitors wait for what was not made in time', async () => {
  const cache = await changed();
  held.set('/', Promise.withResolvers());
  await cache.renew(works, 20);
  expect([renders, bothOf(cache)]).toEqual([['/'], [undefined, undefined]]);
  expect((await cache.get('/work')).body('identity').toString()).toBe('/work new');
});

it('does not hold back what is ready for what takes long', async () => {
  const cache = await changed();
  held.set('/work', Promise.withResolvers());
  await cache.renew(works, 50);
  expect(bothOf(cache)).toEqual([undefined, '/ new']);
  const asked = cache.get('/work');
  held.get('/work')?.resolve();
  expect((await asked).body('identity').toString()).toBe('/work new');
  expect([renders, textOf(cache, '/work')]).toEqual([['/', '/work'], '/work new']);
});

it('leaves what took long to whoever asks for it', async () => {
  const cache = open();
  held.set('/feed.xml', Promise.withResolvers());
  const first = cache.get('/feed.xml');
  time += 40;
  held.get('/feed.xml')?.resolve();
  await first;
  renders = [];
  await cache.renew(works, 60);
  expect([renders, textOf(cache, '/feed.xml')]).toEqual([[], undefined]);
  await cache.get('/feed.xml');
  await cache.renew(works, 60);
  expect([renders.length, textOf(cache, '/feed.xml')]).toEqual([2, '/feed.xml old']);
});

it('makes again what took long when something else changed meanwhile', async () => {
  const cache = await changed();
  held.set('/work', Promise.withResolvers());
  await cache.renew(works, 20);
  words = 'newest';
  cache.invalidate(works);
  held.get('/work')?.resolve();
  expect((await cache.get('/work')).body('identity').toString()).toBe('/work newest');
});

it('believes nothing that it found out when something else changed meanwhile', async () => {
  const cache = await changed();
  held.set('/work', Promise.withResolvers());
  const renewing = cache.renew(works, enough);
  await turn();
  cache.invalidate(new Set(['media']));
  held.get('/work')?.resolve();
  await renewing;
  expect(bothOf(cache)).toEqual([undefined, undefined]);
});

it('has a page that cannot be made waited for, and changes the others', async () => {
  const cache = await changed();
  next = (address) => {
    if (address === '/') throw new Error('away');
    return page(`${address} ${words}`);
  };
  await cache.renew(works, enough);
  expect(bothOf(cache)).toEqual(['/work new', undefined]);
  expect((await cache.get('/')).body('identity').toString()).toBe('/ old');
  expect(warnings).toEqual(['/ cannot be rendered anew (away); serving it as it last was.']);
});

it('does not show again what is there no more', async () => {
  const cache = await changed();
  next = (address) => ({ ...page(''), status: address === '/' ? 404 : 200 });
  await cache.renew(works, enough);
  expect(textOf(cache, '/')).toBeUndefined();
  expect((await cache.get('/')).status).toBe(404);
});
