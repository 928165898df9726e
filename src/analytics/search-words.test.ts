import { expect, it } from 'vitest';
import { storedSearch } from './search-words.ts';

it('counts the same words together, however they are typed', () => {
  expect(storedSearch('  Headless\t CMS ')).toBe('headless cms');
  expect(storedSearch('網站設計')).toBe('網站設計');
  expect(storedSearch('shopify 2026')).toBe('shopify 2026');
});

it.each([
  ['nothing', '  '],
  ['an e-mail address', 'amy@six.example'],
  ['a part of one', 'who is amy@'],
  ['a telephone number', '+852 2345 6789'],
  ['one in pieces', 'call 23-45-67'],
  ['one in other digits', '２３４５６７８９'],
  ['an address of the web', 'https://six.example/amy'],
  ['a key that nobody types', 'a'.repeat(31)],
  ['a whole letter', 'we sell noodles and '.repeat(4)],
  ['what cannot be seen', 'noodles\u0007'],
])('keeps no %s', (_name, typed) => {
  expect(storedSearch(typed)).toBeUndefined();
});
