import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';
import { recordReads } from '../../cms/revalidation/content-reads.ts';
import { isShownIn } from '../../cms/translations/translated-payload.ts';
import type { Language } from '../../domain/languages.ts';
import { isListPath, recordAt } from '../../domain/template-addresses.ts';

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

/**
 * Reports whether a page can exist at a path, at a tenth of the cost of rendering a 404.
 *
 * @param path normalised, as a request has it, without the prefix of the language
 * @param entriesElsewhere another host provides cases, articles and jobs: all their paths may exist
 */
export async function canBePage(
  payload: Payload,
  path: string,
  { entriesElsewhere, language }: { readonly entriesElsewhere: boolean; readonly language: Language },
): Promise<boolean> {
  const record = recordAt(decodeURIComponent(path));
  if (!record || (entriesElsewhere && record.collection !== 'pages')) return true;
  const { collection, column, value } = record;
  // A withdrawn job still has a page, which says that it is closed.
  const seen = collection === 'jobs' ? sql`true` : sql`_status = 'published' and deleted_at is null`;
  const rows = await readRows(
    payload,
    sql`select 1 from ${sql.identifier(collection)} where ${sql.identifier(column)} = ${value} and ${seen} and ${isShownIn(collection, language)} limit 1`,
  );
  return rows.length > 0;
}
