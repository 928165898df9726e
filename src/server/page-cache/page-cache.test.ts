import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

let renders: string[];
let next: (address: string) => Promise<RenderedPage> | RenderedPage;
let time: number;
let warnings: string[];

const page = (text: string, status = 200, read = ['works', 'media']): RenderedPage => ({
  status,
  headers: {
    'content-type': 'text/html',
    'cdn-cache-control': 'max-age=86400',
    'x-powered-by': 'nobody needs to know',
    'content-security-policy': "img-src 'self'",
  },
  body: Buffer.from(text),
  read: new Set(read),
});

const unkept = (rendered: RenderedPage): RenderedPage => ({ ...rendered, headers: { 'content-type': 'text/html' } });

const open = (options: { lifetime?: number; mostBytes?: number } = {}) =>
  new PageCache({
    render: async (address) => {
      renders.push(address);
      return next(address);
    },
    headers: { 'x-content-type-options': 'nosniff' },
    policyFor: (policy) => `${policy} https://media.example`,
    warn: (message) => warnings.push(message),
    now: () => time,
    ...options,
  });

const textOf = async (cache: PageCache, address: string) => (await cache.get(address)).body('identity').toString();

beforeEach(() => {
  renders = [];
  warnings = [];
  time = 0;
  next = (address) => page(`${address} ${renders.length}`);
});

