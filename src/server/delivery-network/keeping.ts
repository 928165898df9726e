import type { Settings } from '../../env.ts';

/** What every page carries, so that all of them can be dropped at once. */
export const everyPage = 'site';

/** How those who stand between the site and its visitors may keep a page. */
export interface SharedKeeping {
  /**
   * Milliseconds that a page may be given without asking for it again, the time in which an old one
   * is still given included.
   */
  readonly longest: number;
  /** What a page says of it. */
  readonly cacheControl: string;
  /** How a page says what it is made from, so that it can be dropped when that changes. */
  readonly tags: (read: ReadonlySet<string>) => Readonly<Record<string, string>>;
}

/**
 * Undefined where everybody asks the site itself each time, as it is unless somebody sets another
 * thing.
 */
export function sharedKeeping(settings: Settings): SharedKeeping | undefined {
  const { SHARED_CACHE_SECONDS: seconds, SHARED_CACHE_STALE_SECONDS: stale, PURGE_BY: by } = settings;
  if (seconds === 0) return undefined;
  return {
    longest: (seconds + stale) * 1000,
    cacheControl: `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}`,
    tags: by ? (read) => ({ 'cache-tag': [everyPage, ...[...read].sort()].join(',') }) : () => ({}),
  };
}
