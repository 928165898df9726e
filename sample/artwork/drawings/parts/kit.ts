import { ink, paper } from '../../inks.ts';
import type { Drawing } from '../../lib/drawing.ts';

/** Outlines on the 96 grid of `signals.svg`: one, three, the four eights, nine, ten. */
const outlines = {
  one: [0, 0, 96, 0, 96, 32, 64, 32, 64, 96, 32, 96, 32, 32, 0, 32],
  three: [32, 0, 64, 0, 64, 64, 96, 64, 96, 96, 0, 96, 0, 64, 32, 64],
  northWest: [48, 0, 96, 96, 0, 96],
  southWest: [0, 0, 96, 0, 48, 96],
  nine: [0, 0, 96, 0, 54, 48, 96, 96, 0, 96, 42, 48],
  ten: [32, 0, 64, 0, 64, 32, 96, 32, 96, 64, 64, 64, 64, 96, 32, 96, 32, 64, 0, 64, 0, 32, 32, 32],
} as const;

export type SignalName = keyof typeof outlines | 'northEast' | 'southEast';

const short = (value: number): number => Math.round(value * 10) / 10;

/** Cuts coordinates to one decimal and drops what an XML reader does not need. */
function tidy(markup: string): string {
  return markup
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(
      / (d|x|y|cx|cy|r|rx|ry|width|height|points|stroke-width)="([^"]*)"/g,
      (_, name: string, value: string) => {
        const numbers = value.replaceAll(/-?\d*\.\d{2,}/g, (number) => String(short(Number(number))));
        return ` ${name}="${numbers}"`;
      },
    );
}

/** A finished picture on its own ground; without one it is transparent. */
export function picture(
  name: string,
  [width, height]: readonly [number, number],
  ground: string | undefined,
  markup: string,
  focus?: readonly [number, number],
): Drawing {
  const floor = ground ? `<path d="M0 0H${width}V${height}H0Z" fill="${ground}"/>` : '';
  return { name, width, height, body: floor + tidy(markup), ...(focus && { focus }) };
}

/** Repeats a drawing and joins the copies. */
export const times = (count: number, copy: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => copy(index)).join('');

/** Draws each item of a list and joins the results. */
export const each = <Item>(items: readonly Item[], copy: (item: Item, index: number) => string): string =>
  items.map(copy).join('');

/** Takes one of a list, going round when the index passes its end. */
export function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('An empty list has nothing to pick.');
  return item;
}

export const path = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`, fill);

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, width: number, colour: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A bent bar; `soft` rounds its ends and joints. */
export const bar = (data: string, width: number, colour: string, soft = false): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"${soft ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}/>`;

/** Moves, turns and scales a drawing around its own origin. */
export function at(x: number, y: number, markup: string, scale: number | string = 1, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn}${size}">${markup}</g>`;
}

/** Shows a drawing only inside an outline. The name must be the only one of its kind on a page. */
export const clip = (name: string, data: string, markup: string): string =>
  `<clipPath id="${name}"><path d="${data}"/></clipPath><g clip-path="url(#${name})">${markup}</g>`;

/** One storm signal stretched into a box. */
export function signal(name: SignalName, x: number, y: number, width: number, height: number, fill: string): string {
  if (name === 'northEast' || name === 'southEast') {
    const half = name === 'northEast' ? 'northWest' : 'southWest';
    const side = width * 0.94;
    const left = x + width * 0.03;
    return (
      signal(half, left, y, side, height * 0.48, fill) +
      signal(half, left, y + height * 0.52, side, height * 0.48, fill)
    );
  }
  const points = outlines[name].map((value, index) =>
    short(index % 2 === 0 ? x + (value / 96) * width : y + (value / 96) * height),
  );
  return path(`M${points.join(' ')}Z`, fill);
}

/** Two eyes that look one way. */
export const eyes = (x: number, y: number, radius: number, gap: number, across = 3, down = 1): string =>
  each([-1, 1], (side) => {
    const centre = x + (side * gap) / 2;
    return disc(centre, y, radius, paper) + disc(centre + across, y + down, radius * 0.52, ink);
  });

/** Slanting rain over a box, spaced unevenly but always the same. */
export function rain(x: number, y: number, width: number, height: number, count: number, colour: string, length = 40) {
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / height)));
  const rows = Math.ceil(count / columns);
  const drops = times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const left = x + ((column + 0.5 + (((row * 37 + column * 13) % 20) - 10) / 36) * width) / columns;
    const top = y + ((row + 0.1 + ((column * 53 + row * 17) % 40) / 60) * height) / rows;
    return `M${short(left)} ${short(top)}l${short(-length * 0.38)} ${length}`;
  });
  return bar(drops, short(length / 6.5), colour, true);
}

/** A band of sea with a rolling upper edge. */
export function swell(
  y: number,
  rise: number,
  wave: number,
  offset: number,
  width: number,
  foot: number,
  fill: string,
) {
  const start = -wave + offset;
  const count = Math.ceil((width - start) / wave) + 1;
  const rolls = times(count, () => `q${wave / 4} ${-rise} ${wave / 2} 0t${wave / 2} 0`);
  return path(`M${start} ${y}${rolls}V${foot}H${start}Z`, fill);
}

/** Bars that stand for lines of words. */
export const lines = (
  x: number,
  y: number,
  lengths: readonly number[],
  thickness: number,
  step: number,
  fill: string,
): string =>
  path(
    each(lengths, (length, index) => `M${short(x)} ${short(y + index * step)}h${length}v${thickness}h${-length}z`),
    fill,
  );

/** A grid of equal boxes as one path: windows, tiles, keys. */
export const panes = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
  stepAcross: number,
  stepDown: number,
  fill: string,
  keep: (column: number, row: number) => boolean = () => true,
): string => {
  const data = times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    if (!keep(column, row)) return '';
    return `M${short(x + column * stepAcross)} ${short(y + row * stepDown)}h${width}v${height}h${-width}z`;
  });
  return path(data, fill);
};

/** A regular grid of windows: one dashed stroke a column, far shorter than a box each. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
  stepAcross: number,
  stepDown: number,
  fill: string,
): string {
  const foot = y + (rows - 1) * stepDown + height;
  const data = times(columns, (column) => `M${short(x + column * stepAcross + width / 2)} ${short(y)}V${short(foot)}`);
  const dashes = `${short(height)} ${short(stepDown - height)}`;
  return `<path d="${data}" fill="none" stroke="${fill}" stroke-width="${short(width)}" stroke-dasharray="${dashes}"/>`;
}
