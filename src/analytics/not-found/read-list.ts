import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { isOutsideAddress, readablePath, withoutQuery } from '../../cms/addresses/redirect-paths.ts';
import { readRows } from '../../cms/database/transaction.ts';
import { languages } from '../../config/brand/languages.ts';
import { languageAt, withoutPrefix } from '../../domain/languages.ts';
import { comesBackAt } from '../../lib/analytics/metrics.ts';
import { type Page, readPages } from './pages.ts';
import { isOwn } from './referrer.ts';
import { type OldAddress, type Suggestion, suggest } from './suggest.ts';

export interface Redirect extends OldAddress {
  readonly id: number;
}

/** Page of this site from which visitors came. */
export interface Origin {
  readonly title: string;
  readonly form?: string | undefined;
}

/** Address that answered 404. */
export interface Missing {
  readonly id: number;
  /** As requests have it. */
  readonly path: string;
  readonly count: number;
  /** ISO time. */
  readonly lastSeen: string;
  readonly from: Origin | string;
  readonly ignoredAt: number | undefined;
  /** Redirect from it, if there is one. */
  readonly redirect: Redirect | undefined;
  /** Page that has come to it since. */
  readonly page: Page | undefined;
}

export const tabs = ['open', 'redirected', 'ignored'] as const;
export type Tab = (typeof tabs)[number];

export type NotFoundList = Readonly<Record<Tab, readonly Missing[]>> & {
  /** Suggests a target for an address of the list. */
  readonly suggestFor: (missing: Missing) => Suggestion | undefined;
};

interface Row {
  readonly id: number;
  readonly path: string;
  readonly count: number | string;
  readonly lastSeen: string | Date;
  readonly referrer: string | null;
  readonly ignoredAt: number | string | null;
}

type Pages = ReadonlyMap<string, Page>;

/** Pages from which visitors came first, then the addresses that were asked for most often. */
const mostUrgent = (one: Missing, other: Missing): number =>
  Number(typeof one.from === 'string') - Number(typeof other.from === 'string') || other.count - one.count;

/**
 * Reads the addresses that were not found, by what was done about them. The caller checks access.
 */
export async function readNotFound(payload: Payload): Promise<NotFoundList> {
  const [rows, redirects, ofLanguages] = await Promise.all([
    readRows<Row>(
      payload,
      sql`select id, path, count, last_seen as "lastSeen", referrer, ignored_at as "ignoredAt" from not_found`,
    ),
    readRows<Redirect>(payload, sql`select id, "from", "to" from redirects`),
    Promise.all(languages.map(async (language) => [language.code, await readPages(payload, language)] as const)),
  ]);
  const pagesIn = new Map<string, Pages>(ofLanguages);
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  /** Path in readable letters without prefix, and the pages of its language. */
  const placeOf = (path: string) => {
    const language = languageAt(path);
    const bare = withoutPrefix(path, language);
    return { bare, readable: readablePath(bare), pages: pagesIn.get(language.code) ?? new Map<string, Page>() };
  };
  const pageAt = (path: string): Page | undefined => {
    const { readable, pages } = placeOf(path);
    return pages.get(readable);
  };
  /** A redirect whose target is gone leads nowhere. */
  const leadsOn = ({ to }: Redirect, path: string): boolean =>
    isOutsideAddress(to) || placeOf(path).pages.has(readablePath(withoutQuery(to)));
  const redirectAt = (path: string): Redirect | undefined => byAddress.get(path) ?? byAddress.get(placeOf(path).bare);

  const all = rows.map((row): Missing => {
    const { path, referrer } = row;
    const origin = referrer && isOwn(referrer) ? pageAt(referrer) : undefined;
    return {
      id: Number(row.id),
      path,
      count: Number(row.count),
      lastSeen: new Date(row.lastSeen).toISOString(),
      from: origin ?? (referrer && !isOwn(referrer) ? referrer : ''),
      ignoredAt: row.ignoredAt === null ? undefined : Number(row.ignoredAt),
      redirect: redirectAt(path),
      page: pageAt(path),
    };
  });
  const tabOf = ({ path, count, ignoredAt, redirect, page }: Missing): Tab => {
    if (page || (redirect && leadsOn(redirect, path))) return 'redirected';
    return ignoredAt !== undefined && count < comesBackAt * ignoredAt ? 'ignored' : 'open';
  };
  const byTab = Map.groupBy(all.toSorted(mostUrgent), tabOf);
  const oldAddresses = redirects.map(({ from, to }) => ({ from: readablePath(from), to: readablePath(to) }));
  return {
    open: byTab.get('open') ?? [],
    redirected: byTab.get('redirected') ?? [],
    ignored: byTab.get('ignored') ?? [],
    suggestFor: ({ path }) => {
      const { readable, pages } = placeOf(path);
      return suggest(
        readable,
        [...pages.values()],
        oldAddresses.filter(({ to }) => pages.has(withoutQuery(to))),
      );
    },
  };
}

/** Days whose searches without results are shown. */
const searchDays = 30;

/** Reads the searches without results of the last days, most frequent first. */
export async function readFruitless(
  payload: Payload,
  now: number,
  most: number,
): Promise<{ words: string; count: number }[]> {
  const from = new Date(now - searchDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const rows = await readRows<{ words: string; count: number | string }>(
    payload,
    sql`select name as words, sum(count) as count from figures
      where kind = 'search' and name <> 'others' and day >= ${from}
      group by name order by sum(count) desc, name limit ${most}`,
  );
  return rows.map(({ words, count }) => ({ words, count: Number(count) }));
}
