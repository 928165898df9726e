import { describe, expect, it } from 'vitest';
import { phpDateFormat } from './php-date-format.ts';

const evening = new Date('2022-09-08T16:05:09.007Z');

describe('phpDateFormat', () => {
  it.each([
    ['d M Y', 'Asia/Hong_Kong', '09 Sep 2022'],
    ['j F Y', 'UTC', '8 September 2022'],
    ['l jS \\o\\f F', 'UTC', 'Thursday 8th of September'],
    ['Y-m-d\\TH:i:sP', 'Asia/Hong_Kong', '2022-09-09T00:05:09+08:00'],
    ['c', 'UTC', '2022-09-08T16:05:09+00:00'],
    ['g:i a / H:i A', 'UTC', '4:05 pm / 16:05 PM'],
    ['D n/y v e', 'UTC', 'Thu 9/22 007 UTC'],
    ['年 · ', 'UTC', '年 · '],
  ])('writes %j in %s as %j', (format, timeZone, text) => {
    expect(phpDateFormat(evening, format, timeZone)).toBe(text);
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [31, '31st'],
  ])('gives day %i its ending', (day, text) => {
    expect(phpDateFormat(new Date(Date.UTC(2022, 0, day, 12)), 'jS', 'UTC')).toBe(text);
  });

  it('refuses a time zone that does not exist', () => {
    expect(() => phpDateFormat(evening, 'Y', 'Mars/Base')).toThrow(RangeError);
  });
});
