import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { isOutsideAddress, readablePath, withoutQuery } from '../../cms/addresses/redirect-paths.ts';
import { readRows } from '../../cms/database/transaction.ts';
import { languages } from '../../config/brand/languages.ts';
import { firstLanguage, type Language, languageAt, withoutPrefix, withPrefix } from '../../domain/languages.ts';
import { comesBackAt } from '../../lib/analytics/metrics.ts';
import { type Page, readPages } from './pages.ts';
import { isOwn } from './referrer.ts';
import { type OldAddress, type Suggestion, suggest } from './suggest.ts';

export interface Redirect extends OldAddress {
  readonly id: number;
  /** Where visitors of the address come to; undefined if no page is there. */
  readonly leadsTo: string | undefined;
}

/** Page of this site from which visitors came. */
export interface Origin {
  readonly title: string;
  readonly form?: string | undefined;
  /** Whether its link is wrong: another language may have the page that it leads to. */
  readonly isWrong: boolean;
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
  /** Suggests a target for an address of the list, with the address where visitors come to. */
  readonly suggestFor: (missing: Missing) => (Suggestion & { readonly leadsTo: string }) | undefined;
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
    readRows<OldAddress & { id: number }>(payload, sql`select id, "from", "to" from redirects`),
    Promise.all(languages.map(async (language) => [language.code, await readPages(payload, language)] as const)),
  ]);
  const pagesIn = new Map<string, Pages>(ofLanguages);
  const pagesOf = ({ code }: Language): Pages => pagesIn.get(code) ?? new Map();
  const firstPages = pagesOf(firstLanguage);
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  /** Path in readable letters without prefix, and its language. */
  const placeOf = (path: string) => {
    const language = languageAt(path);
    const bare = withoutPrefix(path, language);
    return { bare, readable: readablePath(bare), language };
  };
  const pageAt = (path: string): Page | undefined => {
    const { readable, language } = placeOf(path);
    return pagesOf(language).get(readable);
  };
  /** Returns where visitors of a path come to by a target; undefined if its page is gone. */
  const leadsTo = (path: string, to: string): string | undefined => {
    const target = readablePath(to);
    if (isOutsideAddress(to)) return target;
    const { language } = placeOf(path);
    const page = readablePath(withoutQuery(to));
    if (pagesOf(language).has(page)) return withPrefix(target, language);
    return firstPages.has(page) ? target : undefined;
  };
  const redirectAt = (path: string): Redirect | undefined => {
    const redirect = byAddress.get(path) ?? byAddress.get(placeOf(path).bare);
    return redirect && { ...redirect, leadsTo: leadsTo(path, redirect.to) };
  };
  const originOf = (path: string, referrer: string): Origin | string => {
    if (!isOwn(referrer)) return referrer;
    const page = pageAt(referrer);
    return page ? { ...page, isWrong: !firstPages.has(placeOf(path).readable) } : '';
  };

  const all = rows.map((row): Missing => {
    const { path, referrer } = row;
    return {
      id: Number(row.id),
      path,
      count: Number(row.count),
      lastSeen: new Date(row.lastSeen).toISOString(),
      from: originOf(path, referrer ?? ''),
      ignoredAt: row.ignoredAt === null ? undefined : Number(row.ignoredAt),
      redirect: redirectAt(path),
      page: pageAt(path),
    };
  });
  const tabOf = ({ count, ignoredAt, redirect, page }: Missing): Tab => {
    if (page || redirect?.leadsTo !== undefined) return 'redirected';
    return ignoredAt !== undefined && count < comesBackAt * ignoredAt ? 'ignored' : 'open';
  };
  const byTab = Map.groupBy(all.toSorted(mostUrgent), tabOf);
  const oldAddresses = redirects.map(({ from, to }) => ({ from: readablePath(from), to: readablePath(to) }));
  return {
    open: byTab.get('open') ?? [],
    redirected: byTab.get('redirected') ?? [],
    ignored: byTab.get('ignored') ?? [],
    suggestFor: ({ path }) => {
      const { readable, language } = placeOf(path);
      // Pages that the language lacks are suggested in the first one.
      const pages = new Map([...firstPages, ...pagesOf(language)]);
      const found = suggest(
        readable,
        [...pages.values()],
        oldAddresses.filter(({ to }) => pages.has(withoutQuery(to))),
      );
      const target = found && leadsTo(path, found.to);
      return found && target !== undefined ? { ...found, leadsTo: target } : undefined;
    },
  };
}
