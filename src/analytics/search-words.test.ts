import { expect, it } from 'vitest';
import { storedSearch } from './search-words.ts';

it('a stored search is trimmed and in lower case', () => {
  expect(storedSearch('  Headless\t CMS ')).toBe('headless cms');
  expect(storedSearch('網站設計')).toBe('網站設計');
  expect(storedSearch('shopify 2026')).toBe('shopify 2026');
});

it.each([
  ['an empty search', '  '],
  ['an e-mail address', 'amy@six.example'],
  ['part of an e-mail address', 'who is amy@'],
  ['a telephone number', '+852 2345 6789'],
  ['a telephone number in pieces', 'call 23-45-67'],
  ['a telephone number in full-width digits', '２３４５６７８９'],
  ['a web address', 'https://six.example/amy'],
  ['a long word without spaces', 'a'.repeat(31)],
  ['a long text', 'we sell noodles and '.repeat(4)],
  ['a control character', 'noodles\u0007'],
])('%s is not stored', (_name, typed) => {
  expect(storedSearch(typed)).toBeUndefined();
});
