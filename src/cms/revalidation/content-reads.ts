import { AsyncLocalStorage } from 'node:async_hooks';
import type { CollectionBeforeOperationHook, CollectionConfig, SanitizedCollectionConfig, Where } from 'payload';
import { type ContentTag, isContentTag } from './change-tokens.ts';

const collecting = new AsyncLocalStorage<Set<ContentTag>>();

/**
 * Lists every path in a condition: `articleCategory.slug` of `{ and: [{ 'articleCategory.slug': …
 * }] }`.
 */
function pathsOf(where: Where): string[] {
  return Object.entries(where).flatMap(([name, value]) =>
    Array.isArray(value) ? value.flatMap((part: unknown) => (isCondition(part) ? pathsOf(part) : [])) : [name],
  );
}

const isCondition = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Collections that a condition joins through a relation, although none of their records is read.
 */
function joinedCollections({ flattenedFields }: SanitizedCollectionConfig, where: Where): string[] {
  const relations = new Map(
    flattenedFields.flatMap((field) =>
      'relationTo' in field ? [[field.name, [field.relationTo].flat()] as const] : [],
    ),
  );
  return pathsOf(where).flatMap((path) =>
    path.includes('.') ? (relations.get(path.split('.', 1)[0] ?? '') ?? []) : [],
  );
}

const recordsRead: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const tags = collecting.getStore();
  if (!tags || (operation !== 'read' && operation !== 'count')) return args;
  const { where } = args as { where?: unknown };
  for (const slug of [collection.slug, ...(isCondition(where) ? joinedCollections(collection, where) : [])])
    if (isContentTag(slug)) tags.add(slug);
  return args;
};

/** Records reads of a collection whose records show on public pages. */
export function withReadTracking(collection: CollectionConfig): CollectionConfig {
  if (!isContentTag(collection.slug)) return collection;
  const { beforeOperation = [] } = collection.hooks ?? {};
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [...beforeOperation, recordsRead] } };
}

/** Adds these collections to those read by the running `withReads`. */
export function recordReads(read: ReadonlySet<ContentTag>): void {
  const tags = collecting.getStore();
  for (const tag of read) tags?.add(tag);
}

/**
 * Runs a function and returns the collections read within it. Calls may nest: an outer one collects
 * what an inner one reads.
 */
export async function withReads<T>(run: () => Promise<T>): Promise<{ value: T; read: ReadonlySet<ContentTag> }> {
  const read = new Set<ContentTag>();
  try {
    const value = await collecting.run(read, run);
    return { value, read };
  } finally {
    recordReads(read);
  }
}
