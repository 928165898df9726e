import { expect, test } from 'vitest';
import { branchOf } from './branch.ts';

const branches = (...paths: string[]) => paths.map((_, index) => branchOf(index, paths));

test('pages of the first level hang in no folder, the home page neither', () => {
  expect(branches('/', '/about-us', '/work')).toEqual([{ depth: 0 }, { depth: 0 }, { depth: 0 }]);
});

test('a folder without a page of its own is named once, with how many pages lie in it', () => {
  expect(branches('/privacy-policy', '/services/ecommerce', '/services/seo', '/work')).toEqual([
    { depth: 0 },
    { depth: 1, folder: '/services', count: 2 },
    { depth: 1 },
    { depth: 0 },
  ]);
});

test('below its parent a page is set in, and nothing is named', () => {
  expect(branches('/services', '/services/seo', '/services/seo/audit')).toEqual([
    { depth: 0 },
    { depth: 1 },
    { depth: 2 },
  ]);
});

test('after something of another name that sorts in between, the folder is named again', () => {
  expect(branches('/services', '/services-of-before', '/services/seo')[2]).toEqual({
    depth: 1,
    folder: '/services',
    count: 1,
  });
});
