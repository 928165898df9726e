import { dueOn, formatArrival, since, timeOf } from '../../dashboard/clock.ts';
import type { Drafts, Published, Record, Returned, ScheduledRecord } from '../../dashboard/content.ts';
import type { Colleague } from '../../dashboard/people.ts';
import { type PanelI18n, sayIn } from '../../panel/say.ts';
import { shownTitle } from '../../records/untitled.ts';
import { StatusBadge } from '../cells/status-badge.tsx';
import { By, Nothing, Row, Section } from './parts.tsx';

interface Shared {
  readonly nameOf: (id: number | undefined) => Colleague | undefined;
  readonly now: number;
  readonly i18n: PanelI18n;
}

const hrefOf = ({ collection, id }: Record): string => `/admin/collections/${collection}/${id}`;

const withName = (words: string, person: Colleague | undefined): string =>
  person ? `${words} · ${person.name.split(' ')[0]}` : words;

function DraftRow({ draft, nameOf, now, i18n }: Shared & { readonly draft: Record }) {
  const say = sayIn(i18n);
  return (
    <Row
      before={<By person={nameOf(draft.person)} say={say} />}
      href={hrefOf(draft)}
      title={shownTitle(draft.title, say)}
      below={say(draft.kind)}
      after={<time dateTime={draft.updatedAt}>{since(draft.updatedAt, now, i18n)}</time>}
    />
  );
}

/** Lists unfinished drafts. */
export function DraftsSection({ drafts, nameOf, now, i18n }: Shared & { readonly drafts: Drafts }) {
  const say = sayIn(i18n);
  return (
    <Section id="drafts" title={say('Drafts waiting')} count={drafts.count}>
      {drafts.count === 0 ? (
        <Nothing icon="hourglass">{say('No page, case, article or job is half built.')}</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {drafts.first.map((draft) => (
            <DraftRow key={hrefOf(draft)} draft={draft} nameOf={nameOf} now={now} i18n={i18n} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Lists drafts that wait for review. */
export function WaitingSection({ waiting, nameOf, now, i18n }: Shared & { readonly waiting: readonly Record[] }) {
  const say = sayIn(i18n);
  return (
    <Section id="waiting" title={say('Waiting for approval')} count={waiting.length}>
      {waiting.length === 0 ? (
        <Nothing icon="t">{say('No approvals waiting.')}</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {waiting.map((draft) => (
            <DraftRow key={hrefOf(draft)} draft={draft} nameOf={nameOf} now={now} i18n={i18n} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Lists drafts that a reviewer sent back to their author. */
export function ReturnedSection({ returned, nameOf, now, i18n }: Shared & { readonly returned: readonly Returned[] }) {
  const say = sayIn(i18n);
  return (
    <Section id="returned" title={say('Changes requested')} count={returned.length}>
      <ul className="panel-list" data-lines>
        {returned.map((draft) => (
          <Row
            key={hrefOf(draft)}
            before={<By person={nameOf(draft.person)} say={say} />}
            href={hrefOf(draft)}
            title={shownTitle(draft.title, say)}
            below={draft.words}
            after={<time dateTime={draft.updatedAt}>{since(draft.updatedAt, now, i18n)}</time>}
          />
        ))}
      </ul>
    </Section>
  );
}

function ScheduledRow({ entry, nameOf, now, i18n }: Shared & { readonly entry: ScheduledRecord }) {
  const say = sayIn(i18n);
  const { publishes, at, failed, person } = entry;
  const kind = say(entry.kind);
  const words = failed
    ? say(publishes ? 'Could not publish. {reason}' : 'Could not unpublish. {reason}', { reason: say(failed) })
    : say(publishes ? '{kind} publishes' : '{kind} unpublishes', { kind });
  return (
    <Row
      before={failed ? <StatusBadge kind="late" word={say('Failed')} /> : <b>{dueOn(at, now, i18n)}</b>}
      href={hrefOf(entry)}
      title={shownTitle(entry.title, say)}
      below={failed ? words : withName(words, nameOf(person))}
      after={<time dateTime={at}>{failed ? formatArrival(at, now, i18n) : timeOf(Date.parse(at), i18n)}</time>}
      whole={Boolean(failed)}
    />
  );
}

/** Lists scheduled publications and withdrawals, failed ones first. */
export function ScheduledSection({
  scheduled,
  nameOf,
  now,
  i18n,
}: Shared & { readonly scheduled: readonly ScheduledRecord[] }) {
  const say = sayIn(i18n);
  return (
    <Section id="scheduled" title={say('Scheduled next')} count={scheduled.length}>
      {scheduled.length === 0 ? (
        <Nothing icon="t-inverted">
          {say('Nothing scheduled. To schedule a draft, press the arrow beside “Publish changes”.')}
        </Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {scheduled.map((entry) => (
            <ScheduledRow key={`${hrefOf(entry)} ${entry.at}`} entry={entry} nameOf={nameOf} now={now} i18n={i18n} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Lists the latest publications. */
export function PublishedSection({
  published,
  nameOf,
  now,
  i18n,
}: Shared & { readonly published: readonly Published[] }) {
  const say = sayIn(i18n);
  return (
    <Section id="published" title={say('Published lately')}>
      {published.length === 0 ? (
        <Nothing icon="t-inverted">{say('Nothing is on the site yet.')}</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {published.map((record) => (
            <Row
              key={hrefOf(record)}
              before={<time dateTime={record.updatedAt}>{formatArrival(record.updatedAt, now, i18n)}</time>}
              href={hrefOf(record)}
              title={shownTitle(record.title, say)}
              below={withName(say(record.kind), nameOf(record.person))}
              after={
                record.path && (
                  <a
                    className="panel-link"
                    href={record.path}
                    aria-label={say('View {title} on the site', { title: shownTitle(record.title, say) })}
                  >
                    {say('View')}
                  </a>
                )
              }
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
