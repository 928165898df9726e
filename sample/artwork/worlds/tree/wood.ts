/** Timber: grain that bends round knots, and blocks of it seen from the front, the top and the right. */

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** 0 to 1, the same for the same numbers: stands in for chance. */
export function chance(seed: number, second = 0): number {
  const wave = Math.sin(seed * 127.1 + second * 269.5) * 43758.5453;
  return wave - Math.floor(wave);
}

export interface Timber {
  readonly name: string;
  readonly face: string;
  readonly top: string;
  readonly side: string;
  readonly line: string;
  readonly knots: number;
}

export const oak: Timber = { name: 'Oak', face: '#cf9d60', top: '#e2b67d', side: '#a97440', line: '#8f5c2c', knots: 2 };
export const walnut: Timber = {
  name: 'Walnut',
  face: '#754426',
  top: '#8f5a36',
  side: '#522c16',
  line: '#35190b',
  knots: 2,
};
export const ash: Timber = { name: 'Ash', face: '#e3cda3', top: '#f0e0be', side: '#c4a977', line: '#a98a57', knots: 1 };
export const cherry: Timber = {
  name: 'Cherry',
  face: '#bf6f43',
  top: '#d68a5c',
  side: '#94502b',
  line: '#6f3517',
  knots: 1,
};

type Spot = readonly [x: number, y: number];
const fixed = (value: number): string => String(Number(value.toFixed(1)));
export const polygon = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;
const polyline = (spots: readonly Spot[]): string => `M${spots.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}`;

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const knotsOf = (length: number, width: number, seed: number, count: number): Knot[] =>
  Array.from({ length: count }, (_, index) => ({
    x: length * (0.12 + 0.76 * chance(seed + index, 3)),
    y: width * (0.2 + 0.6 * chance(seed + index, 7)),
    radius: Math.min(width * 0.09, 22) * (0.6 + 0.7 * chance(seed + index, 11)),
  }));

/** Lines of grain on a board: along its length, pushed apart where a branch once grew. */
function grainLines(
  length: number,
  width: number,
  seed: number,
  knots: number,
  gap: number,
): { readonly lines: Spot[][]; readonly knots: Knot[] } {
  const branches = knotsOf(length, width, seed, knots);
  const step = Math.max(7, length / 90);
  const lines: Spot[][] = [];
  let y = gap * 0.4;
  let row = 0;
  while (y < width) {
    const line: Spot[] = [];
    for (let x = 0; x <= length + 0.1; x += step) {
      let across =
        y + Math.sin(x / (length * 0.19 + 60) + seed) * gap * 0.9 + Math.sin(x / 61 + row * 0.35 + seed) * gap * 0.16;
      for (const { x: knotX, y: knotY, radius } of branches) {
        const away = y - knotY;
        across +=
          Math.sign(away || 1) *
          radius *
          1.25 *
          Math.exp(-Math.abs(away) / (radius * 1.9)) *
          Math.exp(-(((x - knotX) / (radius * 3.1)) ** 2));
      }
      line.push([x, Math.max(0, Math.min(width, across))]);
    }
    lines.push(line);
    y += gap * (0.45 + 1.1 * chance(row, seed));
    row += 1;
  }
  return { lines, knots: branches };
}

/** A face of a block: a parallelogram from a corner along two directions, the grain along the first. */
function board(
  corner: Spot,
  along: Spot,
  aside: Spot,
  fill: string,
  line: string,
  seed: number,
  knots: number,
  gap: number,
): string {
  const length = Math.hypot(...along);
  const width = Math.hypot(...aside);
  const at = (x: number, y: number): Spot => [
    corner[0] + (along[0] * x) / length + (aside[0] * y) / width,
    corner[1] + (along[1] * x) / length + (aside[1] * y) / width,
  ];
  const grain = grainLines(length, width, seed, width > 26 ? knots : 0, gap);
  const outline = polygon([at(0, 0), at(length, 0), at(length, width), at(0, width)]);
  const drawn = grain.lines
    .map(
      (points, row) =>
        `<path d="${polyline(points.map(([x, y]) => at(x, y)))}" stroke-width="${fixed(0.7 + 1.3 * chance(row, seed + 5))}" opacity="${fixed(0.25 + 0.4 * chance(row, seed + 9))}"/>`,
    )
    .join('');
  const eyes = grain.knots
    .map(({ x, y, radius }) =>
      width > 26
        ? `<path d="${polygon(Array.from({ length: 12 }, (_, turn) => at(x + Math.cos(turn * 0.5236) * radius * 0.9, y + Math.sin(turn * 0.5236) * radius * 0.55)))}" fill="${line}" opacity=".6" stroke="none"/><path d="${polygon(Array.from({ length: 16 }, (_, turn) => at(x + Math.cos(turn * 0.3927) * radius * 1.35, y + Math.sin(turn * 0.3927) * radius * 0.82)))}" stroke-width="1.2" opacity=".6"/>`
        : '',
    )
    .join('');
  return `<path d="${outline}" fill="${fill}"/><g fill="none" stroke="${line}">${drawn}${eyes}</g>`;
}

