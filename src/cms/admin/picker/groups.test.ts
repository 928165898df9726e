import { expect, it } from 'vitest';
import { blockGroups } from '../../../blocks/block.ts';
import { groupHelp, onceOnly, usedNow } from './groups.ts';

it('every group says what it is for', () => {
  expect(Object.keys(groupHelp)).toEqual(Object.values(blockGroups));
});

it('an opening and the contact form say that they stand once, the rest as often as one likes', () => {
  expect(onceOnly('Heroes', 'hero', ['hero', 'faq'])).toBe('Already here: once a page');
  expect(onceOnly('Heroes', 'float-hero', ['hero'])).toBeUndefined();
  expect(onceOnly('Forms', 'contact-form', [])).toBe('Once a page');
  expect(onceOnly('Forms', 'contact-form', ['contact-form'])).toBe('Already here: once a page');
  expect(onceOnly('Lists', 'faq', ['faq'])).toBeUndefined();
});

it('what was used last comes first, once, and the oldest is forgotten', () => {
  expect(usedNow('c', ['a', 'c', 'b', 'd'])).toEqual(['c', 'a', 'b', 'd']);
  expect(usedNow('e', ['a', 'b', 'c', 'd'])).toEqual(['e', 'a', 'b', 'c']);
});
