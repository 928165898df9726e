// On SQLite, and on PostgreSQL in the full run: drafts are found among versions, last editors and
// scheduled changes in JSON.
import { createLocalReq, getAccessResults, type Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { isNew } from '../../enquiries/inbox/filters.ts';
import { enquiriesFor, failedDeliveriesFor } from '../../enquiries/inbox/unanswered.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { newEditor } from '../testing/people.ts';
import { newWork } from '../testing/records.ts';
import { draftsFor, publishedFor, scheduledFor } from './content.ts';
import { peopleFor } from './people.ts';
import { creatableFor, type Viewer } from './viewer.ts';
import { waitingCounts } from './waiting-counts.ts';

const payload: Payload = await openForTests();
const hour = 60 * 60 * 1000;
/** Driver method that runs plain SQL. */
const readsBy = (parseSettings().DATABASE_URL ? 'execute' : 'all') as 'execute';
const now = Date.now();

let editor: Awaited<ReturnType<typeof newEditor>>;
let reader: Awaited<ReturnType<typeof newEditor>>;

async function viewerFor(user: typeof editor): Promise<Viewer> {
  const req = await createLocalReq({ user }, payload);
  return { payload, user, permissions: await getAccessResults({ req }) };
}

async function enquiry(name: string, receivedAt: number, more: object = {}): Promise<number> {
  const { id } = await payload.db.create({
    collection: 'submissions',
    data: {
      kind: 'enquiry',
      state: 'new',
      held: false,
      name,
      email: `${name}@six.example`,
      message: 'Noodles in four sizes.',
      key: name,
      fingerprint: name,
      createdAt: new Date(receivedAt).toISOString(),
      ...more,
    },
  });
  return Number(id);
}

const delivery = (submission: number, state: 'delivered' | 'needs-attention' | 'waiting') =>
  payload.db.create({ collection: 'deliveries', data: { submission, destination: 'crm', state, attempts: 6 } });

beforeAll(async () => {
  editor = await newEditor(payload, 'Joss');
  const other = await newEditor(payload, 'Mo');
  reader = {
    ...(await payload.update({ collection: 'users', id: other.id, data: { roles: ['editor', 'sales', 'talent'] } })),
    collection: 'users',
  };
  await enquiry('fresh', now - hour, { assignee: reader.id });
  await enquiry('late', now - 24 * 24 * hour);
  await enquiry('held', now - hour, { held: true });
  await enquiry('answered', now - hour, { state: 'open' });
  await enquiry('applicant', now - hour / 2, { kind: 'application', job: 'Web developer' });
});

it('enquiries are shown oldest first, and late ones counted, to accounts that read them', async () => {
  const enquiries = await enquiriesFor(await viewerFor(reader), now);
  expect(enquiries).toMatchObject({ fresh: 3, late: 1, held: 1 });
  expect(enquiries?.first.map(({ name }) => name)).toEqual(['late', 'fresh', 'applicant']);
  expect(enquiries?.first.map(({ daysLate }) => daysLate !== undefined)).toEqual([true, false, false]);
  expect(enquiries?.first[1]?.assignee).toBe(reader.id);
  expect(enquiries?.first[2]?.excerpt).toBe('Web developer');
});

it('enquiries and failed deliveries are hidden from accounts that may not read them', async () => {
  const viewer = await viewerFor(editor);
  expect([await enquiriesFor(viewer, now), await failedDeliveriesFor(viewer)]).toEqual([undefined, undefined]);
});

it('failed deliveries are listed, and five in a row are reported as an outage', async () => {
  const viewer = await viewerFor(reader);
  const id = await enquiry('unlucky', now - hour);
  await delivery(id, 'waiting');
  expect(await failedDeliveriesFor(viewer), 'a retried delivery has not failed').toMatchObject({
    count: 0,
    retried: 1,
  });
  await delivery(id, 'delivered');
  for (let count = 0; count < 4; count += 1) await delivery(id, 'needs-attention');
  expect(await failedDeliveriesFor(viewer)).toMatchObject({ count: 4, nothingArrives: false });
  await delivery(id, 'needs-attention');
  const failedDeliveries = await failedDeliveriesFor(viewer);
  expect(failedDeliveries).toMatchObject({ count: 5, nothingArrives: true });
  expect(failedDeliveries?.filesTake).toBe(0);
  await payload.update({ collection: 'submissions', id, data: { filePath: 'a.pdf', fileSize: 4_500_000_000 } });
  expect((await failedDeliveriesFor(viewer))?.filesTake).toBe(0.9);
  expect(failedDeliveries?.first[0]).toMatchObject({ sender: 'unlucky', destination: 'CRM', attempts: 6 });
});

it('drafts and publications name their editor, and a later draft clears the publisher', async () => {
  const viewer = await viewerFor(editor);
  const work = await newWork(payload, { title: 'The quay', slug: 'quay' });
  const published = async () => (await publishedFor(viewer)).find(({ path }) => path === '/work/quay');
  expect((await published())?.person).toBeUndefined();
  await payload.update({ collection: 'works', id: work.id, data: { title: 'Our quay' }, user: reader });
  expect(await published()).toMatchObject({ title: 'Our quay', kind: 'Case', person: reader.id });
  await payload.update({ collection: 'works', id: work.id, data: { title: 'My quay' }, draft: true, user: editor });
  expect(await published()).toMatchObject({ title: 'Our quay', person: undefined });
  const drafts = await draftsFor(viewer);
  expect(drafts).toMatchObject({ count: 1, first: [{ title: 'My quay', person: editor.id }] });
  const nameOf = await peopleFor(viewer, [drafts?.first[0]?.person, undefined]);
  expect([nameOf(editor.id)?.name, nameOf(undefined)]).toEqual(['Joss', undefined]);
  await payload.delete({ collection: 'works', id: work.id });
  const { totalDocs } = await payload.db.find({
    collection: 'payload-kv',
    where: { key: { equals: `last-hand:works:${work.id}` } },
  });
  expect(totalDocs).toBe(0);
});

it('a job is listed by its job title', async () => {
  await payload.create({ collection: 'jobs', data: { job: 'Lighthouse keeper', _status: 'draft' }, draft: true });
  const { first = [] } = (await draftsFor(await viewerFor(editor))) ?? {};
  expect(first[0]).toMatchObject({ title: 'Lighthouse keeper', kind: 'Job' });
});

it('scheduled changes are listed by time, without those of deleted records', async () => {
  const viewer = await viewerFor(editor);
  const [first, second, gone] = [
    await newWork(payload, { title: 'First' }),
    await newWork(payload),
    await newWork(payload),
  ];
  const book = (work: { id: number }, type: string, at: number) =>
    payload.db.create({
      collection: 'payload-jobs',
      data: {
        input: {
          type,
          doc: { relationTo: 'works', value: String(work.id) },
          user: { relationTo: 'users', value: editor.id },
        },
        taskSlug: 'schedulePublish',
        queue: 'default',
        waitUntil: new Date(at).toISOString(),
      },
    });
  await book(second, 'unpublish', now + 2 * hour);
  await book(first, 'publish', now + hour);
  await book(first, 'publish', now - hour);
  await book(gone, 'publish', now + hour);
  await payload.delete({ collection: 'works', id: gone.id });
  const scheduled = await scheduledFor(viewer, now);
  expect(scheduled.map(({ id, publishes }) => [id, publishes])).toEqual([
    [first.id, true],
    [second.id, false],
  ]);
  expect(scheduled[0]).toMatchObject({ title: 'First', kind: 'Case', person: editor.id });
});

it('the navigation counts pending items that the account can act on, in one query', async () => {
  const asked = vi.spyOn(payload.db.drizzle as object as Record<'execute', () => unknown>, readsBy);
  const counts = await waitingCounts(payload, reader);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  expect(counts).toMatchObject({ fresh: { application: 1 }, held: 1 });
  const fresh = await payload.count({ collection: 'submissions', where: isNew('enquiry') });
  expect(counts.fresh.enquiry).toBe(fresh.totalDocs);
  const { docs } = await payload.find({
    collection: 'works',
    draft: true,
    where: { _status: { equals: 'draft' } },
    pagination: false,
    depth: 0,
  });
  expect(counts.drafts.works).toBe(docs.length);
  const stopped = await payload.count({ collection: 'deliveries', where: { state: { equals: 'needs-attention' } } });
  expect(counts.stopped).toBe(stopped.totalDocs);

  const published = await payload.find({ collection: 'works', where: { _status: { equals: 'published' } }, limit: 1 });
  const missing = [
    { path: '/gone', count: 3 },
    { path: '/ignored', count: 9, ignoredAt: 1 },
    { path: '/back', count: 10, ignoredAt: 1 },
    { path: '/led-on', count: 1 },
    ...published.docs.map(({ slug }) => ({ path: `/work/${slug}`, count: 1 })),
  ];
  for (const data of missing)
    await payload.db.create({ collection: 'not-found', data: { ...data, lastSeen: new Date().toISOString() } });
  await payload.db.create({ collection: 'redirects', data: { from: '/led-on', to: '/' } });
  expect(published.docs).toHaveLength(1);
  expect(await waitingCounts(payload, editor)).toMatchObject({ fresh: {}, held: 0, stopped: 0, missing: 2 });
  const talent = { ...reader, roles: ['talent' as const] };
  const talentCounts = await waitingCounts(payload, talent);
  expect(talentCounts).toMatchObject({ fresh: { application: 1 }, held: 0 });
  expect(Object.keys(talentCounts.drafts)).toEqual(['jobs']);
  const looking = { ...reader, roles: ['reader' as const] };
  expect(await waitingCounts(payload, looking)).toEqual({ fresh: {}, held: 0, stopped: 0, drafts: {}, missing: 0 });
});

it.each([
  ['administrator', ['New page', 'New article', 'New case', 'New job', 'Add pictures']],
  ['editor', ['New page', 'New article', 'New case', 'New job', 'Add pictures']],
  ['talent', ['New job']],
  ['sales', []],
  ['reader', []],
] as const)('the dashboard offers the role %s what it may create', async (role, offered) => {
  const { id } = await newEditor(payload, `Maker-${role}`);
  const user = await payload.update({ collection: 'users', id, data: { roles: [role] } });
  const viewer = await viewerFor({ ...user, collection: 'users' });
  expect(creatableFor(viewer).map(({ text }) => text)).toEqual(offered);
});