/** The sawn end of a board: years, from the bark side. */
function sawnEnd(corner: Spot, along: Spot, aside: Spot, fill: string, line: string): string {
  const outline: Spot[] = [
    corner,
    [corner[0] + along[0], corner[1] + along[1]],
    [corner[0] + along[0] + aside[0], corner[1] + along[1] + aside[1]],
    [corner[0] + aside[0], corner[1] + aside[1]],
  ];
  const years = Array.from({ length: 7 }, (_, year) => {
    const share = 0.1 + year * 0.14;
    return polyline(
      Array.from({ length: 9 }, (_, step) => {
        const x = step / 8;
        const y = Math.min(1, Math.max(0, share + (x - 0.5) ** 2 * 0.7 - 0.12));
        return [corner[0] + along[0] * x + aside[0] * y, corner[1] + along[1] * x + aside[1] * y];
      }),
    );
  }).join('');
  return `<path d="${polygon(outline)}" fill="${fill}"/><path d="${years}" fill="none" stroke="${line}" stroke-width="1" opacity=".5"/>`;
}

export interface Block {
  /** Left, near, lower corner: across, into the picture, up. */
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  /** The direction that the tree grew in. */
  readonly along?: 'x' | 'y' | 'z';
  readonly timber: Timber;
  readonly seed?: number;
  readonly gap?: number;
}

export const project = (x: number, y: number, z: number): Spot => [x + y * 0.52, -z - y * 0.36];
const toward = (from: Spot, to: Spot): Spot => [to[0] - from[0], to[1] - from[1]];

export function block({
  at: [x, y, z],
  size: [width, depth, height],
  along = 'x',
  timber,
  seed = 1,
  gap = 7,
}: Block): string {
  const front = project(x, y, z + height);
  const right = project(x + width, y, z + height);
  const back = project(x, y + depth, z + height);
  const low = project(x, y, z);
  const across = toward(front, right);
  const into = toward(front, back);
  const down = toward(front, low);
  const { face, top, side, line, knots } = timber;
  const topFace =
    along === 'z'
      ? sawnEnd(back, across, toward(back, front), top, line)
      : along === 'x'
        ? board(back, across, toward(back, front), top, line, seed, knots, gap)
        : board(front, into, across, top, line, seed, knots, gap);
  const frontFace =
    along === 'y'
      ? sawnEnd(front, across, down, face, line)
      : along === 'x'
        ? board(front, across, down, face, line, seed + 1, knots, gap)
        : board(front, down, across, face, line, seed + 1, 0, gap);
  const sideFace =
    along === 'x'
      ? sawnEnd(right, into, down, side, line)
      : along === 'y'
        ? board(right, into, down, side, line, seed + 2, 0, gap)
        : board(right, down, into, side, line, seed + 2, 0, gap);
  return sideFace + topFace + frontFace;
}

interface Lean {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly width: number;
  readonly depth: number;
  readonly timber: Timber;
  readonly seed?: number;
}

/** A leg that stands at a slant. */
export function lean({ from, to, width, depth, timber, seed = 1 }: Lean): string {
  const head = project(...from);
  const down = toward(head, project(...to));
  const into = toward([0, 0], project(0, depth, 0));
  return (
    board([head[0] + width, head[1]], down, into, timber.side, timber.line, seed, 0, 7) +
    board(head, down, [width, 0], timber.face, timber.line, seed + 1, 0, 7)
  );
}

/** A flat board as wide as a page: one long piece of the tree. */
export function plank(
  { face, line, knots }: Timber,
  width: number,
  height: number,
  seed: number,
  className = 'plank',
  gap = 9,
): string {
  return `<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${board([0, 0], [width, 0], [0, height], face, line, seed, knots + 1, gap)}</svg>`;
}

/** The same, standing. */
export function standing(
  { face, line, knots }: Timber,
  width: number,
  height: number,
  seed: number,
  className = 'plank',
  gap = 9,
): string {
  return `<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${board([width, 0], [0, height], [-width, 0], face, line, seed, knots + 1, gap)}</svg>`;
}
