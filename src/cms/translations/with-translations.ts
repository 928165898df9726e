import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { isTranslatedCollection } from './field.ts';

const deletesTranslations: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'translations',
    where: { of: { equals: collection.slug }, record: { equals: id } },
    overrideAccess: true,
    depth: 0,
    req,
  });
};

/** Deletes the translations of a record with it. */
export function withTranslations(collection: CollectionConfig): CollectionConfig {
  if (!isTranslatedCollection(collection.slug)) return collection;
  const { afterDelete = [] } = collection.hooks ?? {};
  return { ...collection, hooks: { ...collection.hooks, afterDelete: [...afterDelete, deletesTranslations] } };
}
