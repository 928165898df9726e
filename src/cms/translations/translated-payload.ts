import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, Where } from 'payload';
import { languages } from '../../config/brand/languages.ts';
import { firstLanguage, type Language } from '../../domain/languages.ts';
import { readRows } from '../database/transaction.ts';
import { recordReads } from '../revalidation/content-reads.ts';
import { type Translations, translatedRecord } from './drift.ts';
import { isPageCollection, isTranslatedCollection, type PageCollection, type TranslatedCollection } from './field.ts';

type Coded = Pick<Language, 'code'>;

/** Whether the record itself has the texts of a language. */
const isFirst = ({ code }: Coded): boolean => code === firstLanguage.code;

/** Records that the first language withholds, or that another language shows. */
const recordsOf = (collection: PageCollection, language: Coded): SQL => {
  recordReads(new Set(['translations']));
  const status = isFirst(language) ? 'draft' : 'published';
  return sql`select record from translations
    where "of" = ${collection} and language = ${language.code} and _status = ${status}`;
};

/**
 * SQL condition that a record of a collection is shown in a language. Callers record their read of
 * the collection themselves.
 */
export function isShownIn(collection: PageCollection, language: Language): SQL {
  if (languages.length === 1) return sql`true`;
  const records = recordsOf(collection, language);
  return isFirst(language) ? sql`id not in (${records})` : sql`id in (${records})`;
}

async function shownIn(payload: Payload, collection: PageCollection, language: Coded): Promise<Where> {
  const rows = await readRows<{ record: number | string }>(payload, recordsOf(collection, language));
  // PostgreSQL returns numerics as text.
  const records = rows.map(({ record }) => Number(record));
  return { id: isFirst(language) ? { not_in: records } : { in: records } };
}

/** Translations of records by id: the published ones, or their drafts. */
async function readTranslations(
  payload: Payload,
  of: TranslatedCollection,
  records: readonly number[],
  language: Coded,
  draft = false,
) {
  const { docs } = await payload.find({
    collection: 'translations',
    where: { of: { equals: of }, language: { equals: language.code }, record: { in: [...records] } },
    pagination: false,
    depth: 0,
    draft,
    overrideAccess: draft,
  });
  return new Map(
    docs.map(({ record, texts, updatedAt }) => [record, { texts: texts as unknown as Translations, updatedAt }]),
  );
}

interface Found {
  readonly id: number | string;
  readonly updatedAt?: string;
}

/** Replaces the texts of records of one collection by those of a language. */
async function translatedRecords<Doc extends Found>(
  payload: Payload,
  collection: string,
  docs: Doc[],
  language: Coded,
): Promise<Doc[]> {
  if (isFirst(language) || docs.length === 0 || !isTranslatedCollection(collection)) return docs;
  const fields = payload.collections[collection].config.flattenedFields;
  const ids = docs.map(({ id }) => Number(id));
  const translations = await readTranslations(payload, collection, ids, language);
  return docs.map((doc) => {
    const translation = translations.get(Number(doc.id));
    if (!translation) return doc;
    const own = translatedRecord(fields, doc, translation.texts);
    const changed = [doc.updatedAt, translation.updatedAt].filter((one) => one !== undefined).sort();
    return doc.updatedAt === undefined ? own : { ...own, updatedAt: changed.at(-1) };
  });
}

/** Draft of a record with the draft of its translation. */
export async function translatedDraft<Record_ extends Found>(
  payload: Payload,
  collection: TranslatedCollection,
  record: Record_,
  language: Coded,
): Promise<Record_> {
  if (isFirst(language)) return record;
  const translation = (await readTranslations(payload, collection, [Number(record.id)], language, true)).get(
    Number(record.id),
  );
  if (!translation) return record;
  return translatedRecord(payload.collections[collection].config.flattenedFields, record, translation.texts);
}

type Find = Payload['find'];
type Count = Payload['count'];

/**
 * Content system as the site of a language reads it: `find` and `count` leave out records that are
 * not shown in it, and texts are translated. Conditions and orders refer to the untranslated texts.
 */
export function payloadIn(payload: Payload, language: Coded): Payload {
  if (languages.length === 1) return payload;
  const within = async (collection: string, where: Where | undefined): Promise<Where> => {
    if (!isPageCollection(collection)) return where ?? {};
    const shown = await shownIn(payload, collection, language);
    return where ? { and: [where, shown] } : shown;
  };
  const find = async (options: Parameters<Find>[0]) => {
    const { collection } = options;
    const found = await payload.find({ ...options, where: await within(collection, options.where) });
    return { ...found, docs: await translatedRecords(payload, collection, found.docs, language) };
  };
  const count = async (options: Parameters<Count>[0]) =>
    payload.count({ ...options, where: await within(options.collection, options.where) });
  return Object.assign(Object.create(payload) as Payload, { find: find as Find, count });
}
