import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';
import { dayKeyOf } from '../../cms/editorial/schedule/month.ts';
import { dayEnds, fromWallClock } from '../../config/brand/dates.ts';
import { type Channel, channelOf, channels } from '../../lib/analytics/channels.ts';
import { type Press, presses } from '../../lib/analytics/presses.ts';
import { storedPages } from '../../lib/analytics/stored-pages.ts';
import type { Named } from './report.ts';
import type { Span } from './span.ts';

/** Enquiries below which no rate is given: it would say more about chance than about a source. */
export const leastForRate = 5;

/** Enquiries of a report, the latest ones. */
const mostEnquiries = 20_000;

/** Visits and enquiries of one source. */
export interface SourceCount {
  readonly channel: Channel;
  /** Name of the tag, for a tagged link. */
  readonly tag?: string;
  /** Arrivals; undefined where they cannot be known. */
  readonly visits: number | undefined;
  readonly enquiries: number;
}

/** From source to enquiry in one span of days. */
export interface Origins {
  readonly visits: number;
  /** Enquiry forms that were begun. */
  readonly begun: number;
  readonly enquiries: number;
  readonly sources: readonly SourceCount[];
  readonly months: readonly { readonly month: string; readonly sources: readonly SourceCount[] }[];
  /** Enquiries by column of the chart. */
  readonly columns: readonly number[];
  /** Pages by the number of enquiries whose sender read them that day. */
  readonly pages: readonly Named[];
  readonly campaigns: readonly Named[];
  /** Enquiries whose visit is known. */
  readonly known: number;
  readonly presses: Readonly<Record<Press, number>>;
}

/** Visits for one enquiry; undefined where there are too few of either. */
export const visitsForOne = ({ visits = 0, enquiries }: Pick<SourceCount, 'visits' | 'enquiries'>) =>
  enquiries >= leastForRate && visits >= enquiries ? Math.round(visits / enquiries) : undefined;

interface Enquiry {
  readonly day: string;
  readonly source: string | null;
  readonly campaign: string | null;
  readonly pages: readonly string[];
  readonly isKnown: boolean;
}

interface Arrivals {
  readonly month: string;
  readonly name: string;
  readonly count: number | string;
}

/** Reads enquiries without a name or a word of their senders. Spam is left out. */
async function readEnquiries(payload: Payload, { from, to }: Pick<Span, 'from' | 'to'>): Promise<Enquiry[]> {
  const [begin, end] = [fromWallClock(`${from}T00:00`), dayEnds(new Date(fromWallClock(`${to}T12:00`)).toISOString())];
  const rows = await readRows<{
    created: string;
    first: string | null;
    source: string | null;
    campaign: string | null;
    pages: unknown;
  }>(
    payload,
    sql`select created_at as created, origin_first_page as first, origin_source as source,
          origin_campaign as campaign, origin_pages as pages
        from submissions
        where kind = 'enquiry' and not coalesce(held, false)
          and created_at >= ${new Date(begin).toISOString()} and created_at < ${new Date(end).toISOString()}
        order by created_at desc limit ${mostEnquiries}`,
  );
  return rows.map(({ created, first, source, campaign, pages }) => ({
    day: dayKeyOf(new Date(created).getTime()),
    source,
    campaign,
    pages: [...new Set(storedPages(pages).map(({ path }) => path))],
    isKnown: first !== null,
  }));
}

const keyOf = (source: string | null): string => {
  const channel = channelOf(source);
  return channel === 'tag' ? `tag ${source}` : channel;
};

/** Adds visits and enquiries up by source, unknown ones last. */
function countSources(arrivals: readonly Arrivals[], enquiries: readonly Enquiry[]): SourceCount[] {
  const found = new Map<string, SourceCount>();
  const add = (source: string | null, visits: number, sent: number): void => {
    const channel = channelOf(source);
    const known = found.get(keyOf(source)) ?? { visits: 0, enquiries: 0 };
    found.set(keyOf(source), {
      channel,
      ...(channel === 'tag' && source ? { tag: source } : {}),
      visits: channel === 'unknown' ? undefined : (known.visits ?? 0) + visits,
      enquiries: known.enquiries + sent,
    });
  };
  for (const { name, count } of arrivals) add(name, Number(count), 0);
  for (const { source } of enquiries) add(source, 0, 1);
  const rank = ({ channel }: SourceCount): number => (channel === 'unknown' ? 1 : 0);
  return [...found.values()].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      other.enquiries - one.enquiries ||
      (other.visits ?? 0) - (one.visits ?? 0) ||
      channels.indexOf(one.channel) - channels.indexOf(other.channel),
  );
}

/** Counts names, most frequent first. */
function ranked(names: Iterable<string>): Named[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** Reads where the enquiries of a span came from. The caller checks access. */
export async function readOrigins(payload: Payload, span: Span): Promise<Origins> {
  const { from, to, slots, slotOf } = span;
  const [enquiries, arrivals, counts] = await Promise.all([
    readEnquiries(payload, span),
    readRows<Arrivals>(
      payload,
      sql`select substr(day, 1, 7) as month, name, sum(count) as count from figures
          where kind = 'source' and day >= ${from} and day <= ${to} group by substr(day, 1, 7), name`,
    ),
    readRows<{ kind: string; name: string; count: number | string }>(
      payload,
      sql`select kind, name, sum(count) as count from figures
          where kind in ('press', 'form-start') and day >= ${from} and day <= ${to} group by kind, name`,
    ),
  ]);
  const countOf = (kind: string, name: string): number =>
    Number(counts.find((one) => one.kind === kind && one.name === name)?.count ?? 0);
  const months = [...new Set([...arrivals.map(({ month }) => month), ...enquiries.map(({ day }) => day.slice(0, 7))])];
  const columns = slots.map(() => 0);
  for (const { day } of enquiries) columns[slotOf(day)] = (columns[slotOf(day)] ?? 0) + 1;
  return {
    visits: arrivals.reduce((sum, { count }) => sum + Number(count), 0),
    begun: countOf('form-start', 'enquiry'),
    enquiries: enquiries.length,
    sources: countSources(arrivals, enquiries),
    months: months.sort().map((month) => ({
      month,
      sources: countSources(
        arrivals.filter((one) => one.month === month),
        enquiries.filter(({ day }) => day.startsWith(month)),
      ),
    })),
    columns,
    pages: ranked(enquiries.flatMap(({ pages }) => pages)),
    campaigns: ranked(enquiries.flatMap(({ campaign }) => (campaign ? [campaign] : []))),
    known: enquiries.filter(({ isKnown }) => isKnown).length,
    presses: Object.fromEntries(presses.map((press) => [press, countOf('press', press)])) as Record<Press, number>,
  };
}
