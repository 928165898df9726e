import type { ListViewServerPropsOnly, Payload, TypedUser, Where } from 'payload';
import { submissionTypesFor } from '../../cms/access/may.ts';
import { ViewLinks } from '../../cms/admin/shell/view-links.tsx';
import { type Say, sayIn } from '../../cms/panel/say.ts';
import { channelNames, channelOf } from '../../lib/analytics/channels.ts';
import { inboxViews, queryOf } from '../inbox/views.ts';
import './where-from.css';

/** Maximum number of jobs, and of sources, with a view of their own. */
const mostJobs = 12;
const mostSources = 12;

/** Latest submissions whose jobs and sources are offered. */
const mostLatest = 500;

/** Views by source, the most frequent ones among the latest enquiries first. */
async function sourcesFor(payload: Payload, user: TypedUser, say: Say) {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { held: { not_equals: true } },
    sort: '-createdAt',
    limit: mostLatest,
    pagination: false,
    depth: 0,
    joins: false,
    select: { origin: { source: true } },
    user,
    overrideAccess: false,
  });
  const sources = [...Map.groupBy(docs, ({ origin }) => origin?.source ?? '')].map(([source, { length }]) => {
    const channel = channelOf(source);
    const condition = source === '' ? { exists: false } : { equals: source };
    return {
      name: channel === 'direct' || channel === 'unknown' ? say(channelNames[channel]) : source,
      query: queryOf({ and: [{ 'origin.source': condition }, { held: { not_equals: true } }] }),
      count: length,
    };
  });
  return sources.sort((one, other) => other.count - one.count).slice(0, mostSources);
}

/** Views of the enquiry list with their counts. */
export async function InboxViews({ i18n, payload, user }: ListViewServerPropsOnly) {
  const say = sayIn(i18n);
  const kinds = submissionTypesFor(user);
  if (kinds.length === 0 || user?.collection !== 'users') return null;
  const count = async (where: Where) =>
    (await payload.count({ collection: 'submissions', where, user, overrideAccess: false })).totalDocs;
  const views = await Promise.all(
    inboxViews(user.id, kinds).map(async ({ name, where }) => ({
      name: say(name),
      query: queryOf(where),
      count: await count(where),
    })),
  );
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { and: [{ kind: { equals: 'application' } }, { held: { not_equals: true } }] },
    sort: '-createdAt',
    limit: mostLatest,
    pagination: false,
    depth: 0,
    joins: false,
    select: { job: true },
    user,
    overrideAccess: false,
  });
  const jobs = [...Map.groupBy(docs, ({ job }) => job ?? '')].slice(0, mostJobs).flatMap(([name, applications]) => {
    const where: Where = { and: [{ kind: { equals: 'application' } }, { job: { equals: name } }] };
    return name === '' ? [] : [{ name, query: queryOf(where), count: applications.length }];
  });
  const list = '/admin/collections/submissions';
  return (
    <>
      <ViewLinks list={list} views={views} jobs={jobs} />
      <details className="inbox-sources">
        <summary>{say('By source')}</summary>
        <ViewLinks list={list} label={say('By source')} views={await sourcesFor(payload, user, say)} />
      </details>
    </>
  );
}
