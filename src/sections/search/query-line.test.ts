import { expect, it } from 'vitest';
import { fitLine, measure } from '../../ui/poster/fit-line.ts';
import { queryLine } from './query-line.ts';

it('a word fills the width of the line', () => {
  const { share = 1 } = queryLine('shop', 20);
  expect(share).toBe(1);
});

it.each(['a', '9', '店'])('a short query stays within the maximum height: %s', (text) => {
  const line = queryLine(text, 20);
  expect(line.share).toBeLessThan(1);
  expect(fitLine(line).baseline / measure).toBeCloseTo(0.2, 1);
});
