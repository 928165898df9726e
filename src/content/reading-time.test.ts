import { expect, it } from 'vitest';
import { chinese, english } from '../i18n/testing/languages.ts';
import { readingTime } from './reading-time.ts';

it.each([
  ['', '1 minute'],
  ['word '.repeat(199), '1 minute'],
  ['word '.repeat(1000), '5 minutes'],
  ['字'.repeat(2000), '5 minutes'],
  [`${'word '.repeat(400)}${'字'.repeat(400)}`, '3 minutes'],
])('the reading time depends on the number of words and characters', (text, time) => {
  expect(readingTime(text, english)).toBe(time);
});

it('is in the language of the page', () => {
  expect(readingTime('字'.repeat(2000), chinese)).toBe('5分鐘');
});
