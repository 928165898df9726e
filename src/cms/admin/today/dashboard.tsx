import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { kindsFor, mayApprove } from '../../access/may.ts';
import { type Asking, makingsFor } from '../../today/asking.ts';
import { hourOf, timeOf, wholeDayOf } from '../../today/clock.ts';
import { bookingsFor, draftsFor, publishedFor, returnedTo, waitingFor } from '../../today/content.ts';
import { lettersFor, stopsFor } from '../../today/inbox.ts';
import { peopleFor } from '../../today/people.ts';
import { removalsFor } from '../../today/removals.ts';
import { greeting, sentenceOf } from '../../today/sentence.ts';
import {
  BookingsSection,
  DraftsSection,
  PublishedSection,
  ReturnedSection,
  WaitingSection,
} from './content-sections.tsx';
import { LettersSection, StopsSection } from './inbox-sections.tsx';
import { Icon } from './parts.tsx';
import { RemovalsSection } from './removals-section.tsx';

function Actions({ asking }: { readonly asking: Asking }) {
  const possible = makingsFor(asking);
  if (possible.length === 0) return null;
  return (
    <ul className="panel-list panel-row today__actions">
      {possible.map(({ collection, text }, index) => (
        <li key={collection}>
          <a
            className="panel-button"
            data-main={index === 0 || undefined}
            href={`/admin/collections/${collection}/create`}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface SentenceProps {
  readonly name: string;
  readonly now: number;
  readonly asked: Parameters<typeof sentenceOf>[0];
}

function Opening({ name, now, asked }: SentenceProps) {
  const { icon, words, iconWords } = sentenceOf(asked);
  return (
    <div className="today__opening" data-icon={icon}>
      <Icon name={icon} />
      <div>
        <h1 className="panel-sentence">
          {greeting(hourOf(now))}, {name}. {words}
        </h1>
        <p>
          {wholeDayOf(now)} · {timeOf(now)} · {iconWords}
        </p>
      </div>
    </div>
  );
}

/** Dashboard: tasks of the account, limited to what it may read. */
export async function Today({ initPageResult }: AdminViewServerProps) {
  const { permissions, req } = initPageResult;
  const { payload, user } = req;
  if (user?.collection !== 'users' || user.mustChangePassword) return null;
  const asking: Asking = { payload, user, permissions };
  const now = Date.now();
  const kinds = kindsFor(user);
  const [letters, stops, drafts, bookings, published, waiting, returned, removals] = await Promise.all([
    lettersFor(asking, now),
    stopsFor(asking),
    draftsFor(asking),
    bookingsFor(asking, now),
    publishedFor(asking),
    payload.config.custom.approval ? waitingFor(asking) : undefined,
    payload.config.custom.approval ? returnedTo(asking) : [],
    removalsFor(asking, now),
  ]);
  const nameOf = await peopleFor(asking, [
    ...(letters?.first.map(({ assignee }) => assignee) ?? []),
    ...[...(drafts?.first ?? []), ...bookings, ...published, ...(waiting ?? []), ...returned].map(
      ({ person }) => person,
    ),
  ]);
  const asked = {
    late: letters?.late ?? 0,
    fresh: letters?.fresh ?? 0,
    kind: kinds.includes('enquiry') ? ('enquiry' as const) : ('application' as const),
    refused: bookings.filter(({ failed, person }) => failed && person === user.id).length,
    stopped: stops?.count ?? 0,
    nothingArrives: stops?.nothingArrives ?? false,
    returned: returned.length,
    reviews: mayApprove(user) ? (waiting?.filter(({ person }) => person !== user.id).length ?? 0) : 0,
    drafts: drafts?.count ?? 0,
  };
  return (
    <main className="today">
      <SetStepNav nav={[{ label: 'Today' }]} />
      <Opening name={(user.name ?? '').split(' ')[0] ?? ''} now={now} asked={asked} />
      <Actions asking={asking} />
      <div className="today__grid">
        {letters && (
          <LettersSection letters={letters} kinds={kinds} holderOf={({ assignee }) => nameOf(assignee)} now={now} />
        )}
        {returned.length > 0 && <ReturnedSection returned={returned} nameOf={nameOf} now={now} />}
        {waiting && <WaitingSection waiting={waiting} nameOf={nameOf} now={now} />}
        {drafts && <DraftsSection drafts={drafts} nameOf={nameOf} now={now} />}
        {drafts && <BookingsSection bookings={bookings} nameOf={nameOf} now={now} />}
        {stops && <StopsSection stops={stops} now={now} />}
        {removals.length > 0 && <RemovalsSection removals={removals} />}
        {drafts && <PublishedSection published={published} nameOf={nameOf} now={now} />}
      </div>
    </main>
  );
}
