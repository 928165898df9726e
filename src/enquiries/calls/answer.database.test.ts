// On SQLite, and on PostgreSQL in the full run: the history and the confirmed call are stored.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, signIn } from '../../cms/rest/test-support.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { fromWallClock } from '../../config/brand/dates.ts';
import { organisationOf } from '../../domain/organisation.ts';
import { readMail, startMailServer } from '../destinations/testing/mail-stand-in.ts';
import { callFileName } from './invitation.ts';
import { callOffers, moreOffers, otherHalfDays, possibleCalls } from './offers.ts';
import { attachedCalendar } from './testing/attached-calendar.ts';
import { readCalendar } from './testing/read-calendar.ts';

const sources: string[] = [];
const server = await startMailServer(({ source }) => sources.push(source));
process.env.SMTP_URL = server.url;
const payload = await openForTests();
const password = 'a password of this test';
await payload.create({
  collection: 'users',
  data: { email: 'sales@six.example', name: 'Wing Lau', password, roles: ['sales'], mustChangePassword: false },
});
const token = (await signIn(payload, 'sales@six.example', password)) ?? '';
const halfDays = '2099-12-04T09:30/12:30 2099-12-07T12:30/15:30';

beforeEach(() => {
  sources.length = 0;
});

afterAll(async () => {
  delete process.env.SMTP_URL;
  server.stop();
  await payload.destroy();
});

async function store(more: object = {}) {
  const key = randomUUID();
  const data = {
    kind: 'enquiry',
    state: 'new',
    held: false,
    name: 'Mina Chan',
    email: 'mina@six.example',
    phone: '+852 0006 0006',
    call: true,
    halfDays,
    key,
    fingerprint: key,
    ...more,
  };
  const { id } = await payload.db.create({ collection: 'submissions', data });
  return payload.findByID({ collection: 'submissions', id: Number(id), depth: 0 });
}

/** Plain text of a mail with a calendar. */
function textOf(source: string): string {
  const part = source.split(/\r\n--[^\r\n]+(?:--)?\r\n/).find((one) => /^Content-Type: text\/plain/im.test(one)) ?? '';
  const [, ...text] = readMail({ source: part }).split('\r\n\r\n');
  return text.join('\n\n').replaceAll('\r\n', '\n');
}

const answer = (id: number, call?: string, seen = 0) =>
  ask(payload, `/submissions/${id}/answer`, {
    method: 'POST',
    body: { text: 'We call you.', key: randomUUID(), seen, ...(call === undefined ? {} : { call }) },
    token,
  });

it('an answer that confirms a call brings its calendar file, and keeps the time with the enquiry', async () => {
  const { id, key } = await store();
  expect((await answer(id, '2099-12-04T10:00')).status).toBe(200);
  const [source = ''] = sources;
  expect(source).toContain('Subject: Our call: Friday 4 December, 10:00');
  expect(source).toContain('call-4-december.ics');
  expect(textOf(source)).toBe(`When:   Friday 4 December, 10:00 to 10:15, Hong Kong time
Who:    Wing Lau calls you
Number: +852 0006 0006
File:   call-4-december.ics

We call you.

Does it not suit after all? Answer this mail.
`);
  const { method, events } = readCalendar(attachedCalendar(source));
  expect([method, events[0]?.['DTSTART;TZID=Asia/Hong_Kong'], events[0]?.SEQUENCE]).toEqual([
    'REQUEST',
    '20991204T100000',
    '0',
  ]);
  expect(events[0]?.UID).toMatch(new RegExp(`^call-${id}-${key.slice(0, 8)}@`));
  const kept = await payload.findByID({ collection: 'submissions', id });
  expect(Date.parse(kept.callAt ?? '')).toBe(fromWallClock('2099-12-04T10:00'));
  expect(kept.state).toBe('open');

  expect((await answer(id, '2099-12-07T15:00', 1)).status).toBe(200);
  const later = readCalendar(attachedCalendar(sources[1] ?? '')).events[0];
  expect([later?.UID, later?.SEQUENCE]).toEqual([events[0]?.UID, '1']);
});

it('says time, caller, number and file in the language of the enquiry', async () => {
  await payload.db.create({
    collection: 'facts',
    data: { token: 'whatsapp', label: 'WhatsApp', value: '+852 0009 2009' },
  });
  const { id } = await store({ language: 'zh-Hant-HK', message: '四款尺寸。' });
  expect((await answer(id, '2099-12-04T10:00')).status).toBe(200);
  const text = textOf(sources[0] ?? '');
  expect(text).toMatch(
    /^時間：12月4日（星期五）10:00至10:15（香港時間）\n來電：Wing Lau\n號碼：\+852 0006 0006\n檔案：call-4-december\.ics\n\nWe call you\./,
  );
  expect(text).toContain('或者用WhatsApp傳訊息到+852 0009 2009。');
  expect(text.indexOf('如果時間始終不合適')).toBeLessThan(text.indexOf('> 四款尺寸。'));
});

