import { ferry, harbour, ink, neon, paper, tart, taxi, tile } from '../../inks.ts';
import { at, bar, disc, each, eyes, path, rect, signal, times, windows } from './kit.ts';
import { lettering } from './lettering.ts';

const question = await lettering('ABERDEEN?', 36, ink, 92);

export const building = (x: number, y: number, width: number, height: number, fill: string, lit: string): string =>
  `${rect(x, y, width, height, fill)}${windows(x + 16, y + 26, 3, Math.floor((height - 40) / 48), Math.round((width - 60) / 3), 26, (width - 32) / 3 + 2, 48, lit)}`;

/** A shop sign over the street. */
export const signboard = (
  x: number,
  y: number,
  fill: string,
  mark: string,
  name: 'nine' | 'northWest' | 'three',
): string =>
  `${bar(`M${x - 30} ${y + 14}h190`, 8, ink)}${rect(x, y + 14, 130, 150, fill)}${signal(name, x + 30, y + 44, 70, 86, mark)}`;

const passenger = (
  x: number,
  name: 'northWest' | 'three' | 'one' | 'nine' | 'southWest',
  width: number,
  fill: string,
  look: number,
): string => {
  const eyeLine = { northWest: 292, three: 262, one: 262, nine: 258, southWest: 262 }[name];
  return `${signal(name, x, 244, width, 88, fill)}${eyes(x + width / 2, eyeLine, 8, 20, look, 1)}`;
};

/** A tram of two decks, 560 wide and 544 high with its wheels; the origin is its top left corner. */
export const tram = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    at(
      -334,
      -130,
      `${bar('M620 132L690 44', 9, ink)}${path('M360 130H860q26 0 26 26V640H334V156q0-26 26-26Z', ferry)}${path('M334 366h552v22H334zM334 156q0-26 26-26h500q26 0 26 26v18H334z', paper)}
      ${times(5, (index) => rect(358 + index * 102, 204, 92, 126, paper) + rect(358 + index * 102, 204, 92, 28, ink))}
      ${times(4, (index) => rect(460 + index * 102, 408, 92, 116, tart))}${rect(352, 408, 84, 220, ink)}${rect(362, 420, 64, 90, tile)}
      ${passenger(364, 'northWest', 80, taxi, 3)}${passenger(470, 'three', 72, harbour, 3)}${passenger(570, 'one', 78, neon, -3)}${passenger(674, 'southWest', 74, ferry, 3)}${passenger(774, 'nine', 74, taxi, 4)}
      ${signal('northWest', 472, 454, 68, 70, ink)}${signal('one', 576, 452, 68, 72, harbour)}${signal('three', 680, 446, 64, 78, ink)}${signal('nine', 784, 450, 62, 74, harbour)}
      ${rect(460, 548, 404, 60, paper)}${signal('southWest', 476, 564, 28, 28, ink)}${signal('one', 514, 564, 28, 28, ink)}${signal('nine', 552, 564, 28, 28, taxi)}${at(604, 592, question.markup)}
      ${each([450, 770], (left) => disc(left, 644, 30, ink) + disc(left, 644, 12, paper))}`,
    ),
    scale,
  );

/** A red taxi, 230 wide; the origin is its left wheel's foot line. */
export const cab = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `${path('M0-24v-42l32-10 32-54h130l36 54 42 12v40z', taxi)}${path('M76-76h46v-38h-24zM134-76h56l-8-14-16-24h-32z', paper)}${path('M112-148h40v18h-40z', tart)}${eyes(156, -94, 7, 18, 3, 0)}${each([54, 214], (left) => disc(left, -24, 26, ink) + disc(left, -24, 10, paper))}`,
    scale,
  );

/** The stop: a pole, a roof, and two who are also late. */
export const tramStop = (x: number, y: number): string =>
  `${rect(x, y - 250, 10, 250, ink)}${path(`M${x - 60} ${y - 250}h130v74h-130z`, harbour)}${signal('one', x - 22, y - 236, 54, 46, paper)}`;

export const rails = (y: number, width: number, foot: number): string =>
  `${rect(0, y, width, foot - y, ink)}${rect(0, y + (foot - y) * 0.44, width, 8, paper)}${rect(0, y + (foot - y) * 0.78, width, 8, paper)}`;
