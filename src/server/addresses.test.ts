import { describe, expect, it } from 'vitest';
import { pageAddress, readAddress } from './addresses.ts';

describe('readAddress', () => {
  it.each([
    ['/', '/', '', true],
    ['/work', '/work', '', true],
    ['/Work/', '/work', '', false],
    ['/work///tree//', '/work/tree', '', false],
    ['//work', '/work', '', false],
    ['/About-Us/?Utm=X', '/about-us', '?Utm=X', false],
    ['/work?', '/work', '', true],
  ])('folds %j to %j', (target, path, query, canonical) => {
    expect(readAddress(target)).toEqual({ path, query, canonical });
  });

  it.each(['work', '/%E0%A4%A', '/a\\b', `/${'a'.repeat(2001)}`, '*'])('refuses %j', (target) => {
    expect(readAddress(target)).toBeNull();
  });
});

describe('pageAddress', () => {
  it.each([
    ['/work?utm_source=x', '/work'],
    ['/work?view=list&type=retail&utm_source=x', '/work?type=retail&view=list'],
    ['/insights?page=2', '/insights?page=2'],
    ['/insights?page=2&page=3', '/insights?page=2'],
    ['/jobs?page=2', '/jobs'],
    ['/work/tree?view=list', '/work/tree'],
  ])('keeps of %j what the page knows: %j', (target, kept) => {
    const address = readAddress(target);
    expect(address && pageAddress(address)).toBe(kept);
  });
});