it.each([
  ['outside the half-day', '2099-12-04T12:15', 400],
  ['on another day', '2099-12-08T10:00', 400],
  ['in no possible form', '10:00', 400],
])('a call %s is not confirmed, and nothing is sent', async (_, call, status) => {
  const { id } = await store();
  expect((await answer(id, call)).status).toBe(status);
  expect(sources).toEqual([]);
});

describe('a call on a half-day that was not chosen', () => {
  const possible = possibleCalls(organisationOf(new Map()).openingHours, new Set());
  const last = possible.at(-1);
  const start = `${last?.date}T${last?.opens}`;

  it('is confirmed where it is possible now', async () => {
    const { id } = await store();
    expect((await answer(id, start)).status).toBe(200);
    expect(sources[0]).toContain(callFileName(last?.date ?? ''));
  });

  it('is not confirmed on a public holiday', async () => {
    const { id: holiday } = await payload.create({
      collection: 'holidays',
      data: { day: last?.date ?? '', name: 'A' },
    });
    expect((await answer((await store()).id, start)).status).toBe(400);
    await payload.delete({ collection: 'holidays', id: holiday });
  });

  it('is not confirmed where no call was asked for', async () => {
    expect((await answer((await store({ call: false, halfDays: null })).id, start)).status).toBe(400);
    expect(sources).toEqual([]);
  });

  it('is offered beside the chosen ones', async () => {
    const enquiry = await store({ halfDays: `${possible[0]?.id} ${last?.id}` });
    const offers = moreOffers(enquiry, 'Wing Lau', 'en-GB', possible, fromWallClock(`${possible[1]?.date}T00:00`));
    expect(offers.map(({ id }) => id)).toEqual(possible.slice(1, -1).map(({ id }) => id));
    expect(offers[0]?.times[0]?.text).toContain('I will call you on');
    expect(moreOffers(await store({ call: false }), 'Wing Lau', 'en-GB', possible)).toEqual([]);
  });
});

it('half-days of today are possible until they have passed, and those of the form after them', () => {
  const hours = { days: 'Monday to Friday', opens: '09:30', closes: '15:30' };
  const at = (time: string) => possibleCalls(hours, new Set(), fromWallClock(time)).map(({ id }) => id);
  // A Friday.
  expect(at('2026-12-04T09:00')).toHaveLength(12);
  expect(at('2026-12-04T09:00')[0]).toBe('2026-12-04T09:30/12:30');
  expect(at('2026-12-05T09:00')[0]).toBe('2026-12-07T09:30/12:30');
  expect(at('2026-12-05T09:00')).toHaveLength(10);
});

it.each([
  ['en-GB', 'We cannot call you on any of the half-days that you chose'],
  ['zh-Hant-HK', '我們未能在你所選的半日致電'],
])('other half-days are offered in words that hold for passed ones too: %s', async (language, words) => {
  const hours = { days: 'Monday to Friday', opens: '09:30', closes: '15:30' };
  const enquiry = await store({ language, halfDays: '2020-01-03T09:30/12:30' });
  expect(otherHalfDays(enquiry, 'Wing Lau', hours, new Set())).toContain(words);
});

it('a call that would begin in the past is not confirmed', async () => {
  const { id } = await store({ halfDays: '2020-01-03T09:30/12:30' });
  expect((await answer(id, '2020-01-03T10:00')).status).toBe(409);
  expect(sources).toEqual([]);
});

it('an answer without a call has no calendar file', async () => {
  const { id } = await store();
  expect((await answer(id)).status).toBe(200);
  expect(sources[0]).not.toContain('calendar');
});

it('offers write the answer in the language of the form, for starts that are still to come', async () => {
  const enquiry = await store({ language: 'zh-Hant-HK', name: '陳美娜' });
  const at = fromWallClock('2099-12-04T10:30');
  const [first, second] = callOffers(enquiry, 'Wing Lau', 'en-GB', at);
  expect([first?.day, first?.hours, first?.fileName]).toEqual(['Fri 4 Dec', '09:30–12:30', 'call-4-december.ics']);
  expect(first?.times.map(({ time }) => time)).toEqual(['11:00', '11:30', '12:00']);
  expect(first?.times[0]?.text).toBe(
    '陳美娜你好：\n多謝你的訊息。我會在12月4日（星期五）11:00致電+852 0006 0006，約十五分鐘；行事曆檔案附在這封電郵。\nWing Lau',
  );
  expect(second?.times).toHaveLength(6);
  const hours = { days: 'Monday to Friday', opens: '09:30', closes: '15:30' };
  expect(otherHalfDays(enquiry, 'Wing Lau', hours, new Set()).match(/^- /gm)).toHaveLength(3);
});
