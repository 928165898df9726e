/** The chair: one board, steamed and bent from the top of the back to the front of the seat. */
import { chance, oak, polygon, type Timber, walnut } from './wood.ts';

type Spot = readonly [x: number, y: number];
type Bend = readonly [Spot, Spot, Spot, Spot];

const mix = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5]
    .map((place) => {
      const start = Number.parseInt(from.slice(place, place + 2), 16);
      const end = Number.parseInt(to.slice(place, place + 2), 16);
      return Math.round(start + (end - start) * Math.min(1, Math.max(0, share)))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

function along([a, b, c, d]: Bend, t: number): Spot {
  const u = 1 - t;
  const at = (k: 0 | 1): number => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return [at(0), at(1)];
}

const sample = (bends: readonly Bend[], each: number): Spot[] =>
  bends.flatMap((bend, part) =>
    Array.from({ length: each }, (_, step) => along(bend, step / each)).concat(
      part === bends.length - 1 ? [bend[3]] : [],
    ),
  );

/** Side view: back, bend, seat, and the fall of its front edge. */
const profile = sample(
  [
    [
      [96, 40],
      [108, 170],
      [148, 300],
      [196, 398],
    ],
    [
      [196, 398],
      [222, 448],
      [262, 462],
      [330, 452],
    ],
    [
      [330, 452],
      [410, 440],
      [470, 424],
      [530, 424],
    ],
    [
      [530, 424],
      [574, 424],
      [594, 446],
      [596, 486],
    ],
  ],
  16,
);

/** A leg is one board as well: down, along the floor, and up again. */
const frame = sample(
  [
    [
      [246, 448],
      [232, 560],
      [206, 660],
      [178, 752],
    ],
    [
      [178, 752],
      [170, 786],
      [186, 800],
      [214, 800],
    ],
    [
      [214, 800],
      [330, 800],
      [440, 800],
      [548, 800],
    ],
    [
      [548, 800],
      [580, 800],
      [592, 786],
      [586, 756],
    ],
    [
      [586, 756],
      [566, 640],
      [548, 540],
      [536, 428],
    ],
  ],
  12,
);

const depth: Spot = [236, -92];
const shifted = ([x, y]: Spot, share: number): Spot => [x + depth[0] * share, y + depth[1] * share];
const line = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

function ribbon(spots: readonly Spot[], timber: Timber, seed: number): string {
  const shade = spots
    .slice(0, -1)
    .map((spot, index) => {
      const next = spots[index + 1] ?? spot;
      const slope = Math.atan2(next[1] - spot[1], next[0] - spot[0]);
      // The seat catches the light, the back leans away from it.
      const light = Math.max(0, Math.cos(slope)) ** 1.4;
      return `<path d="${polygon([spot, next, shifted(next, 1), shifted(spot, 1)])}" fill="${mix(timber.face, timber.top, light * 1.15)}" stroke="${mix(timber.face, timber.top, light * 1.15)}" stroke-width=".8"/>`;
    })
    .join('');
  const grain = Array.from({ length: 26 }, (_, row) => {
    const share = (row + 0.3 + 0.5 * chance(row, seed)) / 26;
    const wave = spots.map((spot, index) => {
      const knot =
        Math.exp(-(((index - 14) / 5) ** 2)) * Math.exp(-Math.abs(share - 0.58) * 9) * 0.06 * Math.sign(share - 0.58);
      const second =
        Math.exp(-(((index - 44) / 6) ** 2)) * Math.exp(-Math.abs(share - 0.3) * 9) * 0.06 * Math.sign(share - 0.3);
      return shifted(
        spot,
        Math.min(0.99, Math.max(0.01, share + knot + second + Math.sin(index / 9 + seed + row * 0.1) * 0.012)),
      );
    });
    return `<path d="${line(wave)}" stroke-width="${(0.8 + chance(row, 4) * 1.6).toFixed(1)}" opacity="${(0.25 + chance(row, 8) * 0.4).toFixed(2)}"/>`;
  }).join('');
  return `${shade}<g fill="none" stroke="${timber.line}">${grain}</g>`;
}

/** The near edge of a bent board, where its years lie one on another. */
const edge = (spots: readonly Spot[], timber: Timber, thickness: number): string =>
  `<path d="${line(spots)}" stroke="${timber.side}" stroke-width="${thickness}"/><path d="${line(spots)}" stroke="${timber.top}" stroke-width="${thickness * 0.62}"/><path d="${line(spots)}" stroke="${timber.side}" stroke-width="${thickness * 0.3}"/><path d="${line(spots)}" stroke="${timber.face}" stroke-width="${thickness * 0.14}"/>`;

const leg = (share: number, timber: Timber): string => {
  const spots = frame.map((spot) => shifted(spot, share));
  return `${edge(spots, timber, 30)}<path d="${line(spots.map(([x, y]) => [x + 9, y - 5] as const))}" stroke="#fff" stroke-width="2" opacity=".22"/>`;
};

const dark: Timber = { ...walnut, top: '#7a4a2a', face: '#5f3820' };

/** Drawn in a box of 860 × 900 that starts at 0 −70. */
export const chair = (timber: Timber = oak): string =>
  `<g stroke-linejoin="round" stroke-linecap="round" fill="none"><path d="M190 812H600L800 728H420Z" fill="#000" opacity=".16"/>${leg(0.88, dark)}<path d="${line([shifted([252, 520], 0.1), shifted([252, 520], 0.9)])}" stroke="${timber.side}" stroke-width="22"/>${ribbon(profile, timber, 3)}${edge(profile, timber, 20)}${leg(0.12, timber)}</g>`;
