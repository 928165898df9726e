import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';
import { knownSources } from '../../lib/analytics/known-sources.ts';
import { type Metric, others } from '../../lib/analytics/metrics.ts';
import { thirdQuarter, type Vital, vitals } from '../../lib/analytics/vitals.ts';
import type { Span } from './span.ts';

export interface Named {
  readonly name: string;
  readonly count: number;
}

export interface PageSpeed {
  readonly path: string;
  /** 75th percentile of each vital; shifts in thousandths. Browsers do not measure all of them. */
  readonly values: Readonly<Partial<Record<Vital, number>>>;
  /** Measured visits. */
  readonly visits: number;
}

export interface Forms {
  readonly begun: number;
  readonly sent: number;
}

/** Figures of a span of days. */
export interface Report {
  readonly views: number;
  /** Views of the preceding span of the same length; undefined without data. */
  readonly viewsBefore: number | undefined;
  /** Views by column of the chart. */
  readonly columns: readonly number[];
  readonly pages: readonly Named[];
  readonly sources: readonly Named[];
  readonly unfound: readonly Named[];
  readonly enquiries: Forms;
  readonly applications: Forms;
  readonly speeds: readonly PageSpeed[];
}

interface Row {
  readonly kind: Metric;
  readonly name: string;
  readonly bucket: number | string;
  readonly count: number | string;
}

type OfKind = ReadonlyMap<string, ReadonlyMap<number, number>>;

function byKind(rows: readonly Row[]): (kind: Metric) => OfKind {
  const all = new Map<Metric, Map<string, Map<number, number>>>();
  for (const { kind, name, bucket, count } of rows) {
    const names = all.get(kind) ?? new Map<string, Map<number, number>>();
    const buckets = names.get(name) ?? new Map<number, number>();
    buckets.set(Number(bucket), Number(count));
    all.set(kind, names.set(name, buckets));
  }
  return (kind) => all.get(kind) ?? new Map();
}

const sumOf = (buckets: ReadonlyMap<number, number> | undefined): number =>
  [...(buckets?.values() ?? [])].reduce((sum, count) => sum + count, 0);

/** Sorts by count, highest first. */
const ranked = (names: OfKind): Named[] =>
  [...names]
    .map(([name, buckets]) => ({ name, count: sumOf(buckets) }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));

/** Folds sources seen only once into "others", unless they are known: a referrer can be forged. */
function shownSources(sources: readonly Named[]): Named[] {
  const shown = sources.filter(({ name, count }) => name !== others && (count > 1 || knownSources.has(name)));
  const countOf = (named: readonly Named[]) => named.reduce((sum, { count }) => sum + count, 0);
  const rest = countOf(sources) - countOf(shown);
  return rest === 0 ? shown : [...shown, { name: others, count: rest }].sort((one, other) => other.count - one.count);
}

function speedsOf(of: (kind: Metric) => OfKind, pages: readonly Named[]): PageSpeed[] {
  return pages.flatMap(({ name }): PageSpeed[] => {
    const histograms = vitals.map((vital) => [vital, of(vital).get(name) ?? new Map<number, number>()] as const);
    const visits = Math.max(...histograms.map(([, histogram]) => sumOf(histogram)));
    const values = Object.fromEntries(histograms.map(([vital, histogram]) => [vital, thirdQuarter(histogram)]));
    return visits === 0 ? [] : [{ path: name, values, visits }];
  });
}

const total = (rows: readonly { readonly count: number | string | null }[]): number => Number(rows[0]?.count ?? 0);

/** Reads the figures of a span. The caller checks access. */
export async function readReport(payload: Payload, { from, to, before, slots, slotOf }: Span): Promise<Report> {
  const [rows, days, earlier] = await Promise.all([
    readRows<Row>(
      payload,
      sql`select kind, name, bucket, sum(count) as count from figures
        where day >= ${from} and day <= ${to} group by kind, name, bucket`,
    ),
    readRows<{ day: string; count: number | string }>(
      payload,
      sql`select day, sum(count) as count from figures
        where kind = 'view' and day >= ${from} and day <= ${to} group by day`,
    ),
    readRows<{ count: number | string | null }>(
      payload,
      sql`select sum(count) as count from figures where kind = 'view' and day >= ${before} and day < ${from}`,
    ),
  ]);
  const of = byKind(rows);
  const pages = ranked(of('view'));
  const columns = slots.map(() => 0);
  for (const { day, count } of days) {
    const slot = slotOf(day);
    columns[slot] = (columns[slot] ?? 0) + Number(count);
  }
  const formsOf = (kind: string): Forms => ({
    begun: sumOf(of('form-start').get(kind)),
    sent: sumOf(of('form-send').get(kind)),
  });
  return {
    views: pages.reduce((sum, { count }) => sum + count, 0),
    viewsBefore: total(earlier) || undefined,
    columns,
    pages,
    sources: shownSources(ranked(of('source'))),
    unfound: ranked(of('search')),
    enquiries: formsOf('enquiry'),
    applications: formsOf('application'),
    speeds: speedsOf(of, pages),
  };
}
