import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../../inks.ts';
import { at, bar, disc, each, eyes, lines, path, pick, rect, signal, times, windows } from './kit.ts';
import { ferryShade, sandShade, tartShade } from './shades.ts';

/** Wall tiles behind everything; one fell off in 2011. */
export const wallTiles = (y: number, width: number, height: number, missing: readonly [number, number]): string =>
  `${rect(0, y, width, height, paper)}${windows(6, y + 6, Math.ceil(width / 86), Math.ceil(height / 86), 76, 76, 86, 86, tile)}${rect(6 + missing[0] * 86, y + 6 + missing[1] * 86, 76, 76, sandShade)}`;

export const counter = (x: number, y: number, width: number, height: number): string =>
  `${rect(x, y, width, 34, ink)}${rect(x, y + 34, width, height - 34, ferry)}${times(
    Math.floor(width / 200),
    (index) => {
      const left = x + 20 + (index * (width - 20)) / Math.floor(width / 200);
      const across = (width - 20) / Math.floor(width / 200) - 20;
      return rect(left, y + 58, across, height - 90, ferryShade) + rect(left + across - 46, y + 80, 26, 12, tart);
    },
  )}`;

/** The kettle of 2009. Its steam is the only weather indoors. */
export const kettle = (x: number, y: number, fill = taxi): string =>
  `${bar(`M${x - 70} ${y - 150}q0-86 74-86t74 86`, 20, ink)}${path(`M${x + 92} ${y - 96}l80-74 24 10-74 130z`, fill)}${path(`M${x - 104} ${y}q-10-160 108-160t108 160z`, fill)}${rect(x - 30, y - 178, 68, 20, ink)}${rect(x - 118, y - 12, 244, 16, ink)}${eyes(x - 6, y - 84, 18, 46, 8, -4)}${bar(`M${x - 20} ${y - 44}h30`, 8, ink, true)}`;

/** Steam that turns as a storm does. */
export const steam = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `${path('M0 0C-30-40 20-70-8-116C-60-116-104-156-104-206C-104-268-52-312 10-312C66-312 116-282 142-232C104-262 62-276 22-266C-30-254-50-216-38-182C-28-154 4-142 34-154C76-170 78-214 48-226C92-226 112-176 84-140C66-116 40-106 22-104C44-64 6-44 22 0Z', paper)}`,
    scale,
  );

/** Fourteen hooks and a mug for every one of us; one is at a desk, as ever. */
export const mugRack = (x: number, y: number, perRow: number): string => {
  const fills = [taxi, tart, harbour, neon, ferry, milk, ink];
  return each([0, 1], (row) => {
    const top = y + row * 132;
    return `${rect(x, top, perRow * 92, 14, ink)}${times(perRow, (index) => {
      const left = x + 22 + index * 92;
      const hook = bar(`M${left + 22} ${top + 14}v20`, 6, ink);
      if (row === 1 && index === perRow - 2) return hook;
      const fill = pick(fills, index + row * 3);
      return `${hook}${bar(`M${left + 22} ${top + 34}h-14v30h14`, 7, fill)}${rect(left + 14, top + 30, 44, 50, fill)}`;
    })}`;
  });
};

export const fridge = (x: number, y: number, height: number): string =>
  `${rect(x, y - height, 230, height, neon)}${rect(x, y - height * 0.62, 230, 10, ink)}${rect(x + 24, y - height * 0.62 - 96, 14, 72, ink)}${rect(x + 24, y - height * 0.62 + 32, 14, 110, ink)}
  ${signal('northWest', x + 70, y - height + 36, 42, 42, ink)}${signal('one', x + 130, y - height + 30, 40, 44, harbour)}${signal('nine', x + 176, y - height + 60, 34, 40, ink)}${signal('three', x + 88, y - height + 100, 40, 40, ferry)}
  ${at(x + 76, y - height * 0.62 + 40, `${rect(0, 0, 112, 140, paper)}${lines(14, 18, [70, 84, 52, 78, 64], 8, 23, ink)}${bar('M10 68h70', 5, taxi)}`, 1, -3)}${disc(x + 132, y - height * 0.62 + 44, 9, taxi)}`;

