import type { FlattenedField, Payload } from 'payload';
import { firstLanguage, type Language, withPrefix } from '../../domain/languages.ts';
import type { Requester } from '../access/may.ts';
import { addressOf } from '../admin/shell/site-address.ts';
import { type PanelI18n, sayIn } from '../panel/say.ts';
import { readFacts } from '../records/read-facts.ts';
import { titleIn } from '../records/record-titles.ts';
import { printOf, statusOf, type TextStatus } from './drift.ts';
import { pluralOf, type SheetRecord } from './entries.ts';
import { isPageCollection, type TranslatedCollection } from './field.ts';
import { newestTranslations, type RecordSummary, summarise } from './overview.ts';
import { mayPublish, mayTranslate } from './rights.ts';
import type { Sheet, SheetText } from './sheet-shape.ts';
import { addCounts, noTexts, stateOf, textsToCheck } from './summary.ts';
import { wordParts, wordsOf } from './word-parts.ts';

/** Records of a shared list in one answer. */
const mostRecords = 100;

export interface SheetPlace {
  readonly of: TranslatedCollection;
  readonly record: SheetRecord;
  readonly language: Language;
}

/** `To check` leaves out texts that follow the source. */
export type SheetTab = 'check' | 'all';

function kindOf({ field, source, translation }: TextStatus): SheetText['kind'] {
  const value = source ?? translation?.text;
  if (Array.isArray(value)) return 'lines';
  if (typeof value === 'object' && value !== null) return 'rich';
  return field?.type === 'text' ? 'line' : 'text';
}

/** Path of a field in the config: a key without the ids of rows, and with the names of blocks. */
function schemaPathOf(fields: readonly FlattenedField[], record: unknown, key: string): string {
  const [first = '', ...rest] = key.split('.');
  const field = fields.find(({ name }) => name === first);
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, first) : undefined;
  if (!field || rest.length === 0) return first;
  if (field.type === 'group' || field.type === 'tab')
    return `${first}.${schemaPathOf(field.flattenedFields, value, rest.join('.'))}`;
  const [row = '', ...inside] = rest;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const own = rows.find(
    (one, index) =>
      typeof one === 'object' && one !== null && (Reflect.get(one, 'id') === row || String(index) === row),
  );
  if (field.type === 'array') return `${first}.${schemaPathOf(field.flattenedFields, own, inside.join('.'))}`;
  if (field.type !== 'blocks' || !own) return first;
  const name = String(Reflect.get(Object(own), 'blockType'));
  const block = field.blocks.find((one) => typeof one !== 'string' && one.slug === name);
  return block ? `${first}.${name}.${schemaPathOf(block.flattenedFields, own, inside.join('.'))}` : first;
}

export interface SheetDoc {
  readonly id: number | string;
}

/** Labels that lead to a text; the number of a section says that it is one. */
const placesOf = (labels: readonly string[]): string[] =>
  labels.slice(0, -1).filter((_label, index) => !/^\d/.test(labels[index + 1] ?? ''));

interface DocTexts {
  readonly translations: Parameters<typeof statusOf>[2];
  readonly title?: string;
  readonly i18n: PanelI18n;
}

/** Builds the rows of one record. */
export function textsOfDoc(
  payload: Payload,
  of: TranslatedCollection,
  doc: SheetDoc,
  { translations, title, i18n }: DocTexts,
): SheetText[] {
  const { flattenedFields, slug } = payload.collections[of].config;
  return statusOf(flattenedFields, doc, translations, i18n).map((status): SheetText => {
    const { key, labels, state, source, translation, missingPlaceholders } = status;
    const kind = kindOf(status);
    const places = [...(title === undefined ? [] : [title]), ...placesOf(labels)];
    return {
      record: Number(doc.id),
      key,
      label: labels.at(-1) ?? sayIn(i18n)('Removed text'),
      place: places.join(' · '),
      state,
      kind,
      source,
      words: translation && state !== 'current' ? wordParts(translation.from, source) : wordParts(source, source),
      text: translation?.text,
      ...(kind === 'rich' ? { textWords: wordsOf(translation?.text) } : {}),
      missingPlaceholders,
      seen: printOf(source),
      was: printOf(translation?.text),
      schemaPath: `${slug}.${schemaPathOf(flattenedFields, doc, key)}`,
    };
  });
}

/** Reads records of a collection in their newest draft. */
async function readDocs(
  payload: Payload,
  of: TranslatedCollection,
  ids: readonly number[],
  user: Requester,
): Promise<SheetDoc[]> {
  const { docs } = await payload.find({
    collection: of,
    where: { id: { in: [...ids] } },
    draft: isPageCollection(of),
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  });
  return docs;
}

/** Public address of a record, also while its newest version is a draft. */
async function publicAddress(payload: Payload, of: TranslatedCollection, id: number): Promise<string | undefined> {
  const stored = await payload.db.findOne<{ id: number; _status?: string }>({
    collection: of,
    where: { id: { equals: id } },
    locale: 'en',
    select: { slug: true, path: true, _status: true },
  });
  return addressOf(of, stored ?? undefined);
}

