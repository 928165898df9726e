import type { Payload, Where } from 'payload';
import type { Previewed } from '../preview/preview-links.ts';
import { type SentBack, sentBack } from './sent-back.ts';

/** Draft submitted for review. */
export interface Waiting {
  readonly id: number;
  readonly title?: string | null;
  /** Title of a job. */
  readonly job?: string | null;
  readonly updatedAt: string;
  readonly askedAt: string;
  readonly askedBy: number | undefined;
}

/** Reads requests past access control, because `hand` is hidden; callers must check the rights. */
async function askedIn(payload: Payload, collection: Previewed, more: readonly Where[] = []) {
  const { docs } = await payload.find({
    collection,
    draft: true,
    where: { and: [{ _status: { equals: 'draft' } }, { 'hand.askedAt': { exists: true } }, ...more] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  });
  const asked = docs.flatMap((doc): Waiting[] => {
    const { askedAt, askedBy } = doc.hand ?? {};
    return askedAt ? [{ ...doc, askedAt, askedBy: askedBy ?? undefined }] : [];
  });
  const saidOf = await sentBack.read(
    payload,
    asked.map(({ id }) => ({ collection, id })),
  );
  return asked.map((one) => {
    const said = saidOf({ collection, id: one.id });
    return { ...one, said: said?.askedAt === one.askedAt ? said : undefined };
  });
}

/** Requests without an answer. */
export async function waitingIn(payload: Payload, collection: Previewed): Promise<Waiting[]> {
  return (await askedIn(payload, collection)).filter(({ said }) => said === undefined);
}

/** Requests of an account that were sent back. */
export async function returnedIn(
  payload: Payload,
  collection: Previewed,
  askedBy: number,
): Promise<(Waiting & { readonly said: SentBack })[]> {
  const asked = await askedIn(payload, collection, [{ 'hand.askedBy': { equals: askedBy } }]);
  return asked.flatMap(({ said, ...one }) => (said ? [{ ...one, said }] : []));
}
