import type {
  CollectionBeforeDeleteHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { isStored } from '../../blocks/field-type.ts';
import { factsOf } from '../../blocks/known-facts.ts';
import type { Stored } from '../../blocks/stored.ts';
import { interpolate } from '../../domain/facts.ts';
import { labelIn, nounIn } from '../panel/label-in.ts';
import { type PanelI18n, type Say, sayIn } from '../panel/say.ts';
import { untitled } from '../records/untitled.ts';
import { knowsUses, refuseWhileUsed } from './uses.ts';

/** One place that shows a record. */
export interface RecordUse {
  readonly collection: CollectionSlug;
  readonly id: number | string;
  /** Type of the record that shows it: `case`, `page`. */
  readonly kind: string;
  readonly title: string;
  /** `Section 5, Figures`, or the name of a field. */
  readonly where: string;
  /** Unpublished. */
  readonly draft: boolean;
  /** It is in the trash and would miss the record when restored. */
  readonly trashed: boolean;
}

/** Names of records in a sentence, where they differ from the collection's label. */
const called: Readonly<Partial<Record<CollectionSlug, string>>> = {
  works: 'the case “{title}”',
  insights: 'the article “{title}”',
  testimonials: 'the testimonial of “{title}”',
};

/** Fields inside a field; empty for a plain one. */
const partsOf = (field: FlattenedField): readonly FlattenedField[] => {
  if ('flattenedFields' in field) return field.flattenedFields;
  return field.type === 'blocks' ? field.blocks.flatMap((block) => block.flattenedFields) : [];
};

const leadsTo = (field: FlattenedField, collection: string): boolean =>
  (field.type === 'relationship' || field.type === 'upload') && field.relationTo === collection;

const mayPoint = (field: FlattenedField, collection: string): boolean =>
  leadsTo(field, collection) || partsOf(field).some((part) => mayPoint(part, collection));

const isId = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';

/** Ids of records of a collection in a field, at any depth. Rich text holds none. */
function* idsIn(field: FlattenedField, value: unknown, collection: string): Generator<string> {
  if (leadsTo(field, collection)) {
    for (const one of [value].flat()) if (isId(one)) yield String(one);
    return;
  }
  for (const part of [value].flat().filter(isStored)) {
    const fields =
      field.type === 'blocks'
        ? (field.blocks.find(({ slug }) => slug === part.blockType)?.flattenedFields ?? [])
        : partsOf(field);
    for (const inner of fields) yield* idsIn(inner, part[inner.name], collection);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Title as stored: by language where the field is localised. */
const titleIn = (value: unknown): string => textOf(isStored(value) ? Object.values(value).find(Boolean) : value);

const withCapital = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;

interface Place {
  /** Identifies the place across versions. */
  readonly key: string;
  readonly where: string;
  readonly shows: string;
}

/** Places in a record that show others: each field, and each row of a field of blocks. */
function* placesIn(field: FlattenedField, value: unknown, collection: string, i18n: PanelI18n): Generator<Place> {
  const say = sayIn(i18n);
  if (field.type !== 'blocks') {
    const where = ('label' in field && labelIn(field.label, i18n)) || withCapital(field.name);
    for (const shows of new Set(idsIn(field, value, collection))) yield { key: field.name, where, shows };
    return;
  }
  const row = labelIn(field.labels?.singular, i18n) || say('Part');
  for (const [index, block] of [value].flat().filter(isStored).entries()) {
    const kind = field.blocks.find(({ slug }) => slug === block.blockType);
    const name = labelIn(kind?.labels?.singular, i18n) || String(block.blockType);
    const where = say('{row} {number}, {name}', { row, number: index + 1, name });
    const key = `${field.name} ${block.id ?? index}`;
    for (const shows of new Set(idsIn(field, [block], collection))) yield { key, where, shows };
  }
}

interface Holder {
  readonly slug: CollectionSlug;
  readonly kind: string;
  /** Field with the title of a record. */
  readonly title: string;
  readonly fields: readonly FlattenedField[];
}

/** Collections with fields that may show a record of this collection. */
const holdersOf = (req: PayloadRequest, collection: string): Holder[] =>
  Object.values(req.payload.collections).flatMap(({ config: { slug, flattenedFields, admin, labels } }) => {
    const fields = flattenedFields.filter((field) => mayPoint(field, collection));
    const kind = nounIn(labels.singular, req.i18n);
    return fields.length === 0 ? [] : [{ slug, kind, title: admin.useAsTitle ?? 'id', fields }];
  });

/** Records read at a time: a balance of speed and memory. */
const atOnce = 1000;

/**
 * Reads all records that may show one, published versions first, then the newest drafts. Reads only
 * the needed columns, past Payload's hooks: with them, ten thousand articles take seven seconds.
 */
async function* recordsOf(req: PayloadRequest, { slug, title, fields }: Holder): AsyncGenerator<Stored> {
  const { db, collections } = req.payload;
  const { versions, trash } = collections[slug].config;
  const names = [title, '_status', ...(trash ? ['deletedAt'] : []), ...fields.map(({ name }) => name)];
  const select = Object.fromEntries(names.filter((name) => name !== 'id').map((name) => [name, true as const]));
  const asked = { collection: slug, limit: atOnce, locale: 'en', req, sort: 'id' } as const;
  for (const draft of versions?.drafts ? [false, true] : [false])
    for (let page = 1; ; page += 1) {
      const found = draft
        ? await db.queryDrafts<Stored>({ ...asked, page, select: { parent: true, version: select } })
        : await db.find<Stored>({ ...asked, page, select });
      yield* found.docs;
      if (!found.hasNextPage) break;
    }
}

/**
 * Finds all places that show a record, published or in a draft. Sections are JSON, which the
 * database does not search, so every record is read.
 */
export async function usesOf(req: PayloadRequest, collection: string, id: number | string): Promise<RecordUse[]> {
  const found = new Map<string, RecordUse>();
  const facts = await factsOf(req);
  const say = sayIn(req.i18n);
  for (const holder of holdersOf(req, collection))
    for await (const record of recordsOf(req, holder)) {
      if (!isId(record.id)) continue;
      const title =
        interpolate(titleIn(record[holder.title]), facts) ||
        (holder.title === 'id' ? say('number {id}', { id: record.id }) : say(untitled));
      const trashed = Boolean(record.deletedAt);
      const own = { collection: holder.slug, id: record.id, kind: holder.kind, title, trashed };
      for (const field of holder.fields)
        for (const { key, where, shows } of placesIn(field, record[field.name], collection, req.i18n)) {
          if (shows !== String(id)) continue;
          const name = `${holder.slug} ${record.id} ${key}`;
          const draft = record._status === 'draft' && found.get(name)?.draft !== false;
          found.set(name, { ...own, where, draft });
        }
    }
  return [...found.values()];
}

/** Ids of all records of a collection that are used outside the trash. */
export async function usedOf(req: PayloadRequest, collection: string): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const holder of holdersOf(req, collection))
    for await (const record of recordsOf(req, holder))
      for (const field of record.deletedAt ? [] : holder.fields)
        for (const id of idsIn(field, record[field.name], collection)) used.add(id);
  return used;
}

function nameOf({ collection, kind, title, trashed }: RecordUse, say: Say): string {
  const record = say(called[collection] ?? 'the {kind} “{title}”', { kind, title });
  return trashed ? say('{record} in the trash', { record }) : record;
}

function refuse(req: PayloadRequest, { labels }: SanitizedCollectionConfig, uses: readonly RecordUse[]): void {
  const say = sayIn(req.i18n);
  const kind = nounIn(labels.singular, req.i18n);
  const names = [...new Set(uses.map((use) => nameOf(use, say)))];
  refuseWhileUsed(
    names,
    (places) =>
      say('This {kind} is still used by {places}. Take it out there first, then delete it.', { kind, places }),
    say,
  );
}

/**
 * Refuses to delete a record in use: pages would have a hole without notice.
 *
 * @throws {APIError} 409 with the places that use it
 */
export const keepsWhileUsed: CollectionBeforeDeleteHook = async ({ id, req, collection }) => {
  if (!knowsUses(req)) refuse(req, collection, await usesOf(req, collection.slug, id));
};

/**
 * Refuses to trash a record in use. Uses by records in the trash do not count.
 *
 * @throws {APIError} 409 with the places that use it
 */
export async function refusesWhileShown(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<void> {
  if (!collection.hooks.beforeDelete.includes(keepsWhileUsed)) return;
  const uses = await usesOf(req, collection.slug, id);
  refuse(
    req,
    collection,
    uses.filter(({ trashed }) => !trashed),
  );
}
