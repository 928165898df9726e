import type { SubmissionType } from '../../cms/access/table.ts';
import { StatusBadge } from '../../cms/admin/cells/status-badge.tsx';
import { Nothing, Row, Section } from '../../cms/admin/dashboard/parts.tsx';
import { PersonBadge } from '../../cms/admin/shell/person-badge.tsx';
import { formatArrival } from '../../cms/dashboard/clock.ts';
import type { Colleague } from '../../cms/dashboard/people.ts';
import { nearlyFull } from '../inbox/file-quota.ts';
import type { Enquiries, Enquiry, FailedDeliveries } from '../inbox/unanswered.ts';

const list = '/admin/collections/submissions';

const lateWords = (days: number): string => {
  if (days === 0) return 'Late today';
  return days === 1 ? 'Late 1 day' : `Late ${days} days`;
};

function EnquiryRow({ enquiry, holder, now }: { enquiry: Enquiry; holder: Colleague | undefined; now: number }) {
  const { id, name, company, kind, excerpt, receivedAt, daysLate } = enquiry;
  const state =
    daysLate === undefined ? (
      <StatusBadge kind="new" word="New" />
    ) : (
      <StatusBadge kind="late" word={lateWords(daysLate)} />
    );
  return (
    <Row
      before={state}
      href={`${list}/${id}`}
      title={name}
      aside={kind === 'application' ? 'applies' : company || 'no company'}
      below={excerpt}
      after={
        <>
          <time dateTime={receivedAt}>{formatArrival(receivedAt, now)}</time>
          <PersonBadge person={holder} />
          <span className="panel-hidden">{holder ? `Assigned to ${holder.name}` : 'Unassigned'}</span>
        </>
      }
    />
  );
}

interface EnquiriesProps {
  readonly enquiries: Enquiries;
  /** Types of submission that the account may read. */
  readonly kinds: readonly SubmissionType[];
  readonly holderOf: (enquiry: Enquiry) => Colleague | undefined;
  readonly now: number;
}

/** Lists unanswered enquiries and applications. */
export function EnquiriesSection({ enquiries, kinds, holderOf, now }: EnquiriesProps) {
  const { fresh, late, held, first } = enquiries;
  const title = kinds.includes('enquiry') ? 'Enquiries' : 'Applications';
  const count = late > 0 ? `${fresh} to answer, ${late} late` : `${fresh} to answer`;
  return (
    <Section id="enquiries" title={title} count={count} link={{ href: list, text: 'Open the inbox' }}>
      {fresh === 0 ? (
        <Nothing icon="t">Every enquiry has been answered.</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {first.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} holder={holderOf(enquiry)} now={now} />
          ))}
        </ul>
      )}
      {held > 0 && (
        <p>
          <a className="panel-link" href={`${list}?where[held][equals]=true`}>
            {held} in spam
          </a>
        </p>
      )}
    </Section>
  );
}

/** Text where no delivery failed; deliveries still being retried count as not arrived. */
function calm({ retried, lastArrived }: FailedDeliveries, now: number): string {
  const last = lastArrived && `The last was delivered at ${formatArrival(lastArrived, now)}.`;
  if (retried > 0)
    return [retried === 1 ? 'One is being retried.' : `${retried} are being retried.`, last].filter(Boolean).join(' ');
  return last ? `All delivered. ${last}` : 'None failed.';
}

/** Lists deliveries that need manual action. */
export function FailedDeliveriesSection({
  failedDeliveries,
  now,
}: {
  readonly failedDeliveries: FailedDeliveries;
  readonly now: number;
}) {
  const { count, first, filesTake } = failedDeliveries;
  const all = { href: '/admin/collections/deliveries', text: 'All deliveries' };
  return (
    <Section id="deliveries" title="Failed deliveries" count={count} link={all}>
      {filesTake >= nearlyFull && (
        <p role="status">
          Files sent with forms use {Math.round(filesTake * 100)}% of their space. Once it is full, forms take no more
          files: erase enquiries that are done.
        </p>
      )}
      {count === 0 ? (
        <Nothing icon={failedDeliveries.retried > 0 ? 'hourglass' : 't'}>{calm(failedDeliveries, now)}</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {first.map(({ id, sender, destination, attempts, outcome }) => (
            <Row
              key={id}
              before={<StatusBadge kind="late" word="Failed" />}
              href={`/admin/collections/deliveries/${id}`}
              title={sender}
              aside={destination}
              below={`${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}. ${outcome}`}
              after={<span className="panel-button">Correct and retry</span>}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
