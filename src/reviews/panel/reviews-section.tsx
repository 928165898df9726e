import { Nothing, Row, Section } from '../../cms/admin/dashboard/parts.tsx';
import { formatArrival } from '../../cms/dashboard/clock.ts';
import { type PanelI18n, type Say, sayIn } from '../../cms/panel/say.ts';
import { shownTitle } from '../../cms/records/untitled.ts';
import type { OwnReview } from '../dashboard.ts';
import { askerIn, commentsToAnswer, listed } from '../words.ts';
import { ReviewBadge } from './review-badge.tsx';

/** Rows shown; more are in the list. */
const most = 5;

interface Props {
  readonly reviews: readonly OwnReview[];
  readonly now: number;
  readonly i18n: PanelI18n;
}

function newsOf({ comments, asked, signed }: OwnReview, i18n: PanelI18n, say: Say): string {
  const names = (some: readonly { readonly name: string }[]) =>
    listed(
      some.map(({ name }) => name),
      i18n,
    );
  return [
    ...(comments.open > 0 ? [commentsToAnswer(comments.open, say)] : []),
    ...asked.map((one) => say('{name} asked for a new link', { name: askerIn(one, say) })),
    ...(signed.length > 0 ? [say('{name} said “Looks right”', { name: names(signed) })] : []),
  ].join(' · ');
}

/** Time of the news: of the oldest comment, else of the newest word. */
const timeOf = ({ openSince, asked, signed }: OwnReview): string | undefined =>
  openSince ?? [...asked.map(({ at }) => at), ...signed.map(({ at }) => at.toISOString())].sort().at(-1);

/** Lists drafts whose reviews have news for the account. */
export function ReviewsSection({ reviews, now, i18n }: Props) {
  const say = sayIn(i18n);
  return (
    <Section
      id="reviews"
      title={say('Reviews')}
      count={reviews.length}
      link={{ href: '/admin/reviews', text: say('All reviews') }}
    >
      {reviews.length === 0 ? (
        <Nothing icon="t-inverted">{say('No comment waits for you, and no new signature.')}</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {reviews.slice(0, most).map((review) => {
            const at = timeOf(review);
            return (
              <Row
                key={`${review.collection} ${review.id}`}
                before={<ReviewBadge review={review} say={say} />}
                href={`/admin/collections/${review.collection}/${review.id}`}
                title={shownTitle(review.record.title, say)}
                below={newsOf(review, i18n, say)}
                after={at && <time dateTime={at}>{formatArrival(at, now, i18n)}</time>}
                whole
              />
            );
          })}
        </ul>
      )}
    </Section>
  );
}
