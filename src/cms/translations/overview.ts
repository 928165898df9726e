import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import type { Language } from '../../lib/brand-shape.ts';
import { readRows } from '../database/transaction.ts';
import { hasTrash } from '../editorial/trash/trash-collections.ts';
import { untitled } from '../records/untitled.ts';
import { statusOf, type Translations } from './drift.ts';
import { isPageCollection, type TranslatedCollection } from './field.ts';
import { type Counts, countStates } from './summary.ts';

/** Newest texts of a record in a language, compared with its source. */
export interface RecordSummary {
  readonly of: TranslatedCollection;
  readonly id: number;
  readonly title: string;
  readonly counts: Counts;
  readonly isPublished: boolean;
  readonly isDraft: boolean;
  readonly source: { readonly isPublished: boolean; readonly isDraft: boolean; readonly updatedAt: string };
  /** Undefined if the record has no translation. */
  readonly updatedAt: string | undefined;
}

interface SourceRow {
  readonly of: TranslatedCollection;
  readonly id: number;
  readonly at: Date | string;
  readonly status: string;
  readonly published: string;
}

interface TranslationRow extends SourceRow {
  readonly record: number | string;
}

interface Compared {
  /** Times of both, which every save changes. */
  readonly version: string;
  readonly title: string;
  readonly counts: Counts;
}

/** Most records whose comparison is kept: about 20 MB. */
const mostKept = 50_000;

/** Records that are read at once. */
const batch = 100;

const kept = new WeakMap<Payload, LRUCache<string, Compared>>();

function keptFor(payload: Payload): LRUCache<string, Compared> {
  const known = kept.get(payload) ?? new LRUCache<string, Compared>({ max: mostKept });
  kept.set(payload, known);
  return known;
}

const among = (column: SQL, ids: readonly number[] | undefined): SQL =>
  ids
    ? sql`${column} in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`
    : sql`true`;

/** Stored name of a collection's table. */
export const tableOf = (of: TranslatedCollection) => sql.identifier(of.replaceAll('-', '_'));

function sourcesIn(of: TranslatedCollection, ids: readonly number[] | undefined): SQL {
  const table = tableOf(of);
  if (!isPageCollection(of))
    return sql`select ${of} as "of", id, updated_at as at, 'published' as status, 'published' as published
      from ${table} where ${among(sql`id`, ids)} and ${hasTrash(of) ? sql`deleted_at is null` : sql`true`}`;
  return sql`select ${of} as "of", record.id as id, version_updated_at as at,
      cast(version__status as text) as status, cast(record._status as text) as published
    from ${sql.identifier(`_${of}_v`)} as version join ${table} as record on record.id = version.parent_id
    where latest is true and version_deleted_at is null and ${among(sql`record.id`, ids)}`;
}

const timeOf = (at: Date | string): string => new Date(at).toISOString();

async function compare(payload: Payload, of: TranslatedCollection, ids: readonly number[], language: Language) {
  const { flattenedFields, admin } = payload.collections[of].config;
  const all = { pagination: false, depth: 0, overrideAccess: true } as const;
  const where = { id: { in: [...ids] } };
  const { docs } = await payload.find({ collection: of, where, draft: isPageCollection(of), ...all });
  const translations = await newestTranslations(payload, of, ids, language);
  return docs.map((doc) => {
    const title: unknown = Reflect.get(doc, admin.useAsTitle ?? 'id');
    const texts = translations.get(Number(doc.id))?.texts ?? {};
    return {
      id: Number(doc.id),
      title: typeof title === 'string' && title !== '' ? title : untitled,
      counts: countStates(statusOf(flattenedFields, doc, texts)),
    };
  });
}

