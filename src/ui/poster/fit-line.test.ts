import { expect, it } from 'vitest';
import { leastStretch } from './compose-lines.ts';
import { fitLine, measure, placeOf } from './fit-line.ts';
import { heavyFrom, inkOf } from './metrics.ts';

it.each([
  ['STORES', 11],
  ['AGENCY THAT BUILDS', 8],
  ['TRUFLATION', 30],
])('fills the measure with the ink of %s', (text, cap) => {
  const { stretch, weight, size } = fitLine({ text, cap });
  expect(inkOf(text, stretch, weight).width * size).toBeCloseTo(measure, 0);
});

it('is heavy from a width on and lighter below it', () => {
  expect(fitLine({ text: 'STORES', cap: 11 })).toMatchObject({ weight: 900, stretch: 147.8 });
  expect(fitLine({ text: 'STRATEGY', cap: 20 })).toMatchObject({ weight: 820 });
  for (let cap = 5; cap < 40; cap += 1) {
    const { weight, stretch } = fitLine({ text: 'HARBOUR', cap });
    if (weight === 900) expect(stretch).toBeGreaterThanOrEqual(heavyFrom);
  }
});

it('gives up height before its letters become too narrow', () => {
  const asked = { text: 'TRUFLATION', cap: 30 };
  expect(fitLine(asked).stretch).toBe(50);
  const readable = fitLine(asked, leastStretch.wide);
  expect(readable.stretch).toBe(leastStretch.wide);
  expect(readable.baseline).toBeLessThan(fitLine(asked).baseline);
});

it('keeps the next line clear of a comma and of the tail of a Q, and a line in water at its letters', () => {
  const plain = fitLine({ text: 'LED DESIGN', cap: 14 });
  expect(plain.height).toBe(plain.baseline);
  for (const text of ['LED, DESIGN', 'QUEUE']) {
    const hanging = fitLine({ text, cap: 14 });
    expect(hanging.height - hanging.baseline).toBeGreaterThan(0.19 * hanging.size);
    expect(hanging.foot).toBe(hanging.baseline);
  }
});

it('stands foreign squares on their lower edge', () => {
  const { foot, height, baseline } = fitLine({ text: '九號風球', cap: 12 });
  expect(foot).toBe(height);
  expect(foot).toBeGreaterThan(baseline);
});

it('keeps the water, and the next line, below letters that reach far down', () => {
  const { foot, height, size, baseline } = fitLine({ text: 'ترفع إشارة العاصفة', cap: 12 });
  expect(foot).toBe(height);
  expect(foot * 0.9 - baseline).toBeGreaterThan(0.25 * size);
});

it('knows where a letter stands', () => {
  const line = fitLine({ text: 'STRATEGY', cap: 13.2 });
  expect(placeOf(line, 0).from).toBeCloseTo(0, 0);
  expect(placeOf(line, 7).to).toBeCloseTo(measure, 0);
  expect(placeOf(line, 5).from).toBeGreaterThan(placeOf(line, 4).to - 5);
});
