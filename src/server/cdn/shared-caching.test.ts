import { beforeEach, describe, expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { PageCache, type PageCacheOptions } from '../page-cache/page-cache.ts';
import type { RenderedPage } from '../page-cache/rendered-page.ts';
import { page } from '../test-support.ts';
import { sharedCaching } from './shared-caching.ts';

let next: (address: string) => Promise<RenderedPage> | RenderedPage;
let time: number;

const unkept = (rendered: RenderedPage): RenderedPage => ({ ...rendered, headers: { 'content-type': 'text/html' } });

const open = (options: Pick<PageCacheOptions, 'shared'>) =>
  new PageCache({
    render: async (address) => next(address),
    headers: {},
    policyFor: (policy) => policy,
    warn: () => undefined,
    now: () => time,
    ...options,
  });

beforeEach(() => {
  time = 0;
  next = (address) => page(address);
});

describe('the caching headers for a CDN', () => {
  const network = { SHARED_CACHE_SECONDS: '600', SHARED_CACHE_STALE_SECONDS: '30' };
  const cloudflare = { ...network, PURGE_BY: 'cloudflare', PURGE_ZONE: '1', PURGE_TOKEN: 'a' };
  const keeping = (settings: Readonly<Record<string, string>>) => ({ shared: sharedCaching(parseSettings(settings)) });
  const headersOf = async (cache: PageCache, address = '/work') => (await cache.get(address)).headers;
  const eachTime = 'public, max-age=0, must-revalidate';

  it('have no shared lifetime and no tags by default', async () => {
    const headers = await headersOf(open(keeping({})));
    expect(headers['cache-control']).toBe(eachTime);
    expect(headers).not.toHaveProperty('cache-tag');
  });

  it('of a cached page have the shared lifetime, and tags for Cloudflare', async () => {
    const kept = 'public, max-age=0, s-maxage=600, stale-while-revalidate=30';
    const cache = open(keeping(cloudflare));
    expect(await headersOf(cache)).toMatchObject({ 'cache-control': kept, 'cache-tag': 'site,media,works' });
    await cache.settled();
    expect(await headersOf(cache)).toMatchObject({ 'cache-control': kept, 'cache-tag': 'site,media,works' });
    expect(await headersOf(open(keeping(network)))).not.toHaveProperty('cache-tag');
  });

  it('forbid shared caching of uncacheable, soon expiring and stale pages', async () => {
    const cache = open(keeping(cloudflare));
    next = (address) => unkept(page(address));
    expect((await headersOf(cache, '/search'))['cache-control']).toBe(eachTime);
    next = (address) => page(address);
    await cache.get('/jobs');
    time = (86_400 - 629) * 1000;
    expect((await headersOf(cache, '/jobs'))['cache-control']).toBe(eachTime);
    time = 0;
    cache.invalidate(new Set(['works']), true);
    next = () => Promise.reject(new Error('the database is away'));
    expect((await headersOf(cache, '/jobs'))['cache-control']).toBe(eachTime);
  });
});
