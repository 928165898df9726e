/** Invented prices: the same every time, and honest about the days that are missing. */

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** 0 to 1, the same for the same number: stands in for chance. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 91.7 + 13.1) * 43758.5453;
  return wave - Math.floor(wave);
}

/** One value a day, oldest first; undefined where nothing was measured. */
export type Days = readonly (number | undefined)[];

interface Course {
  readonly days: number;
  readonly from: number;
  readonly to: number;
  readonly swing: number;
  readonly noise: number;
  readonly seed: number;
  readonly missing?: readonly [first: number, last: number];
}

export function course({ days, from, to, swing, noise, seed, missing }: Course): Days {
  let drift = 0;
  return Array.from({ length: days }, (_, day) => {
    const share = day / (days - 1);
    drift = drift * 0.86 + (chance(day + seed * 977) - 0.5) * noise;
    const wave =
      Math.sin(share * 9 + seed) * 0.6 + Math.sin(share * 23 + seed * 2) * 0.25 + Math.sin(share * 4.1 + seed) * 0.5;
    const ends = Math.sin(Math.PI * share);
    if (missing && day >= missing[0] && day <= missing[1]) return undefined;
    return from + (to - from) * share ** 1.15 + wave * swing * ends + drift * Math.min(1, (1 - share) * 30);
  });
}

/** What the monthly figure said at the time: last month's mean, a month and a half late. */
export const official = (days: Days): Days =>
  days.map((_, day) => {
    const end = Math.floor(day / 30) * 30 - 14;
    const month = days.slice(Math.max(0, end - 30), Math.max(1, end)).filter((value) => value !== undefined);
    return month.reduce((sum, value) => sum + value, 0) / Math.max(1, month.length);
  });

export const index = course({
  days: 406,
  from: 128.3,
  to: 132.47,
  swing: 0.78,
  noise: 0.24,
  seed: 3,
  missing: [251, 256],
});
export const decade = course({
  days: 520,
  from: 100,
  to: 132.47,
  swing: 3.4,
  noise: 0.9,
  seed: 5,
  missing: [300, 304],
});

export interface Feed {
  readonly name: string;
  readonly value: string;
  readonly change: string;
  readonly weight: string;
  readonly at: string;
  readonly days: Days;
}

const feed = (
  name: string,
  value: number,
  change: string,
  weight: string,
  at: string,
  from: number,
  swing: number,
  seed: number,
): Feed => ({
  name,
  value: value.toFixed(2),
  change,
  weight,
  at,
  days: course({ days: 120, from, to: value, swing, noise: swing * 0.4, seed }),
});

export const food = feed('Food', 128.1, '+4.6', '14.2', '13:58', 122.5, 1.1, 1);
export const housing = feed('Housing', 141.32, '+2.9', '41.5', '13:40', 137.4, 0.6, 2);
export const transport = feed('Transport', 119.77, '+0.8', '8.9', '13:59', 118.9, 2.1, 4);
export const energy = feed('Energy', 96.4, '−7.3', '4.4', '14:00', 104, 1.3, 7);
export const feeds: readonly Feed[] = [food, housing, transport, energy];
