// On both databases: a scheduled change tries the publishing in a transaction that is rolled back.
import { expect, it } from 'vitest';
import { openOffice } from '../../rest/testing/office.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { newPage } from '../../testing/records.ts';
import { readScheduled } from './scheduled.ts';

const payload = await openForTests();
const { as } = await openOffice(payload);

const minute = 60_000;

/** Day and time in Hong Kong. */
const shown = (at: number) => {
  const [day = '', time = ''] = new Date(at + 8 * 60 * minute).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
};

const book = async (
  id: number,
  publishes: boolean,
  at: number,
  who: 'editor' | 'stranger' | 'token' | 'newcomer' = 'editor',
) => {
  const { status, text } = await as(who, `/pages/${id}/bookings`, {
    method: 'POST',
    body: { publishes, ...shown(at) },
  });
  return {
    status,
    answer: JSON.parse(text) as { error?: string; errors?: { data?: { errors?: { path: string }[] } }[] },
  };
};

const scheduledFor = async (id: number) => (await readScheduled(payload)).filter((one) => one.id === id);

const whole = [{ blockType: 'hero', heading: { text: 'A page' }, water: 'accent3' }];

it('past and invalid times are refused, and this minute and later accepted, in site time', async () => {
  const { id } = await newPage(payload, '/booked', { _status: 'draft', sections: whole });
  const now = Date.now();
  for (const before of [2, 60, 60 * 24 * 400])
    expect(await book(id, true, now - before * minute)).toMatchObject({
      status: 400,
      answer: { error: expect.stringMatching(/has passed/) },
    });
  const tomorrow = Math.floor(now / minute) * minute + 24 * 60 * minute;
  expect((await book(id, true, now)).status).toBe(201);
  expect((await book(id, true, tomorrow)).status).toBe(201);
  expect((await scheduledFor(id)).map(({ at }) => Date.parse(at))).toEqual([
    Math.floor(now / minute) * minute,
    tomorrow,
  ]);
  for (const body of [
    {},
    { publishes: true, day: '2031-02-30', time: '09:00' },
    { publishes: true, day: '2031-02-03', time: '24:00' },
  ])
    expect((await as('editor', `/pages/${id}/bookings`, { method: 'POST', body })).status).toBe(400);
});

it('unpublishing is refused for a time at which the record is not published', async () => {
  const tomorrow = Date.now() + 24 * 60 * minute;
  const draft = await newPage(payload, '/never-up', { _status: 'draft', sections: whole });
  expect(await book(draft.id, false, tomorrow)).toMatchObject({
    status: 400,
    answer: { error: expect.stringMatching(/will not be published then/) },
  });
  expect((await book(draft.id, true, tomorrow)).status).toBe(201);
  expect((await book(draft.id, false, tomorrow - minute)).status).toBe(400);
  expect((await book(draft.id, false, tomorrow + minute)).status).toBe(201);
  const up = await newPage(payload, '/is-up', { sections: whole });
  expect((await book(up.id, false, tomorrow)).status).toBe(201);
});

it('a record with validation issues is not scheduled, and the error lists those of publishing', async () => {
  const { id } = await newPage(payload, '/faulty', { _status: 'draft', sections: whole });
  const body = { description: 'Short.', sections: [] };
  await as('editor', `/pages/${id}?draft=true`, { method: 'PATCH', body });
  const issuesOf = ({ errors }: { errors?: { data?: { errors?: { path: string }[] } }[] }) =>
    errors?.[0]?.data?.errors?.map(({ path }) => path);
  const published = await as('editor', `/pages/${id}`, { method: 'PATCH', body: { _status: 'published' } });
  const { status, answer } = await book(id, true, Date.now() + 60 * minute);
  expect([published.status, status]).toEqual([400, 400]);
  expect(issuesOf(answer)).toEqual(issuesOf(JSON.parse(published.text)));
  expect(issuesOf(answer)?.length).toBeGreaterThan(0);
  expect(await scheduledFor(id)).toEqual([]);
});

it('scheduling a record publishes nothing yet and creates no version', async () => {
  const { id } = await newPage(payload, '/looked-at', { _status: 'draft', sections: whole });
  const versions = () => payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } });
  const before = await versions();
  expect((await book(id, true, Date.now() + 60 * minute)).status).toBe(201);
  const { docs } = await payload.find({ collection: 'pages', where: { id: { equals: id } }, overrideAccess: false });
  expect([docs, await versions()]).toEqual([[], before]);
});

it('scheduled changes are listed and cancelled by accounts that may publish', async () => {
  const { id } = await newPage(payload, '/taken-back', { _status: 'draft', sections: whole });
  const at = Date.now() + 60 * minute;
  for (const who of ['stranger', 'token', 'newcomer'] as const)
    expect((await book(id, true, at, who)).status).toBe(403);
  await book(id, true, at);
  const listed = JSON.parse((await as('editor', `/pages/${id}/bookings`)).text);
  expect(listed).toMatchObject({
    maySchedule: true,
    isPublished: false,
    place: 'Hong Kong',
    scheduled: [{ words: expect.stringMatching(/^Publishes/) }],
  });
  const [entry] = listed.scheduled;
  const other = await newPage(payload, '/another', { _status: 'draft' });
  const take = async (of: number) =>
    (await as('editor', `/pages/${of}/bookings/${entry.id}`, { method: 'DELETE' })).status;
  expect([await take(other.id), (await scheduledFor(id)).length]).toEqual([404, 1]);
  expect([await take(id), await scheduledFor(id)]).toEqual([200, []]);
});
