import { ink, milk, neon, paper, taxi } from '../../inks.ts';
import { at, bar, disc, path, rect, times } from './kit.ts';

/** A page in its window: a plain bar on top, no buttons of any maker. */
export const browser = (
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  content: string,
  chrome = ink,
): string =>
  `${rect(x, y, width, height, ground)}${at(x, y + 40, content)}${rect(x, y, width, 40, chrome)}${times(3, (index) => rect(x + 16 + index * 24, y + 14, 13, 13, paper))}${rect(x + 110, y + 13, width * 0.4, 15, paper)}`;

export const phoneFrame = (
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  content: string,
  shell = ink,
): string =>
  `${rect(x, y, width, height, shell)}${rect(x + 14, y + 22, width - 28, height - 44, ground)}${at(x + 14, y + 22, content)}${rect(x + width / 2 - 22, y + 8, 44, 6, milk)}`;

/** The house button: a bar with a notch. */
export const pennant = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(`M${x} ${y}h${width}l${-height * 0.36} ${height / 2} ${height * 0.36} ${height / 2}h${-width}z`, fill);

export const cursor = (x: number, y: number, scale = 1, fill = paper, edge = ink): string =>
  at(
    x,
    y,
    `<path d="M0 0V118L28 90L50 140L78 128L56 80H98Z" fill="${fill}" stroke="${edge}" stroke-width="10"/>`,
    scale,
  );

/** A box with a cross: here comes a picture. */
export const wireBox = (x: number, y: number, width: number, height: number, colour: string, weight = 7): string =>
  bar(
    `M${x} ${y}h${width}v${height}h${-width}zl${width} ${height}M${x + width} ${y}l${-width} ${height}`,
    weight,
    colour,
  );

export const wireFrame = (x: number, y: number, width: number, height: number, colour: string, weight = 7): string =>
  bar(`M${x} ${y}h${width}v${height}h${-width}z`, weight, colour);

/** Strokes of the local tally mark: five make one. */
export const tally = (x: number, y: number, scale: number, strokes: number, fill: string): string => {
  const data = [
    'M-40-42h80v12h-80z',
    'M-6-42h12v84h-12z',
    'M-6-8h40v12h-40z',
    'M-34-8h12v50h-12z',
    'M-46 34h92v12h-92z',
  ];
  return at(x, y, path(data.slice(0, strokes).join(''), fill), scale);
};

/** A drawn sun of eight rays. */
export const sun = (x: number, y: number, radius: number, fill: string): string =>
  `${disc(x, y, radius, fill)}<g transform="translate(${x} ${y})" fill="${fill}">${times(8, (index) => `<path d="M${-radius * 0.09} ${-radius * 1.66}h${radius * 0.18}v${radius * 0.44}h${-radius * 0.18}z" transform="rotate(${index * 45})"/>`)}</g>`;

export const pencil = (x: number, y: number, length: number, degrees: number, fill = taxi): string =>
  at(
    x,
    y,
    `${path(`M-16-44H16V${-length}H-16z`, fill)}${path('M-16-44L0 0L16-44z', milk)}${path('M-6-16L0 0L6-16z', ink)}${path(`M-16 ${-length}h32v-30h-32z`, neon)}`,
    1,
    degrees,
  );

/** A finger that presses, from the right; its tip is the origin. */
export const pressing = (x: number, y: number, scale: number, fill: string, shade: string, degrees = 0): string =>
  at(
    x,
    y,
    `${bar('M34 10Q130 20 240 74T420 240', 78, fill, true)}${path('M0 0q12-20 44-22 28 4 34 22-8 18-40 18-30 0-38-18z', paper)}${bar('M132 4q10 26 4 56M150 8q10 26 4 54', 7, shade, true)}`,
    scale,
    degrees,
  );
