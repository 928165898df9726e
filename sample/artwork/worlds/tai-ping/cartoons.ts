/** The designs. Each is a rule from knot to yarn, so that any of them can be woven at any size. */
import { type Cartoon, chance, pick } from './weave.ts';

type Motif = (u: number, v: number) => number;

/** Motifs on a square from -1 to 1; positive inside, and larger towards the middle. */
const motifs = {
  hourglass: (u, v) => Math.abs(v) - Math.abs(u) - 0.04,
  cross: (u, v) =>
    Math.max(Math.min(0.36 - Math.abs(u), 0.94 - Math.abs(v)), Math.min(0.36 - Math.abs(v), 0.94 - Math.abs(u))),
  triangle: (u, v) => Math.min((v + 0.94) * 0.48 - Math.abs(u), 0.9 - v),
  tee: (u, v) =>
    Math.max(
      Math.min(0.32 - Math.abs(u), 0.92 - Math.abs(v)),
      Math.min(0.94 - Math.abs(u), -0.26 - v + 0.02, v + 0.94),
    ),
  diamond: (u, v) => 0.94 - Math.abs(u) - Math.abs(v),
  butterfly: (u, v) => Math.abs(u) - Math.abs(v) - 0.04,
} satisfies Record<string, Motif>;

const order = ['hourglass', 'cross', 'triangle', 'diamond', 'tee', 'butterfly'] as const;

/** Cuts a length into cells of these shares, the same from both ends. */
function cellAt(
  place: number,
  length: number,
  shares: readonly number[],
): { readonly cell: number; readonly within: number; readonly size: number } {
  const unit = length / shares.reduce((sum, share) => sum + share, 0);
  let start = 0;
  for (const [cell, share] of shares.entries()) {
    const end = Math.round(start + share * unit);
    if (place < end || cell === shares.length - 1)
      return { cell, within: place - Math.round(start), size: end - Math.round(start) };
    start += share * unit;
  }
  return { cell: 0, within: 0, size: 1 };
}

/** A symmetrical carpet of framed cells, each with a motif that has an outline and a core. */
export const panelled =
  (columns: readonly number[], rows: readonly number[], turn: number, colours = 6): Cartoon =>
  (x, y, width, height) => {
    const across = cellAt(x, width, columns);
    const down = cellAt(y, height, rows);
    const nearX = Math.min(across.cell, columns.length - 1 - across.cell);
    const nearY = Math.min(down.cell, rows.length - 1 - down.cell);
    const edge = Math.min(across.within, down.within, across.size - 1 - across.within, down.size - 1 - down.within);
    const key = nearX * 2 + nearY * 3 + turn;
    const ground = key % colours;
    if (edge === 0) return (ground + 4) % colours;
    const narrow = Math.min(across.size, down.size);
    if (narrow < 7)
      return ((across.size > down.size ? across.within : down.within) >> 1) % 2
        ? (ground + 1) % colours
        : (ground + 3) % colours;
    const u = ((across.within + 0.5) / across.size) * 2 - 1;
    const v = ((down.within + 0.5) / down.size) * 2 - 1;
    const depth = motifs[pick(order, nearX + nearY * 2 + turn)](u * 1.12, v * 1.12);
    const knot = 2.4 / narrow;
    if (depth < 0) return ground;
    if (depth < knot) return (ground + 3) % colours;
    if (depth < 0.32) return (ground + 1) % colours;
    return depth < 0.32 + knot ? (ground + 3) % colours : (ground + 2) % colours;
  };

const framed =
  (inner: Cartoon, outline: number, band: number): Cartoon =>
  (x, y, width, height) => {
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
    const unit = Math.max(1, Math.round(width / 48));
    if (edge < unit) return outline;
    if (edge < unit * 3) return ((x + y) >> 1) % 2 === 0 ? band : outline;
    if (edge < unit * 4) return outline;
    return inner(x, y, width, height);
  };

