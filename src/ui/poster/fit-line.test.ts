import { expect, it } from 'vitest';
import { leastStretch } from './compose-lines.ts';
import { fitLine, measure, placeOf } from './fit-line.ts';
import { heavyFrom, inkOf } from './metrics.ts';

it.each([
  ['STORES', 11],
  ['AGENCY THAT BUILDS', 8],
  ['TRUFLATION', 30],
])('a fitted line fills the width with %s', (text, cap) => {
  const { stretch, weight, size } = fitLine({ text, cap });
  expect(inkOf(text, stretch, weight).width * size).toBeCloseTo(measure, 0);
});

it('a fitted line is heavy above a stretch, and lighter below it', () => {
  expect(fitLine({ text: 'STORES', cap: 11 })).toMatchObject({ weight: 900, stretch: 147.8 });
  expect(fitLine({ text: 'STRATEGY', cap: 20 })).toMatchObject({ weight: 820 });
  for (let cap = 5; cap < 40; cap += 1) {
    const { weight, stretch } = fitLine({ text: 'HARBOUR', cap });
    if (weight === 900) expect(stretch).toBeGreaterThanOrEqual(heavyFrom);
  }
});

it('a fitted line loses height before its letters become too narrow', () => {
  const asked = { text: 'TRUFLATION', cap: 30 };
  expect(fitLine(asked).stretch).toBe(50);
  const readable = fitLine(asked, leastStretch.wide);
  expect(readable.stretch).toBe(leastStretch.wide);
  expect(readable.baseline).toBeLessThan(fitLine(asked).baseline);
});

it('a comma or the tail of a Q adds to the height of a line, and not to its foot', () => {
  const plain = fitLine({ text: 'LED DESIGN', cap: 14 });
  expect(plain.height).toBe(plain.baseline);
  for (const text of ['LED, DESIGN', 'QUEUE']) {
    const hanging = fitLine({ text, cap: 14 });
    expect(hanging.height - hanging.baseline).toBeGreaterThan(0.19 * hanging.size);
    expect(hanging.foot).toBe(hanging.baseline);
  }
});

it('the foot of a Chinese line is at its lower edge', () => {
  const { foot, height, baseline } = fitLine({ text: '九號風球', cap: 12 });
  expect(foot).toBe(height);
  expect(foot).toBeGreaterThan(baseline);
});

it('the foot of a line is below deep descenders', () => {
  const { foot, height, size, baseline } = fitLine({ text: 'ترفع إشارة العاصفة', cap: 12 });
  expect(foot).toBe(height);
  expect(foot * 0.9 - baseline).toBeGreaterThan(0.25 * size);
});

it('placeOf returns the extent of a letter', () => {
  const line = fitLine({ text: 'STRATEGY', cap: 13.2 });
  expect(placeOf(line, 0).from).toBeCloseTo(0, 0);
  expect(placeOf(line, 7).to).toBeCloseTo(measure, 0);
  expect(placeOf(line, 5).from).toBeGreaterThan(placeOf(line, 4).to - 5);
});
