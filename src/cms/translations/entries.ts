import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Language } from '../../lib/brand-shape.ts';
import { readRows } from '../database/transaction.ts';
import { labelIn } from '../panel/label-in.ts';
import { type PanelI18n, sayIn } from '../panel/say.ts';
import { readFacts } from '../records/read-facts.ts';
import { titleIn } from '../records/record-titles.ts';
import { isPageCollection, type TranslatedCollection } from './field.ts';
import { type RecordSummary, summarise, summariseQuickly } from './overview.ts';
import { addCounts, type Counts, noTexts, type SummaryState, stateOf, textsIn } from './summary.ts';

/** Record of a collection, or all records of a shared list. */
export type SheetRecord = number | 'all';

/** Row of the list of translations. */
export interface Entry {
  readonly of: TranslatedCollection;
  readonly record: SheetRecord;
  readonly title: string;
  readonly kind: string;
  readonly state: SummaryState;
  readonly counts: Counts;
  readonly isPublished: boolean;
  readonly isSourcePublished: boolean;
  readonly sourceUpdatedAt: string;
}

const singularOf = (payload: Payload, of: TranslatedCollection, i18n: PanelI18n): string =>
  labelIn(payload.collections[of].config.labels.singular, i18n);

export const pluralOf = (payload: Payload, of: TranslatedCollection, i18n: PanelI18n): string =>
  labelIn(payload.collections[of].config.labels.plural, i18n);

/** Whether a record has something to translate or to remove. */
const hasTexts = ({ counts }: RecordSummary): boolean => textsIn(counts) + counts.removed > 0;

/** Joins the records of a shared list, which have no page of their own. */
function groupOf(
  payload: Payload,
  of: TranslatedCollection,
  records: readonly RecordSummary[],
  i18n: PanelI18n,
): Entry {
  const counts = records.reduce((sum, record) => addCounts(sum, record.counts), noTexts);
  const isPublished = records.some((record) => record.isPublished);
  const isDraft = records.some((record) => record.isDraft || (record.counts.current > 0 && !record.isPublished));
  return {
    of,
    record: 'all',
    title: pluralOf(payload, of, i18n),
    kind: sayIn(i18n)('Shared list'),
    state: stateOf(counts, { isPublished, isDraft }),
    counts,
    isPublished,
    isSourcePublished: true,
    sourceUpdatedAt:
      records
        .map(({ source }) => source.updatedAt)
        .sort()
        .at(-1) ?? '',
  };
}

/**
 * Builds the rows of the list: one for each page, case, article and job, and for each shared list.
 */
function sheetEntries(
  payload: Payload,
  records: readonly RecordSummary[],
  titleOf: (title: string) => string,
  i18n: PanelI18n,
): Entry[] {
  const translated = records.filter(hasTexts);
  const shared = new Set(translated.map(({ of }) => of).filter((of) => !isPageCollection(of)));
  const own = translated
    .filter(({ of }) => isPageCollection(of))
    .map(
      (record): Entry => ({
        of: record.of,
        record: record.id,
        title: titleOf(record.title),
        kind: singularOf(payload, record.of, i18n),
        state: stateOf(record.counts, record),
        counts: record.counts,
        isPublished: record.isPublished,
        isSourcePublished: record.source.isPublished,
        sourceUpdatedAt: record.source.updatedAt,
      }),
    );
  return [
    ...own,
    ...[...shared].map((of) =>
      groupOf(
        payload,
        of,
        translated.filter((record) => record.of === of),
        i18n,
      ),
    ),
  ];
}

/** A record that is not begun is to do once its source is published. */
export const isToDo = ({ state, isSourcePublished }: Entry): boolean =>
  state !== 'up to date' && (state !== 'not begun' || isSourcePublished);

const urgency: readonly SummaryState[] = ['changed', 'draft', 'ready', 'not begun', 'up to date'];

const byUrgency = (one: Entry, other: Entry): number =>
  urgency.indexOf(one.state) - urgency.indexOf(other.state) ||
  other.sourceUpdatedAt.localeCompare(one.sourceUpdatedAt) ||
  one.title.localeCompare(other.title);

/** Reads the list of translations of a language, what changed first. */
export async function readEntries(
  payload: Payload,
  language: Language,
  collections: readonly TranslatedCollection[],
  i18n: PanelI18n,
): Promise<Entry[]> {
  const facts = await readFacts(payload);
  const records = await summarise(payload, language, { collections });
  return sheetEntries(payload, records, (title) => titleIn(title, facts), i18n).sort(byUrgency);
}

/** Reads what is to do in a language; undefined while too much would have to be read. */
export async function entriesToDo(
  payload: Payload,
  language: Language,
  collections: readonly TranslatedCollection[],
  i18n: PanelI18n,
): Promise<Entry[] | undefined> {
  const facts = await readFacts(payload);
  const records = await summariseQuickly(payload, language, { collections });
  return (
    records &&
    sheetEntries(payload, records, (title) => titleIn(title, facts), i18n)
      .filter(isToDo)
      .sort(byUrgency)
  );
}

/** Finds sheets with these words in either language. Untranslated texts are not searched. */
export async function sheetsWith(payload: Payload, language: Language, words: string): Promise<ReadonlySet<string>> {
  const inJson = JSON.stringify(words.toLowerCase()).slice(1, -1);
  const pattern = `%${inJson.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await readRows<{ of: TranslatedCollection; record: number | string }>(
    payload,
    sql`select version_of as "of", version_record as record from _translations_v
      where latest is true and version_language = ${language.code}
        and lower(cast(version_texts as text)) like ${pattern} escape '\\'`,
  );
  return new Set(rows.map(({ of, record }) => `${of} ${isPageCollection(of) ? Number(record) : 'all'}`));
}