/** A moon, and the sea breaking it into bars. Yarns: night, sea, halo, moon, amber. */
export const moonpool: Cartoon = framed(
  (x, y, width, height) => {
    const u = (x + 0.5) / width - 0.5;
    const v = ((y + 0.5) / height - 0.37) * (height / width);
    const sea = (y + 0.5) / height > 0.62;
    const far = Math.hypot(u, v);
    if (!sea) {
      if (far < 0.2) return 3;
      if (far < 0.225) return 4;
      return Math.floor(far * 14) % 2 ? 0 : far < 0.42 ? 2 : 1;
    }
    const row = Math.floor(((y + 0.5) / height - 0.62) * 34);
    const reach = 0.235 - row * 0.012 + (row % 3) * 0.035;
    if (row % 2 === 0 && Math.abs(u) < reach) return Math.abs(u) < reach * 0.45 ? 3 : 4;
    return (Math.floor(u * 18 + (row % 4) * 0.5 + 40) + row) % 3 === 0 ? 2 : row % 2 ? 1 : 0;
  },
  0,
  4,
);

/** Arches inside arches, hot in the middle. Yarns: plum, rust, ember, amber, cream, soot. */
export const kiln: Cartoon = framed(
  (x, y, width, height) => {
    const u = Math.abs((x + 0.5) / width - 0.5) * 2;
    const v = 1 - (y + 0.5) / height;
    const tall = v * (height / width) * 1.24;
    const arch = tall < 0.72 ? u : Math.hypot(u, (tall - 0.72) * 1.1);
    const tooth = Math.abs((((y / height) * 26) % 2) - 1) * 0.055;
    const ring = Math.floor((arch + tooth) * 7.4);
    if (ring < 1) return tall < 0.5 ? 4 : 3;
    return pick([4, 3, 2, 1, 0, 2, 1, 0, 5], ring);
  },
  5,
  2,
);

/** Boats in rows, every other row half a boat along. */
export const sampan: Cartoon = framed(
  (x, y, width, height) => {
    const cellWidth = width / 3;
    const cellHeight = height / 6;
    const row = Math.floor(y / cellHeight);
    const u = (((x + (row % 2) * (cellWidth / 2)) % cellWidth) / cellWidth) * 2 - 1;
    const v = ((y % cellHeight) / cellHeight) * 2 - 1;
    if (v > 0.72) return v > 0.86 ? 1 : 0;
    if (v > 0.34) return Math.abs(u) < 0.78 - (v - 0.34) * 0.9 ? (v < 0.48 ? 4 : 5) : 1;
    if (Math.abs(u) < 0.05) return 5;
    const sail = u > 0 ? 0.62 - u - (0.34 - v) * 0.42 : 0.44 + u - (0.2 - v) * 0.34;
    if (sail > 0 && v < 0.24) return u > 0 ? (Math.floor((v + 1) * 7) % 3 === 0 ? 4 : 3) : 2;
    return (row * 7 + Math.floor(u * 6)) % 9 === 0 && v < -0.7 ? 2 : 0;
  },
  5,
  3,
);

/** Leaves on a lattice, each with a vein. */
export const oolong: Cartoon = (x, y, width) => {
  const cell = Math.max(14, Math.round(width / 3));
  const a = (x + y) / cell;
  const b = (x - y) / cell + 40;
  const u = a - Math.floor(a) - 0.5;
  const v = b - Math.floor(b) - 0.5;
  const leaf = (Math.floor(a) + Math.floor(b)) % 2 === 0;
  const along = leaf ? u : v;
  const aside = leaf ? v : u;
  const shape = 0.32 * (1 - (along / 0.46) ** 2) - Math.abs(aside);
  if (Math.max(Math.abs(u), Math.abs(v)) > 0.45) return 5;
  if (shape < 0) return 0;
  if (Math.abs(aside) < 0.035) return 4;
  if (shape < 0.06) return 3;
  return (Math.floor((along - Math.abs(aside)) * 22) + 40) % 2 === 0 ? 1 : 2;
};

/** A current: bands that bend together. */
export const strait: Cartoon = framed(
  (x, y, width, height) => {
    const bend =
      Math.sin((x / width) * Math.PI * 4 + (y / height) * 2) * 0.028 + Math.sin((x / width) * Math.PI * 2) * 0.03;
    const band = Math.floor((y / height + bend) * 22 + 4);
    return pick([0, 1, 0, 2, 3, 2, 0, 1, 4, 1, 5], band);
  },
  0,
  2,
);

