import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { isPreviewed, type Previewed } from '../../cms/editorial/preview/preview-links.ts';
import { type Say, sayIn } from '../../cms/panel/say.ts';
import { type ReviewSummary, summariseReviews } from '../overview.ts';
import { ReviewBadge } from './review-badge.tsx';
import './review-cell.css';

/** Most records of a list whose reviews are summarised. */
const most = 200;

/** Cached per request for all rows of a list. */
const summaries = cache(async (payload: Payload, collection: Previewed) => {
  const { reviews } = await summariseReviews(payload, [collection], most);
  return new Map(reviews.map((review) => [review.id, review]));
});

/** Open comments and signatures in few words. */
function countsOf({ comments, people }: ReviewSummary, say: Say): string[] {
  const signed = people.filter(({ state }) => state === 'signed').length;
  return [
    ...(comments.open > 0 ? [say('{count} open', { count: comments.open })] : []),
    ...(people.length > 0 ? [say('{count} of {total} signed', { count: signed, total: people.length })] : []),
  ];
}

/** List cell: where the review of a record stands. The row opens the record, which shows it all. */
export async function ReviewCell({
  i18n,
  payload,
  rowData,
  collectionSlug,
  viewType,
}: DefaultServerCellComponentProps) {
  if (!rowData || viewType === 'trash' || !isPreviewed(collectionSlug)) return null;
  const review = (await summaries(payload, collectionSlug)).get(Number(rowData.id));
  if (!review) return null;
  const say = sayIn(i18n);
  const counts = countsOf(review, say);
  return (
    <span className="review-cell">
      <ReviewBadge review={review} say={say} />
      {counts.length > 0 && <small className="panel-quiet">{counts.join(' · ')}</small>}
    </span>
  );
}
