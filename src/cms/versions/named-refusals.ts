import type { CollectionAfterOperationHook, CollectionConfig } from 'payload';
import { placesSaid } from '../faults.ts';
import { isPreviewed } from '../preview-links.ts';
import { readFacts } from '../read-facts.ts';
import { titleIn } from '../record-titles.ts';
import { untitled } from '../title-said.ts';

/** One of several records that were to be changed in one go, and was not. */
export interface Refused {
  readonly id: number;
  /** What it is called. */
  readonly title: string;
  /** What it lacks, in words. */
  readonly reason: string;
}

interface Refusal {
  readonly id: number;
  readonly message: string;
  readonly isPublic: boolean;
}

const hasRefusals = (result: unknown): result is { readonly errors: readonly Refusal[] } =>
  typeof result === 'object' && result !== null && 'errors' in result && Array.isArray(result.errors);

/**
 * Payload says what is missing, and not of which record. What nobody may know stays with the
 * server.
 */
const namesRefused: CollectionAfterOperationHook = async ({ collection, operation, req, result: given }) => {
  const result: unknown = given;
  if (operation !== 'update' || !hasRefusals(result) || result.errors.length === 0) return given;
  const { payload } = req;
  // Without the request: a transaction in which something was refused may answer nothing any more,
  // and what was refused is as it was.
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
  const named = result.errors.map(({ id, isPublic, message }): Refusal & Refused => {
    const own = titles.get(id);
    const title = typeof own === 'string' && own !== '' ? titleIn(own, facts) : untitled;
    const reason = isPublic ? placesSaid(message) : 'Something went wrong on our side.';
    return { id, isPublic: true, title, reason, message: `“${title}” stays as it was. ${reason}` };
  });
  return { ...result, errors: named };
};

/**
 * Lets whoever changes several records in one go see which of them stayed as they were, and why.
 */
export function withNamedRefusals(collection: CollectionConfig): CollectionConfig {
  if (!isPreviewed(collection.slug)) return collection;
  const { admin = {}, hooks = {} } = collection;
  const { components = {} } = admin;
  return {
    ...collection,
    hooks: { ...hooks, afterOperation: [...(hooks.afterOperation ?? []), namesRefused] },
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...(components.beforeListTable ?? []), '/refused/refused-together.tsx#RefusedTogether'],
      },
    },
  };
}