describe('PageCache', () => {
  it('renders a page once, however many ask for it at the same moment', async () => {
    const cache = open();
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(cache, '/work')));
    expect(new Set(texts)).toEqual(new Set(['/work 1']));
    expect(await textOf(cache, '/work')).toBe('/work 1');
    expect(renders).toEqual(['/work']);
  });

  it('gives the same body in every form', async () => {
    const answer = await open().get('/work');
    expect(brotliDecompressSync(answer.body('br')).toString()).toBe('/work 1');
    expect(gunzipSync(answer.body('gzip')).toString()).toBe('/work 1');
  });

  it('packs a kept page once for each form, not for each visitor', async () => {
    const cache = open();
    const [first, second] = [await cache.get('/work'), await cache.get('/work')];
    for (const encoding of ['br', 'gzip'] as const) expect(second.body(encoding)).toBe(first.body(encoding));
  });

  it('takes trouble to make small only what is kept', async () => {
    const text = Array.from({ length: 400 }, (_, index) => `<li>Entry ${index}, ${(index * 7919) % 997}</li>`).join('');
    next = (address) => (address === '/search' ? unkept(page(text)) : page(text));
    const cache = open();
    const sizeOf = async (address: string) => (await cache.get(address)).body('br').byteLength;
    const [first, fleeting] = [await sizeOf('/work'), await sizeOf('/search')];
    expect(first).toBe(fleeting);
    await cache.settled();
    expect(await sizeOf('/work')).toBeLessThan(first);
    expect(await textOf(cache, '/work')).toBe(text);
  });

  it('leaves a page alone that has changed before it was made small', async () => {
    const cache = open();
    const waiting = cache.settled();
    await cache.get('/work');
    cache.invalidate(new Set(['works']), true);
    expect(await textOf(cache, '/work')).toBe('/work 2');
    await waiting;
    await cache.settled();
    expect(await textOf(cache, '/work')).toBe('/work 2');
    cache.invalidate(new Set(['works']), true);
    expect(await textOf(cache, '/work')).toBe('/work 3');
  });

  it('passes on what a visitor needs to know, and nothing about how the page was made', async () => {
    const { headers } = await open().get('/work');
    expect(headers).toEqual({
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "img-src 'self' https://media.example",
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  it('renders anew what was made from a changed collection, and only that', async () => {
    const cache = open();
    next = (address) => page(`${address} ${renders.length}`, 200, [address === '/jobs' ? 'jobs' : 'works']);
    await cache.get('/work');
    await cache.get('/jobs');
    cache.invalidate(new Set(['jobs']), true);
    expect(await textOf(cache, '/work')).toBe('/work 1');
    expect(await textOf(cache, '/jobs')).toBe('/jobs 3');
  });

  it('does not keep a page whose content changed while it was being rendered', async () => {
    const cache = open();
    const { promise, resolve: finish } = Promise.withResolvers<RenderedPage>();
    next = () => promise;
    const early = cache.get('/work');
    await Promise.resolve();
    cache.invalidate(new Set(['works']), true);
    finish(page('old'));
    await early;
    next = () => page('new');
    expect(await textOf(cache, '/work')).toBe('new');
  });

  it('serves a page as it last was when it cannot be rendered anew', async () => {
    const cache = open();
    await cache.get('/work');
    cache.invalidate(new Set(['works']), true);
    next = () => page('', 503);
    for (let n = 0; n < 5; n += 1) expect(await textOf(cache, '/work')).toBe('/work 1');
    expect([renders.length, warnings.length]).toEqual([2, 1]);
    time = 1000;
    next = () => page('back again');
    expect(await textOf(cache, '/work')).toBe('back again');
  });

  it('says so when a page that nobody has seen cannot be rendered', async () => {
    next = () => page('', 503);
    expect((await open().get('/work')).status).toBe(503);
  });

  it('keeps neither missing pages nor pages that say nothing of how long they are true', async () => {
    const cache = open();
    next = () => page('', 404);
    await cache.get('/work/nothing');
    await cache.get('/work/nothing');
    next = () => unkept(page('x'));
    await cache.get('/untagged');
    await cache.get('/untagged');
    expect(renders).toEqual(['/work/nothing', '/work/nothing', '/untagged', '/untagged']);
  });

  it('forgets a page that has been deleted', async () => {
    const cache = open();
    await cache.get('/work/tree');
    cache.invalidate(new Set(['works']), true);
    next = () => page('', 404);
    expect((await cache.get('/work/tree')).status).toBe(404);
    next = () => page('', 503);
    expect((await cache.get('/work/tree')).status).toBe(503);
  });

  it('gives a page of a separate content host at once when its time is over, and the new one to whoever comes after', async () => {
    const cache = open({ lifetime: 1000 });
    const first = await cache.get('/work');
    await cache.settled();
    time = 999;
    expect(await textOf(cache, '/work')).toBe('/work 1');
    expect(renders).toHaveLength(1);
    time = 1000;
    const { promise, resolve: finish } = Promise.withResolvers<RenderedPage>();
    next = () => promise;
    for (let n = 0; n < 20; n += 1) {
      const answer = cache.get('/work');
      // The stale page is returned synchronously.
      expect(answer).toMatchObject({ etag: first.etag });
    }
    expect(renders).toHaveLength(2);
    finish(page('new'));
    await expect.poll(() => textOf(cache, '/work')).toBe('new');
    expect(renders).toHaveLength(2);
  });

  it('looks again no more than once in its time at a page that cannot be rendered anew', async () => {
    const cache = open({ lifetime: 1000 });
    await cache.get('/work');
    next = () => Promise.reject(new Error('away'));
    for (const [at, looks] of [
      [1000, 1],
      [1999, 1],
      [2000, 2],
    ] as const) {
      time = at;
      for (let n = 0; n < 5; n += 1) {
        expect(await textOf(cache, '/work')).toBe('/work 1');
        // The rendering fails after the answer was sent.
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect([renders.length - 1, warnings.length]).toEqual([looks, looks]);
    }
  });

  it('compresses nothing again that came out as it was, and knows it fresh', async () => {
    const cache = open();
    next = () => page('as ever');
    const forms = async () => {
      const { body } = await cache.get('/work');
      return [body('br'), body('gzip')];
    };
    await cache.get('/work');
    await cache.settled();
    const [br, gzip] = await forms();
    cache.invalidate(new Set(['works']), true);
    const again = await forms();
    expect(renders).toHaveLength(2);
    expect([again[0] === br, again[1] === gzip]).toEqual([true, true]);
    await forms();
    expect(renders).toHaveLength(2);
    cache.invalidate(new Set(['works']), true);
    next = () => ({ ...page('as ever'), headers: { ...page('').headers, 'last-modified': 'today' } });
    expect((await cache.get('/work')).headers['last-modified']).toBe('today');
  });

  it('makes a page as small as it gets although it was looked at again meanwhile', async () => {
    const cache = open();
    next = () => page('<li>as ever</li>'.repeat(50));
    const first = await cache.get('/work');
    cache.invalidate(new Set(['works']), true);
    expect((await cache.get('/work')).body).toBe(first.body);
    await cache.settled();
    const small = await cache.get('/work');
    expect(small.body).not.toBe(first.body);
    expect(renders).toHaveLength(2);
  });

  it('ends the life of a page when it says that it is not true any more', async () => {
    const cache = open();
    next = () => ({ ...page(`${renders.length}`), headers: { 'cdn-cache-control': 'max-age=60' } });
    expect(await textOf(cache, '/jobs')).toBe('1');
    time = 59_999;
    expect(await textOf(cache, '/jobs')).toBe('1');
    time = 60_000;
    expect(await textOf(cache, '/jobs')).toBe('2');
  });

  it('sends a changed page for a moment while it is rendered again, and the new one as soon as it is there', async () => {
    const cache = open();
    await cache.get('/work');
    const { promise, resolve: finish } = Promise.withResolvers<RenderedPage>();
    next = () => promise;
    cache.invalidate(new Set(['works']), false);
    time = 249;
    for (let n = 0; n < 20; n += 1) expect(await textOf(cache, '/work')).toBe('/work 1');
    expect(renders).toHaveLength(2);
    finish(page('new'));
    await expect.poll(() => textOf(cache, '/work')).toBe('new');
    expect(renders).toHaveLength(2);
  });

  it('has readers wait for the new page after that moment, however slow it is', async () => {
    const cache = open();
    await cache.get('/work');
    cache.invalidate(new Set(['works']), false);
    time = 250;
    const { promise, resolve: finish } = Promise.withResolvers<RenderedPage>();
    next = () => promise;
    const asked = cache.get('/work');
    expect(asked).toBeInstanceOf(Promise);
    finish(page('new'));
    expect((await asked).body('identity').toString()).toBe('new');
  });

  it('counts the moment from the first of several changes', async () => {
    const cache = open();
    await cache.get('/work');
    cache.invalidate(new Set(['works']), false);
    time = 200;
    cache.invalidate(new Set(['works']), false);
    time = 250;
    expect(await textOf(cache, '/work')).toBe('/work 2');
  });

  it('never sends what was withdrawn for the sake of a slow rendering', async () => {
    const cache = open();
    await cache.get('/work');
    cache.invalidate(new Set(['works']), false);
    cache.invalidate(new Set(['works']), true);
    const { promise, resolve: finish } = Promise.withResolvers<RenderedPage>();
    next = () => promise;
    const asked = cache.get('/work');
    expect(asked).toBeInstanceOf(Promise);
    finish(page('', 404));
    expect((await asked).status).toBe(404);
    expect(cache.has('/work')).toBe(false);
  });

  it('keeps no page whose rendering began before the last change, and sends the one that began after it', async () => {
    const cache = open();
    const first = Promise.withResolvers<RenderedPage>();
    next = () => first.promise;
    const early = cache.get('/work');
    cache.invalidate(new Set(['works']), false);
    next = () => page('new');
    expect(await textOf(cache, '/work')).toBe('new');
    first.resolve(page('old'));
    expect((await early).body('identity').toString()).toBe('old');
    expect(await textOf(cache, '/work')).toBe('new');
  });

  it('survives a failure of a rendering that no request waits for', async () => {
    const cache = open({ mostBytes: 2000 });
    await cache.get('/work');
    cache.invalidate(new Set(['works']), false);
    const { promise, reject } = Promise.withResolvers<RenderedPage>();
    next = () => promise;
    await cache.get('/work');
    next = (address) => page(address);
    await cache.get('/evicts-it');
    reject(new Error('broken'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(cache.has('/work')).toBe(false);
  });

  it('serves a page as it last was when its rendering breaks', async () => {
    const cache = open();
    await cache.get('/work');
    cache.invalidate(new Set(['works']), true);
    next = () => Promise.reject(new Error('broken'));
    expect(await textOf(cache, '/work')).toBe('/work 1');
    expect(warnings).toEqual(['/work cannot be rendered anew (broken); serving it as it last was.']);
  });

  it('keeps no more than it may', async () => {
    const cache = open({ mostBytes: 12_000 });
    for (let n = 0; n < 50; n += 1) await cache.get(`/insights/${n}`);
    renders = [];
    await cache.get('/insights/49');
    await cache.get('/insights/0');
    expect(renders).toEqual(['/insights/0']);
  });

  it('lets a failure of one rendering not stand for the next', async () => {
    const cache = open();
    next = () => Promise.reject(new Error('broken'));
    await expect(cache.get('/work')).rejects.toThrow('broken');
    next = () => page('whole');
    expect(await textOf(cache, '/work')).toBe('whole');
  });
});
