import type { DocumentViewServerProps } from 'payload';
import { formatArrival } from '../../dashboard/clock.ts';
import { peopleFor } from '../../dashboard/people.ts';
import { versionRows } from '../../editorial/versions/version-rows.ts';
import { labelIn } from '../../panel/label-in.ts';
import { sayIn } from '../../panel/say.ts';
import { PersonBadge } from '../shell/person-badge.tsx';
import { VersionSteps } from './version-steps.tsx';
import './version-list.css';

const inks = { up: 'accent2', draft: 'accent6', before: undefined } as const;

/** Versions of a record with author, time and changes; replaces Payload's table. */
export async function VersionList({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const say = sayIn(i18n);
  if (!collectionConfig || !user || docID === undefined) return null;
  const rows = await versionRows({ payload, user, collection: collectionConfig, id: docID, i18n });
  const nameOf = await peopleFor(
    { payload, user, permissions },
    rows.flatMap(({ by, askedBy }) => [by, askedBy]),
  );
  const now = Date.now();
  const trash = routeSegments?.[2] === 'trash' ? '/trash' : '';
  const list = `/admin/collections/${collectionConfig.slug}${trash}`;
  const record = `${list}/${docID}`;
  return (
    <main className="version-list">
      <VersionSteps list={{ label: labelIn(collectionConfig.labels.plural, i18n), url: list }} record={record} />
      <p className="panel-words">
        {say(
          rows.length === 1
            ? 'The last version, newest first. Open one to see it beside the one before, and to put it back.'
            : 'The last {count} versions, newest first. Open one to see it beside the one before, and to put it back.',
          { count: rows.length },
        )}
      </p>
      <ol className="panel-list" data-lines>
        {rows.map(({ id, number, state, tone, at, by, askedBy, changes }) => {
          const person = nameOf(by);
          const asking = nameOf(askedBy);
          const name = person?.name || say('A colleague');
          return (
            <li key={id} data-ink={inks[tone]}>
              <b>{number}</b>
              <div className="version-list__what">
                <a href={`${record}/versions/${id}`}>{state}</a>
                <span>{changes}</span>
              </div>
              <span className="person">
                <PersonBadge person={person} />
                {asking && asking.id !== person?.id
                  ? say('{name}, asked by {other}', { name, other: asking.name })
                  : name}
              </span>
              <time dateTime={at}>{formatArrival(at, now, i18n)}</time>
            </li>
          );
        })}
      </ol>
    </main>
  );
}
