import { expect, it } from 'vitest';
import { blockGroups } from '../../../blocks/block.ts';
import { groupHelp, onceOnly, usedNow } from './groups.ts';

it('every group of sections has a help text', () => {
  expect(Object.keys(groupHelp)).toEqual(Object.values(blockGroups));
});

it('heroes and the contact form are limited to one a page, other sections are not', () => {
  expect(onceOnly('Heroes', 'hero', ['hero', 'faq'])).toBe('Already here: once a page');
  expect(onceOnly('Heroes', 'float-hero', ['hero'])).toBeUndefined();
  expect(onceOnly('Forms', 'contact-form', [])).toBe('Once a page');
  expect(onceOnly('Forms', 'contact-form', ['contact-form'])).toBe('Already here: once a page');
  expect(onceOnly('Lists', 'faq', ['faq'])).toBeUndefined();
});

it('recently used sections are unique, newest first, and limited to four', () => {
  expect(usedNow('c', ['a', 'c', 'b', 'd'])).toEqual(['c', 'a', 'b', 'd']);
  expect(usedNow('e', ['a', 'b', 'c', 'd'])).toEqual(['e', 'a', 'b', 'c']);
});
