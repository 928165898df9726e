// On both databases: several instances share PostgreSQL, and each scheduled change must run once.
import { getPayload } from 'payload';
import { expect, it } from 'vitest';
import { parseSettings } from '../../../config/env.ts';
import { compose } from '../../../server/composition.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { newPage } from '../../testing/records.ts';
import { runDue } from './run-due.ts';
import { readScheduled } from './scheduled.ts';

const payload = await openForTests();

const minute = 60_000;

const book = (id: number, type: 'publish' | 'unpublish', inMinutes: number) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'pages', value: String(id) } },
    waitUntil: new Date(Date.now() + inMinutes * minute),
  } as never);

const statusOf = async (id: number) =>
  (await payload.db.findOne<{ id: number; _status: string }>({ collection: 'pages', where: { id: { equals: id } } }))
    ?._status;

const versionsOf = async (id: number) =>
  (await payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } })).totalDocs;

it('overdue changes run in order, and later ones wait for their time', async () => {
  const page = await newPage(payload, '/overdue', { _status: 'draft' });
  const later = await newPage(payload, '/later', { _status: 'draft' });
  await book(page.id, 'unpublish', -1);
  await book(page.id, 'publish', -3);
  await book(later.id, 'publish', 5);
  await runDue(payload);
  expect(await statusOf(page.id)).toBe('draft');
  expect(await versionsOf(page.id)).toBe(3);
  expect(await statusOf(later.id)).toBe('draft');
  expect((await readScheduled(payload)).map(({ id, publishes, failed }) => [id, publishes, failed])).toEqual([
    [later.id, true, undefined],
  ]);
});

it('a due change runs once, even when several instances find it at the same moment', async () => {
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, number) => newPage(payload, `/once-${number}`, { _status: 'draft' })),
  );
  for (const { id } of pages) await book(id, 'publish', -1);
  const onPostgres = parseSettings().DATABASE_URL !== undefined;
  const other = onPostgres
    ? await getPayload({ config: compose(parseSettings()), key: 'another instance' })
    : undefined;
  await Promise.all([runDue(payload), ...(other ? [runDue(other), runDue(other)] : [])]);
  await other?.destroy();
  await runDue(payload);
  for (const { id } of pages) expect([await statusOf(id), await versionsOf(id)]).toEqual(['published', 2]);
});

it('an interrupted change is resumed, and one for a deleted record is marked as failed', async () => {
  const page = await newPage(payload, '/interrupted', { _status: 'draft' });
  await book(page.id, 'publish', -1);
  await payload.db.updateJobs({
    where: { completedAt: { exists: false } },
    data: { processing: true },
    returning: false,
  });
  const gone = await newPage(payload, '/gone', { _status: 'draft' });
  await book(gone.id, 'publish', -1);
  await payload.db.deleteOne({ collection: 'pages', where: { id: { equals: gone.id } }, returning: false });
  await runDue(payload);
  expect(await statusOf(page.id)).toBe('published');
  expect((await readScheduled(payload)).filter(({ failed }) => failed).map(({ id }) => id)).toEqual([gone.id]);
});

it('a failed change keeps its reason until it is rescheduled or the record is published', async () => {
  const page = await newPage(payload, '/lacking', { _status: 'draft' });
  const lacking = { description: null, _status: 'draft' } as never;
  await payload.update({ collection: 'pages', id: page.id, draft: true, data: lacking });
  const failed = async () =>
    (await readScheduled(payload)).filter(({ id }) => id === page.id).map(({ failed }) => failed);
  await book(page.id, 'publish', -1);
  await runDue(payload);
  expect(await failed()).toEqual([expect.stringMatching(/^This is missing or wrong: .*Description$/)]);
  await book(page.id, 'publish', 5);
  expect(await failed()).toEqual([undefined]);
  await payload.db.deleteMany({ collection: 'payload-jobs', where: { hasError: { not_equals: true } } });
  expect(await failed()).toHaveLength(1);
  await payload.update({ collection: 'pages', id: page.id, draft: true, data: { title: 'Still typing' } });
  expect(await failed()).toHaveLength(1);
  const whole = 'A page that is made for a test, with a description that is long enough to be one.';
  await payload.update({ collection: 'pages', id: page.id, data: { description: whole, _status: 'published' } });
  expect(await failed()).toEqual([]);
});
