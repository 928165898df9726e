import type { Palette } from '../../../src/shared/brand-shape.ts';
import { inks } from '../../../src/shared/inks.ts';
import { type SignalName, signalPaths } from '../../../src/ui/signal/signal-paths.ts';
import { typesetter } from '../outline.ts';

/** One colour of the brand: another palette, another picture. */
export type Ink = Exclude<keyof Palette, 'wrong'>;

const width = 160;
const height = 100;

const figure = (value: number): string => String(Number(value.toFixed(2)));

const d = (path: readonly (string | number)[]): string =>
  path.map((part) => (typeof part === 'number' ? figure(part) : part)).join(' ');

export const path = (data: string, ink: Ink): string => `<path fill="${inks[ink]}" d="${data}"/>`;

export const box = (x: number, y: number, wide: number, high: number, ink: Ink): string =>
  path(d(['M', x, y, 'h', wide, 'v', high, 'h', -wide, 'z']), ink);

/** The ground, and what stands on it. */
export const sheet = (ink: Ink, ...parts: readonly string[]): string => box(0, 0, width, height, ink) + parts.join('');

export const disc = (x: number, y: number, radius: number, ink: Ink): string =>
  `<circle cx="${figure(x)}" cy="${figure(y)}" r="${figure(radius)}" fill="${inks[ink]}"/>`;

/** Lines of text too small to be read; the last is short. */
export const lines = (x: number, y: number, count: number, wide: number, ink: Ink = 'ink', gap = 6): string =>
  `<path fill="${inks[ink]}" opacity=".8" d="${Array.from({ length: count }, (_, index) => d(['M', x, y + index * gap, 'h', index < count - 1 ? wide : wide * 0.62, 'v', 2, 'H', x, 'z'])).join('')}"/>`;

/** A headline: one bar for each line of it. */
export function bars(
  widths: readonly number[],
  heights: readonly number[],
  x: number,
  y: number,
  ink: Ink = 'ink',
): string {
  let top = y;
  return widths
    .map((wide, index) => {
      const high = heights[index] ?? 8;
      const bar = box(x, top, wide, high, ink);
      top += high + 3;
      return bar;
    })
    .join('');
}

/** A storm signal, drawn once for the whole project on a grid of 96. */
export const signal = (name: SignalName, x: number, y: number, wide: number, high: number, ink: Ink): string =>
  `<path fill="${inks[ink]}" transform="matrix(${d([wide / 96, 0, 0, high / 96, x, y])})" d="${signalPaths[name]}"/>`;

/** Harbour, with its quays. */
export const sea = (y: number, ink: Ink = 'harbour'): string =>
  path(`M0 ${y}h20v-4h24v4h40v-5h18v5h30v-3h16v3h12V100H0Z`, ink);

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const set = await typesetter(
  'node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(''),
);

interface Setting {
  readonly ink?: Ink;
  readonly stretch?: number;
  readonly weight?: number;
  readonly centred?: boolean;
}

/** Words that can be read, as shapes: a picture in an `img` loads no typeface. */
export function word(
  x: number,
  y: number,
  size: number,
  text: string,
  { ink = 'ink', stretch = 100, weight = 900, centred = false }: Setting = {},
): string {
  const { path: letters, width: wide } = set(text, { axes: { wght: weight, wdth: stretch }, size });
  const start = centred ? x - wide / 2 : x;
  const short = letters
    .replaceAll(/\d+\.\d+/g, (long) => figure(Math.round(Number(long) * 10) / 10))
    .replaceAll(/ *([A-Z]) */g, '$1')
    .replaceAll(/ +/g, ' ');
  return `<path fill="${inks[ink]}" transform="translate(${d([start, y])})" d="${short}"/>`;
}

export const picture = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>\n`;
