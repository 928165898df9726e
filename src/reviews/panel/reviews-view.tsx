import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '../../cms/access/may.ts';
import { ViewTabs } from '../../cms/admin/list-view/view-tabs.tsx';
import { PanelView } from '../../cms/admin/shell/panel-view.tsx';
import '../../cms/admin/list-view/list-view.css';
import { dayAndTimeOf, formatArrival } from '../../cms/dashboard/clock.ts';
import { type Colleague, peopleFor } from '../../cms/dashboard/people.ts';
import { type PanelI18n, sayIn } from '../../cms/panel/say.ts';
import { shownTitle } from '../../cms/records/untitled.ts';
import { mostReviews, type ReviewEntry, reviewedCollections, reviewsFor } from '../overview.ts';
import { listed, waitingOf } from '../words.ts';
import { ReviewBadge } from './review-badge.tsx';
import './reviews-view.css';

const tabs = [
  { key: '', name: 'Waiting for us', holds: ({ turn }: ReviewEntry) => turn === 'us' },
  { key: 'others', name: 'Waiting for others', holds: ({ turn }: ReviewEntry) => turn === 'others' },
  { key: 'signed', name: 'Signed off', holds: ({ turn }: ReviewEntry) => turn === 'signed' },
  { key: 'ended', name: 'Ended', holds: ({ turn }: ReviewEntry) => turn === 'ended' },
  { key: 'all', name: 'All', holds: () => true },
] as const;

interface RowProps {
  readonly entry: ReviewEntry;
  readonly nameOf: (id: number | undefined) => Colleague | undefined;
  readonly now: number;
  readonly i18n: PanelI18n;
}

/** First names of the colleagues that sent the links, or else saved the draft last. */
function ownersIn({ entry: { senders, owners }, nameOf, i18n }: RowProps): string {
  const known = [senders, owners]
    .map((ids) => ids.flatMap((id) => nameOf(id)?.name.split(' ')[0] ?? []))
    .find((names) => names.length > 0);
  return known ? listed(known, i18n) : sayIn(i18n)('us');
}

function Row(props: RowProps) {
  const { entry, now, i18n } = props;
  const say = sayIn(i18n);
  const { collection, id, record, comments, people, ends } = entry;
  const { words, since } = waitingOf(entry, ownersIn(props), i18n);
  const all = comments.open + comments.replied + comments.resolved;
  const signed = people.filter(({ state }) => state === 'signed').length;
  return (
    <tr>
      <td>
        <ReviewBadge review={entry} say={say} />
      </td>
      <td>
        <a className="list-view__title" href={`/admin/collections/${collection}/${id}`}>
          {shownTitle(record.title, say)}
        </a>
        <small>{say(record.kind)}</small>
      </td>
      <td>
        {words}
        {since && (
          <small>
            {say('since')} <time dateTime={since}>{formatArrival(since, now, i18n)}</time>
          </small>
        )}
      </td>
      <td>
        {people.length === 0
          ? say('No names')
          : listed(
              people.map(({ name }) => name),
              i18n,
            )}
        {people.length > 0 && (
          <small>{say('{count} of {total} signed', { count: signed, total: people.length })}</small>
        )}
      </td>
      <td>
        {all === 0 ? say('No comments') : say('{count} open', { count: comments.open })}
        {all > 0 && <small>{say('{count} in all', { count: all })}</small>}
      </td>
      <td>{ends ? <time dateTime={ends}>{dayAndTimeOf(Date.parse(ends), i18n)}</time> : say('Ended')}</td>
    </tr>
  );
}

/** List of drafts under review: people, comments, and whose turn it is. */
export async function ReviewsView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const say = sayIn(i18n);
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=%2Fadmin%2Freviews');
  if (reviewedCollections(user).length === 0) redirect('/admin');
  const viewer = { payload, user, permissions };
  const now = Date.now();
  const { entries, isMore } = await reviewsFor(viewer);
  const nameOf = await peopleFor(
    viewer,
    entries.flatMap(({ owners }) => owners),
  );
  const tab = tabs.find(({ key }) => key === searchParams.tab) ?? tabs[0];
  const shown = entries.filter(tab.holds);
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      <main className="list-view">
        <SetStepNav nav={[{ label: say('Reviews') }]} />
        <h1>{say('Reviews')}</h1>
        <p className="panel-words">
          {say('Drafts that people outside were asked to read, and what each is waiting for.')}
        </p>
        <nav aria-label={say('Which reviews')}>
          <ViewTabs
            tabs={tabs.map(({ key, name, holds }) => ({
              name: say(name),
              href: key === '' ? '/admin/reviews' : `/admin/reviews?tab=${key}`,
              count: entries.filter(holds).length,
              isCurrent: key === tab.key,
            }))}
          />
        </nav>
        {shown.length === 0 ? (
          <p className="panel-words">
            {entries.length === 0
              ? say('No draft is under review. Open one and press “Share preview” to ask for comments or a sign-off.')
              : say('Nothing here right now.')}
          </p>
        ) : (
          <table className="list-view__table reviews__table">
            <thead>
              <tr>
                <th scope="col">{say('State')}</th>
                <th scope="col">{say('Draft')}</th>
                <th scope="col">{say('What it waits for')}</th>
                <th scope="col">{say('People')}</th>
                <th scope="col">{say('Comments')}</th>
                <th scope="col">{say('Links until')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((entry) => (
                <Row key={`${entry.collection} ${entry.id}`} {...{ entry, nameOf, now, i18n }} />
              ))}
            </tbody>
          </table>
        )}
        {isMore && (
          <p className="panel-quiet">
            {say('The {count} drafts that were shared last are shown; there are more.', { count: mostReviews })}
          </p>
        )}
      </main>
    </PanelView>
  );
}
