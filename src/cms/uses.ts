import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';

/** Records read at a time. */
const atOnce = 200;
const mostNamed = 5;

type Found = Readonly<Record<string, unknown>>;

interface EveryRecord {
  /** Columns to read; all unless said. */
  readonly select?: Readonly<Record<string, true>>;
  /** Whether what lies in the trash is among them. */
  readonly trash?: boolean;
}

/**
 * Goes through all records of a collection, as the public sees them and then as their newest
 * drafts: for what lies in a column in which a database does not look.
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

/**
 * Lets a request delete what it has found itself to be used by nothing that stays: each look reads
 * all pages.
 */
export function hasLookedForUses(req: PayloadRequest): void {
  req.context.usesAreKnown = true;
}

export const knowsUses = ({ context }: PayloadRequest): boolean => context.usesAreKnown === true;

/**
 * Keeps what something still shows.
 *
 * @param what `This picture is still used by`
 * @param uses names of where; nothing happens without any
 * @throws {APIError} 409, saying where it is used.
 */
export function refuseWhileUsed(what: string, uses: readonly string[]): void {
  if (uses.length === 0) return;
  const more = uses.length > mostNamed ? `, and ${uses.length - mostNamed} more` : '';
  throw new APIError(
    `${what} ${uses.slice(0, mostNamed).join(', ')}${more}. Take it out there first, then delete it.`,
    409,
    null,
    true,
  );
}
