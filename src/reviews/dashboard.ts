import type { Viewer } from '../cms/dashboard/viewer.ts';
import { dayBegins } from '../cms/panel/runtime-brand.ts';
import { type ReviewEntry, reviewedCollections, reviewsFor } from './overview.ts';

/** Review with news for one colleague. */
export interface OwnReview extends ReviewEntry {
  /** People who signed since yesterday and whose signature is current. */
  readonly signed: readonly { readonly name: string; readonly at: Date }[];
}

/**
 * Finds what reviews ask of an account: comments to answer and links to renew of drafts that it
 * shared or saved last, and signatures since yesterday. Undefined for one that reads no reviews.
 */
export async function reviewsOf(viewer: Viewer, now: number): Promise<readonly OwnReview[] | undefined> {
  if (reviewedCollections(viewer.user).length === 0) return undefined;
  const since = dayBegins(now, -1);
  const { entries } = await reviewsFor(viewer);
  return entries
    .filter(({ owners }) => owners.length === 0 || owners.includes(Number(viewer.user.id)))
    .map((entry) => ({
      ...entry,
      signed: entry.people.flatMap(({ state, name, at }) =>
        state === 'signed' && at && at.getTime() >= since ? [{ name, at }] : [],
      ),
    }))
    .filter(({ comments, asked, signed }) => comments.open > 0 || asked.length > 0 || signed.length > 0);
}
