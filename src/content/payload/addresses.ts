import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';
import { recordReads } from '../../cms/revalidation/content-reads.ts';
import { isShownIn } from '../../cms/translations/translated-payload.ts';
import type { Language } from '../../domain/languages.ts';
import { isListPath, type PageRecord, recordAt } from '../../domain/template-addresses.ts';

// Raw SQL for thousands of rows, read again after each publication. The statements state access and
// tracked collections themselves.

const moment = (date: string): string => new Date(date).toISOString();

export async function readPageAddresses(
  payload: Payload,
  language: Language,
): Promise<{ path: string; changed: string }[]> {
  recordReads(new Set(['pages']));
  const rows = await readRows<{ path: string; changed: string }>(
    payload,
    sql`select path, updated_at as changed from pages
      where _status = 'published' and deleted_at is null and ${isShownIn('pages', language)} order by path`,
  );
  return rows.flatMap(({ path, changed }) => (isListPath(path) ? [] : [{ path, changed: moment(changed) }]));
}

export async function readInsightAddresses(
  payload: Payload,
  language: Language,
): Promise<{ slug: string; postDate: string; changed: string }[]> {
  recordReads(new Set(['insights']));
  const rows = await readRows<{ slug: string; date: string; changed: string }>(
    payload,
    sql`select slug, post_date as date, updated_at as changed from insights
      where _status = 'published' and deleted_at is null and ${isShownIn('insights', language)}
      order by post_date desc, id desc`,
  );
  return rows.map(({ slug, date, changed }) => ({ slug, postDate: moment(date), changed: moment(changed) }));
}

export async function readWorkChanges(payload: Payload, language: Language): Promise<ReadonlyMap<string, string>> {
  recordReads(new Set(['works']));
  const rows = await readRows<{ slug: string; changed: string }>(
    payload,
    sql`select slug, updated_at as changed from works
      where _status = 'published' and deleted_at is null and ${isShownIn('works', language)}`,
  );
  return new Map(rows.map(({ slug, changed }) => [slug, moment(changed)]));
}

type Collection = PageRecord['collection'];

/** Condition that a record has a page. A withdrawn job has one, which says that it is closed. */
const hasPage = (collection: Collection, language: Language): SQL => {
  const seen = collection === 'jobs' ? sql`true` : sql`_status = 'published' and deleted_at is null`;
  return sql`${seen} and ${isShownIn(collection, language)}`;
};

interface Asked {
  /** Another host provides cases, articles and jobs: all their paths may exist. */
  readonly entriesElsewhere: boolean;
  readonly language: Language;
}

/**
 * Reports whether a page can exist at a path, at a tenth of the cost of rendering a 404.
 *
 * @param path normalised, as a request has it, without the prefix of the language
 */
export async function canBePage(
  payload: Payload,
  path: string,
  { entriesElsewhere, language }: Asked,
): Promise<boolean> {
  const record = recordAt(decodeURIComponent(path));
  if (!record || (entriesElsewhere && record.collection !== 'pages')) return true;
  const { collection, column, value } = record;
  const rows = await readRows(
    payload,
    sql`select 1 from ${sql.identifier(collection)}
      where ${sql.identifier(column)} = ${value} and ${hasPage(collection, language)} limit 1`,
  );
  return rows.length > 0;
}

async function readValues(payload: Payload, { collection, column }: PageRecord, language: Language) {
  recordReads(new Set([collection]));
  const rows = await readRows<{ value: string }>(
    payload,
    sql`select ${sql.identifier(column)} as value from ${sql.identifier(collection)}
      where ${hasPage(collection, language)}`,
  );
  return new Set(rows.map(({ value }) => value));
}

/**
 * Returns those of many paths at which a page can exist, with one statement a collection.
 *
 * @param paths as records have them, without the prefix of the language
 */
export async function readPossiblePages(
  payload: Payload,
  paths: readonly string[],
  { entriesElsewhere, language }: Asked,
): Promise<ReadonlySet<string>> {
  const records = new Map(paths.map((path) => [path, recordAt(path)]));
  const perCollection = new Map(
    [...records.values()].flatMap((record) => (record ? [[record.collection, record] as const] : [])),
  );
  const known = new Map(
    await Promise.all(
      [...perCollection].map(
        async ([collection, record]) => [collection, await readValues(payload, record, language)] as const,
      ),
    ),
  );
  return new Set(
    paths.filter((path) => {
      const record = records.get(path);
      if (!record || (entriesElsewhere && record.collection !== 'pages')) return true;
      return known.get(record.collection)?.has(record.value);
    }),
  );
}
