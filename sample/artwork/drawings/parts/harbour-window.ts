import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../../inks.ts';
import { cat, ferryBoat, mug } from './cast.ts';
import { at, bar, clip, disc, each, eyes, panes, path, rain, rect, signal, swell } from './kit.ts';
import { taxiShade } from './shades.ts';

const night = '#15249c';

const block = (x: number, y: number, width: number, height: number, fill: string, lit: string): string => {
  const columns = Math.floor((width - 12) / 28);
  const rows = Math.floor((height - 20) / 34);
  return `${rect(x, y, width, height, fill)}${panes(x + (width - columns * 28 + 14) / 2, y + 16, columns, rows, 14, 16, 28, 34, lit, (column, row) => (column * 7 + row * 5 + x) % 4 !== 0)}`;
};

/** What the wind has taken: somebody's umbrella, a towel, a fish who did not plan this. */
const loose = (x: number, y: number): string =>
  at(
    x,
    y,
    `${path('M-70 0a70 62 0 0 1 140 0l-23-12-24 12-23-12-24 12-23-12z', taxi)}${bar('M0-2v74q0 18 18 18t18-18', 7, paper, true)}`,
    1,
    28,
  );

const flyingFish = (x: number, y: number, fill: string): string =>
  at(
    x,
    y,
    `${path('M-58 0Q-10-44 44 0Q-10 44-58 0ZM30 0l44-34v68z', fill)}${disc(-28, -4, 10, paper)}${disc(-31, -4, 5, ink)}`,
    1,
    -24,
  );

/** The view in a gale, drawn for a window of the given size at 0 0. */
function view(width: number, height: number, columns: number): string {
  const sea = height * 0.74;
  const blocks = [
    [0.05, 0.36, 78, paper, ink],
    [0.14, 0.24, 62, taxi, ink],
    [0.24, 0.44, 92, tile, ferry],
    [0.58, 0.3, 70, tart, ink],
    [0.69, 0.2, 82, neon, ink],
    [0.8, 0.4, 96, paper, ink],
    [0.91, 0.28, 64, taxi, ink],
  ] as const;
  return `${rect(0, 0, width, height, night)}
  ${path(`M0 ${sea - 130}L${width * 0.13} ${sea - 250}L${width * 0.27} ${sea - 150}L${width * 0.4} ${sea - 330}L${width * 0.55} ${sea - 190}L${width * 0.7} ${sea - 260}L${width * 0.84} ${sea - 170}L${width} ${sea - 240}V${height}H0Z`, ferry)}
  ${each(columns > 2 ? blocks : blocks.filter((_, index) => index % 2 === 0), ([x, y, across, fill, lit]) => block(Math.round(x * width), Math.round(y * height), across, Math.round(sea + 40 - y * height), fill, lit))}
  ${swell(sea, 54, 150, 20, width, height, harbour)}
  ${ferryBoat(width * 0.46, sea - 16, columns > 2 ? 0.84 : 0.72, ferry, taxi)}
  ${swell(sea + 66, 44, 130, -30, width, height, tile)}
  ${loose(width * (1 - 0.5 / columns), 92)}${flyingFish(width * (0.5 / columns), 96, tart)}
  ${rain(0, -30, width, height * 0.9, Math.round((width * height) / 19000), paper, 46)}`;
}

/** A window of several panes, each taped corner to corner. */
export function tapedWindow(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
): string {
  const frame = 26;
  const gap = 22;
  const pane = (width - frame * 2 - gap * (columns - 1)) / columns;
  const foot = y + height - frame;
  const head = y + frame;
  const places = Array.from({ length: columns }, (_, index) => x + frame + index * (pane + gap));
  const holes = each(places, (left) => `M${left} ${head}h${pane}V${foot}h${-pane}z`);
  const tape = 17;
  const crosses = each(
    places,
    (left) =>
      `M${left} ${head}h${tape}L${left + pane} ${foot - tape}v${tape}h${-tape}L${left} ${head + tape}zM${left + pane} ${head}v${tape}L${left + tape} ${foot}h${-tape}v${-tape}L${left + pane - tape} ${head}z`,
  );
  return `${rect(x, y, width, height, paper)}${clip(name, holes, at(x + frame, head, view(width - frame * 2, height - frame * 2, columns)))}${path(crosses, milk)}`;
}

/** Things on the sill, which lies at y. */
export const sillPlant = (x: number, y: number): string =>
  `${bar(`M${x} ${y - 100}V${y - 250}M${x} ${y - 150}l-58-46M${x} ${y - 176}l62-66`, 13, ferry)}${disc(x - 62, y - 204, 22, ferry)}${disc(x + 66, y - 248, 22, ferry)}${disc(x, y - 256, 22, ferry)}${path(`M${x - 34} ${y}l-24-116h116l-24 116z`, neon)}`;

export const books = (x: number, y: number): string =>
  `${rect(x, y - 26, 170, 26, tart)}${rect(x + 12, y - 50, 146, 24, harbour)}${rect(x + 4, y - 72, 130, 22, tile)}${rect(x + 18, y - 26, 20, 26, ink)}${rect(x + 124, y - 50, 14, 24, paper)}`;

export const torch = (x: number, y: number): string =>
  `${path(`M${x} ${y}v-40h86l34-22v84l-34-22z`, taxi)}${rect(x + 120, y - 62, 14, 62, tart)}${rect(x + 30, y - 48, 26, 10, ink)}`;

export const radio = (x: number, y: number): string =>
  `${bar(`M${x + 20} ${y - 96}l-26-88`, 6, ink)}${rect(x, y - 100, 176, 100, ferry)}${disc(x + 52, y - 50, 34, ink)}${disc(x + 52, y - 50, 14, tart)}${rect(x + 102, y - 80, 58, 22, tart)}${disc(x + 114, y - 30, 11, paper)}${disc(x + 148, y - 30, 11, paper)}`;

/** Looks out; the hat tells which signal he has been waiting for. */
export const watcher = (x: number, y: number): string =>
  `${path(`M${x - 54} ${y}v-44h-30v-74h30v-58h108v58h30v74h-30v44z`, tart)}${eyes(x, y - 138, 15, 40, 5, -3)}${path(`M${x - 66} ${y - 176}h132l-22-34h-88z`, ink)}`;

export const bucket = (x: number, y: number): string =>
  `${bar(`M${x + 4} ${y - 92}q52-62 104 0`, 7, ink)}${path(`M${x} ${y - 96}h112l-16 96h-80z`, harbour)}${rect(x - 6, y - 102, 124, 16, tile)}${signal('nine', x + 40, y - 70, 32, 40, tart)}`;

export const sill = (y: number, width: number, foot: number): string =>
  `${rect(0, y, width, 38, paper)}${rect(0, y + 38, width, foot - y - 38, taxi)}${rect(0, y + 38, width, 16, taxiShade)}`;

export const catOnSill = (x: number, y: number, way = 1): string => cat(x, y, 1, ink, way);
export const mugOnSill = (x: number, y: number): string => mug(x, y, tile, paper);
