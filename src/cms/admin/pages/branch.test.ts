import { expect, test } from 'vitest';
import { branchOf } from './branch.ts';

const branches = (...paths: string[]) => paths.map((_, index) => branchOf(index, paths));

test('the home page and pages of the first level are in no folder', () => {
  expect(branches('/', '/about-us', '/work')).toEqual([{ depth: 0 }, { depth: 0 }, { depth: 0 }]);
});

test('a folder without its own page is named once, with the number of its pages', () => {
  expect(branches('/privacy-policy', '/services/ecommerce', '/services/seo', '/work')).toEqual([
    { depth: 0 },
    { depth: 1, folder: '/services', count: 2 },
    { depth: 1 },
    { depth: 0 },
  ]);
});

test('a page below its parent page is indented without a folder name', () => {
  expect(branches('/services', '/services/seo', '/services/seo/audit')).toEqual([
    { depth: 0 },
    { depth: 1 },
    { depth: 2 },
  ]);
});

test('the folder is named where an unrelated page sorts between parent and child', () => {
  expect(branches('/services', '/services-of-before', '/services/seo')[2]).toEqual({
    depth: 1,
    folder: '/services',
    count: 1,
  });
});
