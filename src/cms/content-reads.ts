import { AsyncLocalStorage } from 'node:async_hooks';
import type { CollectionBeforeOperationHook, CollectionConfig, SanitizedCollectionConfig, Where } from 'payload';
import { type ContentTag, isContentTag } from './content-stamp.ts';

const collecting = new AsyncLocalStorage<Set<ContentTag>>();

/**
 * Every path that a condition names: `articleCategory.slug` of `{ and: [{ 'articleCategory.slug': …
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
 * Collections that a condition looks into through a relation, without a record of theirs being
 * read.
 */
function lookedInto({ flattenedFields }: SanitizedCollectionConfig, where: Where): string[] {
  const relations = new Map(
    flattenedFields.flatMap((field) =>
      'relationTo' in field ? [[field.name, [field.relationTo].flat()] as const] : [],
    ),
  );
  return pathsOf(where).flatMap((path) =>
    path.includes('.') ? (relations.get(path.split('.', 1)[0] ?? '') ?? []) : [],
  );
}

const notesRead: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const tags = collecting.getStore();
  if (!tags || (operation !== 'read' && operation !== 'count')) return args;
  const { where } = args as { where?: unknown };
  for (const slug of [collection.slug, ...(isCondition(where) ? lookedInto(collection, where) : [])])
    if (isContentTag(slug)) tags.add(slug);
  return args;
};

/** Lets a collection whose records show on public pages tell who reads it. */
export function noticed(collection: CollectionConfig): CollectionConfig {
  if (!isContentTag(collection.slug)) return collection;
  const { beforeOperation = [] } = collection.hooks ?? {};
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [...beforeOperation, notesRead] } };
}

/** Counts these collections among those that were read. */
export function noteReads(read: ReadonlySet<ContentTag>): void {
  const tags = collecting.getStore();
  for (const tag of read) tags?.add(tag);
}

/**
 * Runs something, and says of which collections it has read anything, however deep inside; also
 * where it is a part of something that says so.
 */
export async function withReads<T>(run: () => Promise<T>): Promise<{ value: T; read: ReadonlySet<ContentTag> }> {
  const read = new Set<ContentTag>();
  try {
    const value = await collecting.run(read, run);
    return { value, read };
  } finally {
    noteReads(read);
  }
}
