import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import type { Say } from '../panel/say.ts';

/** Records in one read. */
const atOnce = 200;
const mostNamed = 5;

type Found = Readonly<Record<string, unknown>>;

interface EveryRecord {
  /** Columns to read; all by default. */
  readonly select?: Readonly<Record<string, true>>;
  /** Whether to include the trash. */
  readonly trash?: boolean;
}

/**
 * Reads all records of a collection, published versions first, then the newest drafts. Used to
 * search JSON columns, which the database does not search.
 */
export async function* everyRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  { select, trash = false }: EveryRecord = {},
): AsyncGenerator<Found> {
  const { versions } = req.payload.collections[collection].config;
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    for (let page = 1; ; page += 1) {
      const { docs, hasNextPage } = await req.payload.find({
        collection,
        draft,
        trash,
        page,
        limit: atOnce,
        sort: 'id',
        depth: 0,
        overrideAccess: true,
        req,
        ...(select ? { select } : {}),
      });
      yield* docs as object[] as Found[];
      if (!hasNextPage) break;
    }
  }
}

/** Marks that a request has checked its deletions for uses itself: each check reads all pages. */
export function hasLookedForUses(req: PayloadRequest): void {
  req.context.usesAreKnown = true;
}

export const knowsUses = ({ context }: PayloadRequest): boolean => context.usesAreKnown === true;

/**
 * Refuses to delete a record in use.
 *
 * @param uses names of the places; without any, nothing happens
 * @param refusal builds the message from the list of places
 * @throws {APIError} 409 with the places that use it
 */
export function refuseWhileUsed(uses: readonly string[], refusal: (places: string) => string, say: Say): void {
  if (uses.length === 0) return;
  const named = uses.slice(0, mostNamed).reduce((some, next) => say('{some}, {next}', { some, next }));
  const count = uses.length - mostNamed;
  const places = count > 0 ? say('{some}, and {count} more', { some: named, count }) : named;
  throw new APIError(refusal(places), 409, null, true);
}
