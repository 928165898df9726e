import { expect, it } from 'vitest';
import { reasonOf } from './reason.ts';

it.each([
  ['a thrown word', 'a thrown word'],
  [new Error('full'), 'full'],
  [new Error('Failed query', { cause: new Error('database is locked') }), 'database is locked'],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' }), new Error('other')]), 'ECONNREFUSED'],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'no answer in time'],
  [new TypeError(''), 'TypeError'],
])('says what is behind %j', (error, words) => {
  expect(reasonOf(error)).toBe(words);
});
