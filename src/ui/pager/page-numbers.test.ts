import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('a short list shows every page', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(9, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a long list shows the first and last page and the neighbours of the current one', () => {
  expect(pageNumbers(1, 1000)).toEqual([1, 2, 3, 4, 1000]);
  expect(pageNumbers(4, 1000)).toEqual([1, 3, 4, 5, 1000]);
  expect(pageNumbers(500, 1000)).toEqual([1, 499, 500, 501, 1000]);
  expect(pageNumbers(1000, 1000)).toEqual([1, 997, 998, 999, 1000]);
});