/** Fruit in rows, each with its four-leaved cap. */
export const persimmon: Cartoon = framed(
  (x, y, width) => {
    const cell = width / 4;
    const row = Math.floor(y / cell);
    const u = (((x + (row % 2) * (cell / 2)) % cell) / cell) * 2 - 1;
    const v = ((y % cell) / cell) * 2 - 1;
    const far = Math.hypot(u, v * 1.1);
    const cap = Math.min(Math.abs(u + v + 0.5), Math.abs(u - v - 0.5)) < 0.16 && Math.hypot(u, v + 0.5) < 0.46;
    if (far > 0.8) return Math.abs(Math.abs(u) - 1) < 0.1 && Math.abs(Math.abs(v) - 1) < 0.14 ? 3 : 0;
    if (cap) return 4;
    if (far > 0.7) return 5;
    return u + v > 0.35 ? 2 : far < 0.3 && u < 0 ? 3 : 1;
  },
  4,
  1,
);

/** Ruled, as accounts are, with a cross where a sum came out. */
export const ledger: Cartoon = framed(
  (x, y, width, height) => {
    const column = Math.max(8, Math.round(width / 6));
    const row = Math.max(8, Math.round(height / 8));
    const u = x % column;
    const v = y % row;
    if (u === 0) return 2;
    if (v === 0) return 3;
    const sum = chance(Math.floor(x / column), Math.floor(y / row));
    const a = (u / column) * 2 - 1;
    const b = (v / row) * 2 - 1;
    if (sum > 0.62 && motifs.cross(a * 1.4, b * 1.4) > 0) return 1;
    if (sum < 0.24 && motifs.diamond(a * 1.4, b * 1.4) > 0) return 4;
    return sum > 0.5 && sum < 0.62 ? 5 : 0;
  },
  2,
  1,
);

/** Half a sun, and the evening in bands above and below. */
export const dusk: Cartoon = (x, y, width, height) => {
  const u = (x + 0.5) / width - 0.5;
  const horizon = 0.6;
  const v = ((y + 0.5) / height - horizon) * (height / width);
  const far = Math.hypot(u, v);
  if (v < 0 && far < 0.3) return far < 0.19 ? 4 : 3;
  if (v < 0) return Math.floor(far * 11) % 2 ? 1 : far < 0.62 ? 2 : 0;
  const row = Math.floor(v * 26);
  return Math.abs(u) < 0.3 - row * 0.012 && row % 2 ? 3 : pick([5, 0, 1, 0], row);
};

/** Scales: one tide over another. */
export const tideline: Cartoon = (x, y, width) => {
  const cell = Math.max(12, width / 4);
  for (const back of [0, 1, 2, 3]) {
    const row = Math.floor(y / (cell / 2)) + 2 - back;
    const shift = (((row % 2) + 2) % 2) * (cell / 2);
    const centre = (Math.floor((x - shift) / cell) + 0.5) * cell + shift;
    const far = Math.hypot(x + 0.5 - centre, y + 0.5 - row * (cell / 2)) / (cell / 2);
    if (far < 1) return pick([3, 4, 2, 1, 5, 1, 0, 0], Math.floor(far * 7));
  }
  return 0;
};

/** Beads on rods. */
export const abacus: Cartoon = framed(
  (x, y, width, height) => {
    const cellWidth = width / 6;
    const cellHeight = height / 9;
    const column = Math.floor(x / cellWidth);
    const row = Math.floor(y / cellHeight);
    const u = ((x % cellWidth) / cellWidth) * 2 - 1;
    const v = ((y % cellHeight) / cellHeight) * 2 - 1;
    if (row === 2) return Math.abs(v) < 0.4 ? 5 : 0;
    const bead = chance(column * 3, row * 5) > 0.3;
    if (bead && Math.abs(u) * 0.6 + Math.abs(v) * 0.55 < 0.55) return v < -0.2 ? 3 : 1 + ((column + row) % 2);
    return Math.abs(u) < 0.14 ? 4 : 0;
  },
  5,
  1,
);
