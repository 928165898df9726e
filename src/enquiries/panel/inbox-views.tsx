import type { ListViewServerPropsOnly, Where } from 'payload';
import { submissionTypesFor } from '../../cms/access/may.ts';
import { ViewLinks } from '../../cms/admin/shell/view-links.tsx';
import { sayIn } from '../../cms/panel/say.ts';
import { inboxViews, queryOf } from '../inbox/views.ts';

/** Maximum number of jobs with a view of their own. */
const mostJobs = 12;

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
    limit: 500,
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
  return <ViewLinks list="/admin/collections/submissions" views={views} jobs={jobs} />;
}
