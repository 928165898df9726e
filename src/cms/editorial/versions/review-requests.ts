import type { Payload, Where } from 'payload';
import type { Previewed } from '../preview/preview-links.ts';
import { type SentBack, sentBack } from './sent-back.ts';

/** Draft submitted for review. */
export interface ReviewRequest {
  readonly id: number;
  readonly title?: string | null;
  /** Title of a job. */
  readonly job?: string | null;
  readonly updatedAt: string;
  readonly askedAt: string;
  readonly askedBy: number | undefined;
}

/** Reads requests past access control, because `hand` is hidden; callers must check the rights. */
async function reviewsIn(payload: Payload, collection: Previewed, more: readonly Where[] = []) {
  const { docs } = await payload.find({
    collection,
    draft: true,
    where: { and: [{ _status: { equals: 'draft' } }, { 'hand.askedAt': { exists: true } }, ...more] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  });
  const asked = docs.flatMap((doc): ReviewRequest[] => {
    const { askedAt, askedBy } = doc.hand ?? {};
    return askedAt ? [{ ...doc, askedAt, askedBy: askedBy ?? undefined }] : [];
  });
  const answerOf = await sentBack.read(
    payload,
    asked.map(({ id }) => ({ collection, id })),
  );
  return asked.map((one) => {
    const answer = answerOf({ collection, id: one.id });
    return { ...one, answer: answer?.askedAt === one.askedAt ? answer : undefined };
  });
}

/** Requests without an answer. */
export async function openReviewsIn(payload: Payload, collection: Previewed): Promise<ReviewRequest[]> {
  return (await reviewsIn(payload, collection)).filter(({ answer }) => answer === undefined);
}

/** Requests of an account that were sent back. */
export async function returnedDraftsIn(
  payload: Payload,
  collection: Previewed,
  askedBy: number,
): Promise<(ReviewRequest & { readonly answer: SentBack })[]> {
  const asked = await reviewsIn(payload, collection, [{ 'hand.askedBy': { equals: askedBy } }]);
  return asked.flatMap(({ answer, ...one }) => (answer ? [{ ...one, answer }] : []));
}