async function isWithheld(payload: Payload, of: TranslatedCollection, record: number): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'translations',
    where: {
      of: { equals: of },
      record: { equals: record },
      language: { equals: firstLanguage.code },
      _status: { equals: 'draft' },
    },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

interface Head extends Pick<Sheet, 'title' | 'counts' | 'state' | 'source' | 'translation'> {}

async function headOfRecord(payload: Payload, { of, language }: SheetPlace, summary: RecordSummary): Promise<Head> {
  const { id, title, counts, isPublished, isDraft, source, updatedAt } = summary;
  const isPage = isPageCollection(of);
  const [address, isOffSite] = isPage
    ? await Promise.all([publicAddress(payload, of, id), isWithheld(payload, of, id)])
    : [undefined, false];
  const published = source.isDraft ? ('Published, with changes' as const) : ('Published' as const);
  return {
    title: titleIn(title, await readFacts(payload)),
    counts,
    state: stateOf(counts, { isPublished, isDraft }),
    source: {
      status: source.isPublished ? published : 'Draft',
      isOffSite,
      updatedAt: source.updatedAt,
      address: isOffSite ? undefined : address,
    },
    translation: {
      isPublished,
      isDraft,
      updatedAt,
      address: isPublished && address !== undefined ? withPrefix(address, language) : undefined,
    },
  };
}

function headOfList(payload: Payload, { of }: SheetPlace, summaries: readonly RecordSummary[], i18n: PanelI18n): Head {
  const counts = summaries.reduce((sum, one) => addCounts(sum, one.counts), noTexts);
  const isPublished = summaries.some((one) => one.isPublished);
  const isDraft = summaries.some((one) => one.isDraft || (one.counts.current > 0 && !one.isPublished));
  const last = (times: readonly (string | undefined)[]) =>
    times
      .filter((time) => time !== undefined)
      .sort()
      .at(-1);
  return {
    title: pluralOf(payload, of, i18n),
    counts,
    state: stateOf(counts, { isPublished, isDraft }),
    source: {
      status: 'Published',
      isOffSite: false,
      updatedAt: last(summaries.map(({ source }) => source.updatedAt)) ?? '',
      address: undefined,
    },
    translation: {
      isPublished,
      isDraft,
      updatedAt: last(summaries.map(({ updatedAt }) => updatedAt)),
      address: undefined,
    },
  };
}

/** Reads state and counts of a sheet; undefined for an unknown record. */
export async function readHead(payload: Payload, place: SheetPlace, i18n: PanelI18n): Promise<Head | undefined> {
  const { of, record, language } = place;
  const ids = record === 'all' ? {} : { ids: [record] };
  const summaries = await summarise(payload, language, { collections: [of], ...ids });
  if (record === 'all') return headOfList(payload, place, summaries, i18n);
  const [summary] = summaries;
  return summary && headOfRecord(payload, place, summary);
}

interface Reading {
  readonly tab: SheetTab;
  /** Page of a shared list, from 1. */
  readonly page: number;
  readonly i18n: PanelI18n;
}

const needsCheck = ({ state, missingPlaceholders }: SheetText): boolean =>
  state !== 'current' || missingPlaceholders.length > 0;

/** Reads a sheet with the texts of a tab; undefined for an unknown record or without permission. */
export async function readSheet(
  payload: Payload,
  user: Requester,
  place: SheetPlace,
  { tab, page, i18n }: Reading,
): Promise<Sheet | undefined> {
  const { of, record, language } = place;
  if (!mayTranslate(user, of, 'read') || (record === 'all' && isPageCollection(of))) return undefined;
  const head = await readHead(payload, place, i18n);
  if (!head) return undefined;
  const isList = record === 'all';
  const summaries = isList ? await summarise(payload, language, { collections: [of] }) : [];
  const wanted = isList
    ? summaries.filter(({ counts }) => tab === 'all' || textsToCheck(counts) > 0).map(({ id }) => id)
    : [record];
  const first = isList ? (page - 1) * mostRecords : 0;
  const ids = wanted.slice(first, first + mostRecords);
  const docs = await readDocs(payload, of, ids, user);
  const translations = await newestTranslations(payload, of, ids, language);
  const titles = new Map(summaries.map(({ id, title }) => [id, title]));
  const texts = docs.flatMap((doc) => {
    const title = titles.get(Number(doc.id));
    return textsOfDoc(payload, of, doc, {
      translations: translations.get(Number(doc.id))?.texts ?? {},
      i18n,
      ...(title === undefined ? {} : { title }),
    });
  });
  if (!isList && docs.length === 0) return undefined;
  return {
    of,
    record,
    ...head,
    mayUpdate: mayTranslate(user, of, 'update'),
    mayPublish: mayPublish(payload, user, of),
    texts: tab === 'all' ? texts : texts.filter(needsCheck),
    left: Math.max(0, wanted.length - first - ids.length),
  };
}
