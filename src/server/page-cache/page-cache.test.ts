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
    'x-powered-by': 'internal',
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
  it('renders a page once for concurrent requests', async () => {
    const cache = open();
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(cache, '/work')));
    expect(new Set(texts)).toEqual(new Set(['/work 1']));
    expect(await textOf(cache, '/work')).toBe('/work 1');
    expect(renders).toEqual(['/work']);
  });

  it('returns the same body in every encoding', async () => {
    const answer = await open().get('/work');
    expect(brotliDecompressSync(answer.body('br')).toString()).toBe('/work 1');
    expect(gunzipSync(answer.body('gzip')).toString()).toBe('/work 1');
  });

  it('compresses a cached page once per encoding', async () => {
    const cache = open();
    const [first, second] = [await cache.get('/work'), await cache.get('/work')];
    for (const encoding of ['br', 'gzip'] as const) expect(second.body(encoding)).toBe(first.body(encoding));
  });

  it('compresses at the highest level only pages that it caches', async () => {
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

  it('discards a late compression of a page that has changed', async () => {
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

  it('passes on public headers, and no internal ones', async () => {
    const { headers } = await open().get('/work');
    expect(headers).toEqual({
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "img-src 'self' https://media.example",
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });

  it('renders only pages of a changed collection again', async () => {
    const cache = open();
    next = (address) => page(`${address} ${renders.length}`, 200, [address === '/jobs' ? 'jobs' : 'works']);
    await cache.get('/work');
    await cache.get('/jobs');
    cache.invalidate(new Set(['jobs']), true);
    expect(await textOf(cache, '/work')).toBe('/work 1');
    expect(await textOf(cache, '/jobs')).toBe('/jobs 3');
  });

  it('does not cache a page whose content is withdrawn during rendering', async () => {
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

  it('serves the stale page while rendering returns errors', async () => {
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

  it('returns the error when a page that is not cached cannot be rendered', async () => {
    next = () => page('', 503);
    expect((await open().get('/work')).status).toBe(503);
  });

  it('does not cache missing pages and pages without a lifetime', async () => {
    const cache = open();
    next = () => page('', 404);
    await cache.get('/work/nothing');
    await cache.get('/work/nothing');
    next = () => unkept(page('x'));
    await cache.get('/untagged');
    await cache.get('/untagged');
    expect(renders).toEqual(['/work/nothing', '/work/nothing', '/untagged', '/untagged']);
  });

  it('drops a deleted page', async () => {
    const cache = open();
    await cache.get('/work/tree');
    cache.invalidate(new Set(['works']), true);
    next = () => page('', 404);
    expect((await cache.get('/work/tree')).status).toBe(404);
    next = () => page('', 503);
    expect((await cache.get('/work/tree')).status).toBe(503);
  });

  it('serves an expired page at once while it is rendered again in the background', async () => {
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

  it('retries a failing page at most once per lifetime', async () => {
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

  it('reuses the compressed body of an unchanged page, and marks it fresh', async () => {
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

  it('finishes the compression of a page that was revalidated meanwhile', async () => {
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

  it('expires a page after its max-age', async () => {
    const cache = open();
    next = () => ({ ...page(`${renders.length}`), headers: { 'cdn-cache-control': 'max-age=60' } });
    expect(await textOf(cache, '/jobs')).toBe('1');
    time = 59_999;
    expect(await textOf(cache, '/jobs')).toBe('1');
    time = 60_000;
    expect(await textOf(cache, '/jobs')).toBe('2');
  });

  it('serves a changed page for up to 250 ms while the new one is rendered', async () => {
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

  it('makes requests wait for the new page 250 ms after a change', async () => {
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

  it('counts the 250 ms from the first of several changes', async () => {
    const cache = open();
    await cache.get('/work');
    cache.invalidate(new Set(['works']), false);
    time = 200;
    cache.invalidate(new Set(['works']), false);
    time = 250;
    expect(await textOf(cache, '/work')).toBe('/work 2');
  });

  it('never serves withdrawn content during a slow rendering', async () => {
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

  it('discards a rendering that began before the last change', async () => {
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

  it('handles the failure of a rendering that no request waits for', async () => {
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

  it('serves the stale page and warns when rendering throws', async () => {
    const cache = open();
    await cache.get('/work');
    cache.invalidate(new Set(['works']), true);
    next = () => Promise.reject(new Error('broken'));
    expect(await textOf(cache, '/work')).toBe('/work 1');
    expect(warnings).toEqual(['/work cannot be rendered anew (broken); serving it as it last was.']);
  });

  it('evicts pages above its size limit', async () => {
    const cache = open({ mostBytes: 12_000 });
    for (let n = 0; n < 50; n += 1) await cache.get(`/insights/${n}`);
    renders = [];
    await cache.get('/insights/49');
    await cache.get('/insights/0');
    expect(renders).toEqual(['/insights/0']);
  });

  it('renders again after a failed rendering', async () => {
    const cache = open();
    next = () => Promise.reject(new Error('broken'));
    await expect(cache.get('/work')).rejects.toThrow('broken');
    next = () => page('whole');
    expect(await textOf(cache, '/work')).toBe('whole');
  });
});
