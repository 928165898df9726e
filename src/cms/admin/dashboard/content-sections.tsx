import { dueOn, formatArrival, since, timeOf } from '../../dashboard/clock.ts';
import type { Drafts, Published, Record, Returned, ScheduledRecord } from '../../dashboard/content.ts';
import type { Colleague } from '../../dashboard/people.ts';
import { StatusBadge } from '../cells/status-badge.tsx';
import { By, Nothing, Row, Section } from './parts.tsx';

interface Shared {
  readonly nameOf: (id: number | undefined) => Colleague | undefined;
  readonly now: number;
}

const hrefOf = ({ collection, id }: Record): string => `/admin/collections/${collection}/${id}`;

const withName = (words: string, person: Colleague | undefined): string =>
  person ? `${words} · ${person.name.split(' ')[0]}` : words;

function DraftRow({ draft, nameOf, now }: Shared & { readonly draft: Record }) {
  return (
    <Row
      before={<By person={nameOf(draft.person)} />}
      href={hrefOf(draft)}
      title={draft.title}
      below={draft.kind}
      after={<time dateTime={draft.updatedAt}>{since(draft.updatedAt, now)}</time>}
    />
  );
}

/** Lists unfinished drafts. */
export function DraftsSection({ drafts, nameOf, now }: Shared & { readonly drafts: Drafts }) {
  return (
    <Section id="drafts" title="Drafts waiting" count={drafts.count}>
      {drafts.count === 0 ? (
        <Nothing icon="hourglass">No page, case, article or job is half built.</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {drafts.first.map((draft) => (
            <DraftRow key={hrefOf(draft)} draft={draft} nameOf={nameOf} now={now} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Lists drafts that wait for review. */
export function WaitingSection({ waiting, nameOf, now }: Shared & { readonly waiting: readonly Record[] }) {
  return (
    <Section id="waiting" title="Waiting for approval" count={waiting.length}>
      {waiting.length === 0 ? (
        <Nothing icon="t">No approvals waiting.</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {waiting.map((draft) => (
            <DraftRow key={hrefOf(draft)} draft={draft} nameOf={nameOf} now={now} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Lists drafts that a reviewer sent back to their author. */
export function ReturnedSection({ returned, nameOf, now }: Shared & { readonly returned: readonly Returned[] }) {
  return (
    <Section id="returned" title="Changes requested" count={returned.length}>
      <ul className="panel-list" data-lines>
        {returned.map((draft) => (
          <Row
            key={hrefOf(draft)}
            before={<By person={nameOf(draft.person)} />}
            href={hrefOf(draft)}
            title={draft.title}
            below={draft.words}
            after={<time dateTime={draft.updatedAt}>{since(draft.updatedAt, now)}</time>}
          />
        ))}
      </ul>
    </Section>
  );
}

function ScheduledRow({ entry, nameOf, now }: Shared & { readonly entry: ScheduledRecord }) {
  const { kind, publishes, at, failed, person, title } = entry;
  const does = publishes ? 'publishes' : 'unpublishes';
  const words = failed ? `Could not ${publishes ? 'publish' : 'unpublish'}. ${failed}` : `${kind} ${does}`;
  return (
    <Row
      before={failed ? <StatusBadge kind="late" word="Failed" /> : <b>{dueOn(at, now)}</b>}
      href={hrefOf(entry)}
      title={title}
      below={failed ? words : withName(words, nameOf(person))}
      after={<time dateTime={at}>{failed ? formatArrival(at, now) : timeOf(Date.parse(at))}</time>}
      whole={Boolean(failed)}
    />
  );
}

/** Lists scheduled publications and withdrawals, failed ones first. */
export function ScheduledSection({
  scheduled,
  nameOf,
  now,
}: Shared & { readonly scheduled: readonly ScheduledRecord[] }) {
  return (
    <Section id="scheduled" title="Scheduled next" count={scheduled.length}>
      {scheduled.length === 0 ? (
        <Nothing icon="t-inverted">
          Nothing scheduled. To schedule a draft, press the arrow beside “Publish changes”.
        </Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {scheduled.map((entry) => (
            <ScheduledRow key={`${hrefOf(entry)} ${entry.at}`} entry={entry} nameOf={nameOf} now={now} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Lists the latest publications. */
export function PublishedSection({ published, nameOf, now }: Shared & { readonly published: readonly Published[] }) {
  return (
    <Section id="published" title="Published lately">
      {published.length === 0 ? (
        <Nothing icon="t-inverted">Nothing is on the site yet.</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {published.map((record) => (
            <Row
              key={hrefOf(record)}
              before={<time dateTime={record.updatedAt}>{formatArrival(record.updatedAt, now)}</time>}
              href={hrefOf(record)}
              title={record.title}
              below={withName(record.kind, nameOf(record.person))}
              after={
                record.path && (
                  <a className="panel-link" href={record.path} aria-label={`View ${record.title} on the site`}>
                    View
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
