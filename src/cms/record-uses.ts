import type { CollectionBeforeDeleteHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { isStored, type Stored } from '../blocks/kind.ts';
import { everyRecord, knowsUses, refuseWhileUsed } from './uses.ts';

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

const mayPoint = (fields: readonly FlattenedField[], collection: string): boolean =>
  fields.some((field) => leadsTo(field, collection) || mayPoint(partsOf(field), collection));

/** Whether some field of these values, however deep it lies, holds the record. */
function points(fields: readonly FlattenedField[], values: Stored, collection: string, id: string): boolean {
  return fields.some((field) => {
    const value = values[field.name];
    const inner = [value].flat().filter(isStored);
    if (leadsTo(field, collection)) return [value].flat().some((one) => String(one) === id);
    if (field.type !== 'blocks') return inner.some((part) => points(partsOf(field), part, collection, id));
    return inner.some((part) => {
      const block = field.blocks.find(({ slug }) => slug === part.blockType);
      return points(block?.flattenedFields ?? [], part, collection, id);
    });
  });
}

/** Names of the records that show one, published or in a draft: `the case “Tai Ping”`. */
async function usesOf(req: PayloadRequest, collection: string, id: number | string): Promise<string[]> {
  const names = new Set<string>();
  for (const { config } of Object.values(req.payload.collections)) {
    const { slug, flattenedFields, admin, labels } = config;
    if (!mayPoint(flattenedFields, collection)) continue;
    const name = called[slug] ?? `the ${String(labels.singular).toLowerCase()}`;
    for await (const record of everyRecord(req, slug))
      if (points(flattenedFields, record, collection, String(id)))
        names.add(`${name} “${record[admin.useAsTitle ?? 'id'] || `number ${record.id}`}”`);
  }
  return [...names];
}

/**
 * Keeps what something shows: deleting it would leave a hole in a page without a word. Sections lie in a column in which a database does
 * not look, so all that may show it is read: deleting is rare.
 *
 * @throws {APIError} 409, saying where it is used.
 */
export const keepsWhileUsed: CollectionBeforeDeleteHook = async ({ id, req, collection }) => {
  if (knowsUses(req)) return;
  const what = String(collection.labels.singular).toLowerCase();
  refuseWhileUsed(`This ${what} is still used by`, await usesOf(req, collection.slug, id));
};
