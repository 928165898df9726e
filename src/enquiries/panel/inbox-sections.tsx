import type { SubmissionType } from '../../cms/access/table.ts';
import { StatusBadge } from '../../cms/admin/cells/status-badge.tsx';
import { Nothing, Row, Section } from '../../cms/admin/dashboard/parts.tsx';
import { PersonBadge } from '../../cms/admin/shell/person-badge.tsx';
import { formatArrival } from '../../cms/dashboard/clock.ts';
import type { Colleague } from '../../cms/dashboard/people.ts';
import { type PanelI18n, type Say, sayIn } from '../../cms/panel/say.ts';
import { nearlyFull } from '../inbox/file-quota.ts';
import type { Enquiries, Enquiry, FailedDeliveries } from '../inbox/unanswered.ts';

const list = '/admin/collections/submissions';

const lateWords = (days: number, say: Say): string => {
  if (days === 0) return say('Late today');
  return say(days === 1 ? 'Late {count} day' : 'Late {count} days', { count: days });
};

interface EnquiryRowProps {
  readonly enquiry: Enquiry;
  readonly holder: Colleague | undefined;
  readonly now: number;
  readonly i18n: PanelI18n;
}

function EnquiryRow({ enquiry, holder, now, i18n }: EnquiryRowProps) {
  const say = sayIn(i18n);
  const { id, name, company, kind, excerpt, receivedAt, daysLate } = enquiry;
  const state =
    daysLate === undefined ? (
      <StatusBadge kind="new" word={say('New')} />
    ) : (
      <StatusBadge kind="late" word={lateWords(daysLate, say)} />
    );
  return (
    <Row
      before={state}
      href={`${list}/${id}`}
      title={name || say('No name')}
      aside={kind === 'application' ? say('applies') : company || say('no company')}
      below={excerpt}
      after={
        <>
          <time dateTime={receivedAt}>{formatArrival(receivedAt, now, i18n)}</time>
          <PersonBadge person={holder} />
          <span className="panel-hidden">
            {holder ? say('Assigned to {name}', { name: holder.name }) : say('Unassigned')}
          </span>
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
  readonly i18n: PanelI18n;
}

/** Lists unanswered enquiries and applications. */
export function EnquiriesSection({ enquiries, kinds, holderOf, now, i18n }: EnquiriesProps) {
  const say = sayIn(i18n);
  const { fresh, late, held, first } = enquiries;
  const title = kinds.includes('enquiry') ? say('Enquiries') : say('Applications');
  const count = say(late > 0 ? '{count} to answer, {late} late' : '{count} to answer', { count: fresh, late });
  return (
    <Section id="enquiries" title={title} count={count} link={{ href: list, text: say('Open the inbox') }}>
      {fresh === 0 ? (
        <Nothing icon="t">{say('Every enquiry has been answered.')}</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {first.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} holder={holderOf(enquiry)} {...{ now, i18n }} />
          ))}
        </ul>
      )}
      {held > 0 && (
        <p>
          <a className="panel-link" href={`${list}?where[held][equals]=true`}>
            {say('{count} in spam', { count: held })}
          </a>
        </p>
      )}
    </Section>
  );
}

/** Text where no delivery failed; deliveries still being retried count as not arrived. */
function calm({ retried, lastArrived }: FailedDeliveries, now: number, i18n: PanelI18n): string {
  const say = sayIn(i18n);
  const state =
    retried > 0
      ? say(retried === 1 ? 'One is being retried.' : '{count} are being retried.', { count: retried })
      : say(lastArrived ? 'All delivered.' : 'None failed.');
  if (!lastArrived) return state;
  return `${state} ${say('The last was delivered at {time}.', { time: formatArrival(lastArrived, now, i18n) })}`;
}

/** Lists deliveries that need manual action. */
export function FailedDeliveriesSection({
  failedDeliveries,
  now,
  i18n,
}: {
  readonly failedDeliveries: FailedDeliveries;
  readonly now: number;
  readonly i18n: PanelI18n;
}) {
  const say = sayIn(i18n);
  const { count, first, filesTake } = failedDeliveries;
  const all = { href: '/admin/collections/deliveries', text: say('All deliveries') };
  return (
    <Section id="deliveries" title={say('Failed deliveries')} count={count} link={all}>
      {filesTake >= nearlyFull && (
        <p role="status">
          {say(
            'Files sent with forms use {percent}% of their space. Once it is full, forms take no more files: erase enquiries that are done.',
            { percent: Math.round(filesTake * 100) },
          )}
        </p>
      )}
      {count === 0 ? (
        <Nothing icon={failedDeliveries.retried > 0 ? 'hourglass' : 't'}>{calm(failedDeliveries, now, i18n)}</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {first.map(({ id, sender, destination, attempts, outcome }) => (
            <Row
              key={id}
              before={<StatusBadge kind="late" word={say('Failed')} />}
              href={`/admin/collections/deliveries/${id}`}
              title={sender || say('No name')}
              aside={say(destination)}
              below={say(attempts === 1 ? '{count} attempt. {outcome}' : '{count} attempts. {outcome}', {
                count: attempts,
                outcome: say(outcome),
              })}
              after={<span className="panel-button">{say('Correct and retry')}</span>}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