/** Reads the newest translations of records of a collection by record, drafts included. */
export async function newestTranslations(
  payload: Payload,
  of: TranslatedCollection,
  records: readonly number[],
  language: Language,
) {
  const { docs } = await payload.find({
    collection: 'translations',
    where: { of: { equals: of }, language: { equals: language.code }, record: { in: [...records] } },
    draft: true,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Map(docs.map((doc) => [doc.record, { ...doc, texts: doc.texts as unknown as Translations }]));
}

interface Asked {
  /** All collections of the list by default. */
  readonly collections: readonly TranslatedCollection[];
  /** Only these records, of a single collection. */
  readonly ids?: readonly number[];
}

/** Reads times and states of records and translations, in two statements. */
async function readTimes(payload: Payload, language: Language, { collections, ids }: Asked) {
  const sources = await readRows<SourceRow>(
    payload,
    sql.join(
      collections.map((of) => sourcesIn(of, ids)),
      sql` union all `,
    ),
  );
  const names = sql.join(
    collections.map((of) => sql`${of}`),
    sql`, `,
  );
  const rows = await readRows<TranslationRow>(
    payload,
    sql`select version_of as "of", version_record as record, version_updated_at as at,
        cast(version__status as text) as status, cast(stored._status as text) as published
      from _translations_v as version join translations as stored on stored.id = version.parent_id
      where latest is true and version_language = ${language.code} and version_of in (${names})
        and ${among(sql`version_record`, ids)}`,
  );
  // PostgreSQL returns numerics as text.
  return { sources, translations: new Map(rows.map((row) => [`${row.of} ${Number(row.record)}`, row])) };
}

interface Found {
  readonly source: SourceRow;
  readonly translation: TranslationRow | undefined;
  readonly version: string;
  readonly key: string;
}

async function findRecords(payload: Payload, language: Language, asked: Asked) {
  const known = keptFor(payload);
  const { sources, translations } = await readTimes(payload, language, asked);
  const found = sources.map((source): Found => {
    const place = `${source.of} ${source.id}`;
    const translation = translations.get(place);
    const version = `${timeOf(source.at)} ${translation ? timeOf(translation.at) : ''}`;
    return { source, translation, version, key: `${language.code} ${place}` };
  });
  return { found, stale: found.filter(({ key, version }) => known.get(key)?.version !== version) };
}

async function compareAll(payload: Payload, language: Language, stale: readonly Found[]): Promise<void> {
  const known = keptFor(payload);
  for (const of of new Set(stale.map(({ source }) => source.of))) {
    const own = stale.filter(({ source }) => source.of === of);
    for (let start = 0; start < own.length; start += batch) {
      const some = own.slice(start, start + batch);
      const ids = some.map(({ source }) => source.id);
      const compared = new Map((await compare(payload, of, ids, language)).map((one) => [one.id, one]));
      for (const { source, key, version } of some) {
        const { title, counts } = compared.get(source.id) ?? {};
        if (title !== undefined && counts) known.set(key, { version, title, counts });
      }
    }
  }
}

function summaryOf(payload: Payload, { source, translation, key }: Found): RecordSummary[] {
  const compared = keptFor(payload).get(key);
  if (!compared) return [];
  return [
    {
      of: source.of,
      id: source.id,
      title: compared.title,
      counts: compared.counts,
      isPublished: translation?.published === 'published',
      isDraft: translation?.status === 'draft',
      source: {
        isPublished: source.published === 'published',
        isDraft: source.status === 'draft',
        updatedAt: timeOf(source.at),
      },
      updatedAt: translation && timeOf(translation.at),
    },
  ];
}

const isNothing = ({ collections, ids }: Asked): boolean => collections.length === 0 || ids?.length === 0;

/**
 * Compares records with their newest translations. Each call reads the times of all (9 ms for 631
 * records, 19 ms for 2,631) and in full only what was saved since, about 0.4 ms for each record.
 */
export async function summarise(payload: Payload, language: Language, asked: Asked): Promise<RecordSummary[]> {
  if (isNothing(asked)) return [];
  const { found, stale } = await findRecords(payload, language, asked);
  await compareAll(payload, language, stale);
  return found.flatMap((one) => summaryOf(payload, one));
}

/** Records that a view of the panel waits for beside its own content. */
const mostAwaited = 500;

const reading = new WeakMap<Payload, Promise<void>>();

/**
 * Returns undefined instead of waiting for more than 500 changed records, such as after a start;
 * these are read meanwhile.
 */
export async function summariseQuickly(
  payload: Payload,
  language: Language,
  asked: Asked,
): Promise<RecordSummary[] | undefined> {
  if (isNothing(asked)) return [];
  const { found, stale } = await findRecords(payload, language, asked);
  if (stale.length > mostAwaited) {
    if (reading.has(payload)) return undefined;
    const work = compareAll(payload, language, stale)
      .catch((error: unknown) => payload.logger.error(error, 'Translations could not be compared.'))
      .finally(() => reading.delete(payload));
    reading.set(payload, work);
    return undefined;
  }
  await compareAll(payload, language, stale);
  return found.flatMap((one) => summaryOf(payload, one));
}
