import { expect, it } from 'vitest';
import { fromWallClock, wallClock } from '../../config/brand/dates.ts';
import { callFileName, invitationFile } from './invitation.ts';
import { readCalendar } from './testing/read-calendar.ts';
import { timeZoneComponent } from './time-zone.ts';

const start = '2026-12-04T10:00';
const file = invitationFile({
  enquiry: 215,
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  sequence: 2,
  start,
  at: fromWallClock(start),
  zone: 'Asia/Hong_Kong',
  wallClock,
  host: 'six.example',
  summary: 'Call with Six; and, Ltd',
  description: 'We call +852 0006 0006.',
  organiser: { name: 'Number Six', email: 'hello@six.example' },
  attendee: { name: 'Mina "M." Chan: \\ 陳', email: 'mina@noodles.example' },
});
const { events, method, zones } = readCalendar(file);

it('an invitation asks one attendee to one event, at the local time and in the zone of the agency', () => {
  expect(method).toBe('REQUEST');
  expect(events).toEqual([
    expect.objectContaining({
      UID: 'call-215-0f8fad5b@six.example',
      SEQUENCE: '2',
      'DTSTART;TZID=Asia/Hong_Kong': '20261204T100000',
      'DTEND;TZID=Asia/Hong_Kong': '20261204T101500',
      SUMMARY: 'Call with Six\\; and\\, Ltd',
    }),
  ]);
  expect(file).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  expect(file.replaceAll('\r\n ', '')).toMatch(/^ORGANIZER;CN="Number Six":(?:mailto|MAILTO):hello@six\.example\r$/m);
  expect(file.replaceAll('\r\n ', '')).toMatch(/^ATTENDEE;.*RSVP=TRUE.*:(?:mailto|MAILTO):mina@noodles\.example\r$/m);
});

it('an invitation names its time zone without summer time where there is none', () => {
  expect(zones).toEqual([
    expect.objectContaining({ TZID: 'Asia/Hong_Kong', parts: [expect.objectContaining({ TZOFFSETTO: '+0800' })] }),
  ]);
});

it('a time zone with summer time has both changes around the moment', () => {
  // London: to summer time on 29 March 2026 at 01:00 UTC, back on 25 October at 01:00 UTC.
  const london = (at: number): number => {
    const isSummer = at >= Date.parse('2026-03-29T01:00Z') && at < Date.parse('2026-10-25T01:00Z');
    return at + (isSummer ? 3_600_000 : 0);
  };
  const text = timeZoneComponent('Europe/London', Date.parse('2026-06-01T10:00Z'), london);
  expect(text).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20260329T010000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100');
  expect(text).toContain('BEGIN:STANDARD\r\nDTSTART:20261025T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000');
});

it('the file is named after its day', () => {
  expect(callFileName('2026-12-04')).toBe('call-4-december.ics');
});
