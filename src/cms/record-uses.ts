import type {
  CollectionBeforeDeleteHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { isStored, type Stored } from '../blocks/kind.ts';
import { factsOf } from '../blocks/known-facts.ts';
import { said } from '../shared/facts.ts';
import { untitled } from './title-said.ts';
import { knowsUses, refuseWhileUsed } from './uses.ts';

/** One place that shows a record. */
export interface RecordUse {
  readonly collection: CollectionSlug;
  readonly id: number | string;
  /** `case`, `page`: what the record that shows it is. */
  readonly kind: string;
  readonly title: string;
  /** `Section 5, Figures`, or the name of a field. */
  readonly where: string;
  /** Not published yet. */
  readonly draft: boolean;
  /** It lies in the trash, and would miss what it shows when it comes back. */
  readonly trashed: boolean;
}

/** What a record is called in a sentence, where that is not the name of its kind. */
const called: Readonly<Partial<Record<CollectionSlug, string>>> = {
  works: 'the case',
  insights: 'the article',
  testimonials: 'the testimonial of',
};

/** What a field consists of; nothing, unless it holds others. */
const partsOf = (field: FlattenedField): readonly FlattenedField[] => {
  if ('flattenedFields' in field) return field.flattenedFields;
  return field.type === 'blocks' ? field.blocks.flatMap((block) => block.flattenedFields) : [];
};

const leadsTo = (field: FlattenedField, collection: string): boolean =>
  (field.type === 'relationship' || field.type === 'upload') && field.relationTo === collection;

const mayPoint = (field: FlattenedField, collection: string): boolean =>
  leadsTo(field, collection) || partsOf(field).some((part) => mayPoint(part, collection));

const isId = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';

/**
 * The records of a collection that a field holds, however deep they lie in it. Rich text can hold
 * none.
 */
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

const named = (label: unknown): string => (typeof label === 'string' ? label : '');

/** A title as a database has it: by language, where it has any. */
const titleIn = (value: unknown): string => named(isStored(value) ? Object.values(value).find(Boolean) : value);

const withCapital = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;

interface Place {
  /** The same in every version. */
  readonly key: string;
  readonly where: string;
  readonly shows: string;
}

/** Where in a record others are shown: a field is one place, and each of its rows of blocks. */
function* placesIn(field: FlattenedField, value: unknown, collection: string): Generator<Place> {
  if (field.type !== 'blocks') {
    const where = ('label' in field && named(field.label)) || withCapital(field.name);
    for (const shows of new Set(idsIn(field, value, collection))) yield { key: field.name, where, shows };
    return;
  }
  const row = named(field.labels?.singular) || 'Part';
  for (const [index, block] of [value].flat().filter(isStored).entries()) {
    const kind = field.blocks.find(({ slug }) => slug === block.blockType);
    const where = `${row} ${index + 1}, ${named(kind?.labels?.singular) || block.blockType}`;
    const key = `${field.name} ${block.id ?? index}`;
    for (const shows of new Set(idsIn(field, [block], collection))) yield { key, where, shows };
  }
}

interface Holder {
  readonly slug: CollectionSlug;
  readonly kind: string;
  /** The field that names one. */
  readonly title: string;
  readonly fields: readonly FlattenedField[];
}

/** What may show a record of this collection, by the fields that may. */
const holdersOf = (req: PayloadRequest, collection: string): Holder[] =>
  Object.values(req.payload.collections).flatMap(({ config: { slug, flattenedFields, admin, labels } }) => {
    const fields = flattenedFields.filter((field) => mayPoint(field, collection));
    const kind = String(labels.singular).toLowerCase();
    return fields.length === 0 ? [] : [{ slug, kind, title: admin.useAsTitle ?? 'id', fields }];
  });

/** Records read at a time: large enough to be quick, small enough for memory. */
const atOnce = 1000;

/**
 * Goes through all that may show one, as the public sees them and then as their newest drafts. Only
 * those columns, and as the database has them: with Payload's hooks for each field of ten thousand
 * articles it takes seven seconds.
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
 * Everywhere that a record is shown, published or in a draft. Sections lie in a column in which a
 * database does not look, so all is read.
 */
export async function usesOf(req: PayloadRequest, collection: string, id: number | string): Promise<RecordUse[]> {
  const found = new Map<string, RecordUse>();
  const facts = await factsOf(req);
  for (const holder of holdersOf(req, collection))
    for await (const record of recordsOf(req, holder)) {
      if (!isId(record.id)) continue;
      const title =
        said(titleIn(record[holder.title]), facts) || (holder.title === 'id' ? `number ${record.id}` : untitled);
      const trashed = Boolean(record.deletedAt);
      const own = { collection: holder.slug, id: record.id, kind: holder.kind, title, trashed };
      for (const field of holder.fields)
        for (const { key, where, shows } of placesIn(field, record[field.name], collection)) {
          if (shows !== String(id)) continue;
          const name = `${holder.slug} ${record.id} ${key}`;
          const draft = record._status === 'draft' && found.get(name)?.draft !== false;
          found.set(name, { ...own, where, draft });
        }
    }
  return [...found.values()];
}

/** All records of a collection that something shows which does not lie in the trash. */
export async function usedOf(req: PayloadRequest, collection: string): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const holder of holdersOf(req, collection))
    for await (const record of recordsOf(req, holder))
      for (const field of record.deletedAt ? [] : holder.fields)
        for (const id of idsIn(field, record[field.name], collection)) used.add(id);
  return used;
}

const sentence = (use: RecordUse): string =>
  `${called[use.collection] ?? `the ${use.kind}`} “${use.title}”${use.trashed ? ' in the trash' : ''}`;

const refuse = ({ labels }: SanitizedCollectionConfig, uses: readonly RecordUse[]): void =>
  refuseWhileUsed(`This ${String(labels.singular).toLowerCase()} is still used by`, [...new Set(uses.map(sentence))]);

/**
 * Keeps what something shows: deleting it would leave a hole in a page without a word.
 *
 * @throws {APIError} 409, saying where it is used.
 */
export const keepsWhileUsed: CollectionBeforeDeleteHook = async ({ id, req, collection }) => {
  if (!knowsUses(req)) refuse(collection, await usesOf(req, collection.slug, id));
};

/**
 * The same for what goes to the trash: something else that lies there does not need it now.
 *
 * @throws {APIError} 409, saying where it is used.
 */
export async function refusesWhileShown(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<void> {
  if (!collection.hooks.beforeDelete.includes(keepsWhileUsed)) return;
  const uses = await usesOf(req, collection.slug, id);
  refuse(
    collection,
    uses.filter(({ trashed }) => !trashed),
  );
}
