import type { Settings } from '../../config/env.ts';

/** Tag of every page, for purging all at once. */
export const everyPage = 'site';

/** Rules for shared caches between the site and its visitors. */
export interface SharedCaching {
  /**
   * Longest time in milliseconds that a page may be served without revalidation, stale time
   * included.
   */
  readonly longest: number;
  /** Value of the `cache-control` header. */
  readonly cacheControl: string;
  /** Headers that list a page's dependencies, by which it can be purged. */
  readonly tags: (read: ReadonlySet<string>) => Readonly<Record<string, string>>;
}

/** Returns undefined when shared caches must revalidate each time, which is the default. */
export function sharedCaching(settings: Settings): SharedCaching | undefined {
  const { SHARED_CACHE_SECONDS: seconds, SHARED_CACHE_STALE_SECONDS: stale, PURGE_BY: by } = settings;
  if (seconds === 0) return undefined;
  return {
    longest: (seconds + stale) * 1000,
    cacheControl: `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}`,
    tags: by ? (read) => ({ 'cache-tag': [everyPage, ...[...read].sort()].join(',') }) : () => ({}),
  };
}
