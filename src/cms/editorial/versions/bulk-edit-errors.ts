import type { CollectionAfterOperationHook, CollectionConfig } from 'payload';
import { sayIn } from '../../panel/say.ts';
import { readFacts } from '../../records/read-facts.ts';
import { titleIn } from '../../records/record-titles.ts';
import { untitled } from '../../records/untitled.ts';
import { formatPlaces } from '../checks/validation-issues.ts';
import { isPreviewed } from '../preview/preview-links.ts';

/** Record that a bulk edit left unchanged. */
export interface BulkEditError {
  readonly id: number;
  /** Title of the record. */
  readonly title: string;
  /** Reason in words. */
  readonly reason: string;
}

interface PayloadError {
  readonly id: number;
  readonly message: string;
  readonly isPublic: boolean;
}

const hasErrors = (result: unknown): result is { readonly errors: readonly PayloadError[] } =>
  typeof result === 'object' && result !== null && 'errors' in result && Array.isArray(result.errors);

/**
 * Adds title and reason to the errors of a bulk edit, where Payload does not name the record.
 * Internal errors stay on the server.
 */
const namesRecords: CollectionAfterOperationHook = async ({ collection, operation, req, result: given }) => {
  const result: unknown = given;
  if (operation !== 'update' || !hasErrors(result) || result.errors.length === 0) return given;
  const { payload } = req;
  const say = sayIn(req.i18n);
  // Reads outside the request: its transaction may have failed, and refused records are unchanged
  // anyway.
  const { docs } = await payload.find({
    collection: collection.slug,
    where: { id: { in: result.errors.map(({ id }) => id) } },
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const titleField = collection.admin.useAsTitle ?? 'id';
  const facts = await readFacts(payload);
  const titles = new Map(docs.map((doc) => [Number(doc.id), (doc as unknown as Record<string, unknown>)[titleField]]));
  const named = result.errors.map(({ id, isPublic, message }): PayloadError & BulkEditError => {
    const own = titles.get(id);
    const title = typeof own === 'string' && own !== '' ? titleIn(own, facts) : say(untitled);
    const reason = isPublic ? formatPlaces(message) : say('Something went wrong on our side.');
    return {
      id,
      isPublic: true,
      title,
      reason,
      message: say('“{title}” was not changed. {reason}', { title, reason }),
    };
  });
  return { ...result, errors: named };
};

/** Shows after a bulk edit which records stayed unchanged, and why. */
export function withBulkEditErrors(collection: CollectionConfig): CollectionConfig {
  if (!isPreviewed(collection.slug)) return collection;
  const { admin = {}, hooks = {} } = collection;
  const { components = {} } = admin;
  return {
    ...collection,
    hooks: { ...hooks, afterOperation: [...(hooks.afterOperation ?? []), namesRecords] },
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [
          ...(components.beforeListTable ?? []),
          '/cms/admin/bulk-errors/bulk-edit-errors.tsx#BulkEditErrors',
        ],
      },
    },
  };
}