const teaTin = (x: number, y: number, fill: string, name: 'nine' | 'northWest' | 'three' | 'one'): string =>
  `${rect(x, y - 110, 84, 110, fill)}${rect(x - 4, y - 122, 92, 20, ink)}${signal(name, x + 20, y - 80, 44, 48, ink)}`;

export const tartBox = (x: number, y: number): string =>
  `${path(`M${x} ${y}v-44h236v44z`, paper)}${path(`M${x} ${y - 44}l26-88h236l-26 88z`, taxi)}${each([46, 118, 190], (left) => `${path(`M${x + left - 32} ${y - 44}l8 28h48l8-28z`, tartShade)}${path(`M${x + left - 30} ${y - 44}q30-26 60 0z`, tart)}`)}${signal('northWest', x + 106, y - 112, 42, 44, tart)}`;

/** The window over the sink, and how it is outside. */
export const kitchenWindow = (x: number, y: number, width: number, height: number, outside: string): string =>
  `${rect(x, y, width, height, ink)}${rect(x + 18, y + 18, width - 36, height - 36, harbour)}${outside}${rect(x + width / 2 - 8, y, 16, height, ink)}${rect(x - 18, y + height, width + 36, 20, ink)}`;

export const tap = (x: number, y: number): string =>
  `${bar(`M${x} ${y}v-96q0-44 44-44t44 44v18`, 18, ink)}${rect(x - 34, y - 70, 34, 13, taxi)}${path(`M${x + 88} ${y - 52}q16 26 0 34-16-8 0-34z`, harbour)}`;

/** The shelf clock that boils an egg, and what thirteen years leave on a shelf. */
export const shelf = (x: number, y: number, width: number): string =>
  `${rect(x, y, width, 16, ink)}${teaTin(x + 16, y, tart, 'nine')}${teaTin(x + 116, y, taxi, 'northWest')}${teaTin(x + 216, y, paper, 'three')}`;

export const cups = (x: number, y: number): string =>
  `${times(3, (index) => `${path(`M${x + index * 84} ${y - 58}h58l-10 58h-38z`, paper)}${rect(x + index * 84, y - 58, 58, 14, [taxi, harbour, ferry][index] ?? ink)}`)}`;

export const bucketOfTheLeak = (x: number, y: number): string =>
  `${bar(`M${x + 4} ${y - 92}q52-62 104 0`, 7, ink)}${path(`M${x} ${y - 96}h112l-16 96h-80z`, harbour)}${rect(x - 6, y - 104, 124, 18, ink)}${path(`M${x + 54} ${y - 104}q-70-28-60-110 54 30 60 110 2-104 50-134 28 84-50 134z`, tile)}`;

export const extinguisher = (x: number, y: number): string =>
  `${path(`M${x} ${y}v-120q0-30 28-30t28 30V${y}z`, taxi)}${rect(x + 18, y - 176, 22, 28, ink)}${bar(`M${x + 40} ${y - 166}q36 4 30 62`, 8, ink)}${rect(x, y - 92, 56, 22, paper)}`;

export const stove = (x: number, y: number): string =>
  `${rect(x, y - 14, 280, 14, ink)}${each([70, 140, 210], (left) => path(`M${x + left - 16} ${y - 14}q-12-22 16-44 28 22 16 44z`, tart))}${rect(x + 20, y - 66, 240, 12, ink)}`;

export const floorTiles = (y: number, width: number, foot: number): string =>
  `${rect(0, y, width, foot - y, tart)}${times(Math.ceil(width / 160), (index) => path(`M${index * 160} ${y}h80l-30 ${foot - y}h-80z`, tartShade))}`;
