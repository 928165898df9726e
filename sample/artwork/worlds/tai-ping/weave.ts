/** A loom: turns a cartoon (which yarn does the knot at x, y take?) into an SVG of knots. */

/** Index of the yarn for one knot. `width` and `height` count the knots of the whole carpet. */
export type Cartoon = (x: number, y: number, width: number, height: number) => number;

export interface Cloth {
  readonly cartoon: Cartoon;
  readonly yarns: readonly string[];
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** 0 to 1, the same for the same place: stands in for chance. */
export function chance(x: number, y = 0): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Every document with a carpet needs these once: the light on a knot, drawn in units of one knot. */
export const loomDefinitions = `<svg class="definitions" aria-hidden="true"><defs>
<pattern id="pile" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 0h2v.2H0zM0 1h2v.2H0z" fill="#fff" opacity=".1"/><path d="M0 .78h2V1H0zM0 1.78h2V2H0z" fill="#150518" opacity=".2"/><path d="M.86 0H1v1H.86zM1.36 1h.14v1h-.14zM.36 1H.5v1H.36zM1.86 0H2v1h-.14z" fill="#150518" opacity=".13"/></pattern>
</defs></svg>`;

/** A carpet of `width` × `height` knots. `slice` fills any box, like a carpet cut to the room. */
export function weave({ cartoon, yarns }: Cloth, width: number, height: number, className = 'carpet'): string {
  const runs = yarns.map(() => '');
  let light = '';
  let shade = '';
  for (let y = 0; y < height; y += 1) {
    let start = 0;
    for (let x = 1; x <= width; x += 1) {
      const yarn = cartoon(start, y, width, height);
      if (x < width && cartoon(x, y, width, height) === yarn) continue;
      const index = ((yarn % yarns.length) + yarns.length) % yarns.length;
      runs[index] += `M${start} ${y}h${x - start}v1H${start}z`;
      start = x;
    }
    // Hand-dyed yarn is never quite even: whole rows and single knots run lighter or darker.
    const row = chance(y, 3);
    if (row > 0.78) light += `M0 ${y}h${width}v1H0z`;
    if (row < 0.22) shade += `M0 ${y}h${width}v1H0z`;
    for (let x = 0; x < width; x += 7) {
      const knot = Math.floor(x + chance(x, y) * 7);
      if (chance(x, y + 99) > 0.5) light += `M${knot} ${y}h1v1h-1z`;
      else shade += `M${knot} ${y}h1v1h-1z`;
    }
  }
  const layers = runs.map((path, index) => (path ? `<path fill="${pick(yarns, index)}" d="${path}"/>` : '')).join('');
  return `<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" shape-rendering="crispEdges" aria-hidden="true">${layers}<path fill="#fff" opacity=".07" d="${light}"/><path fill="#150518" opacity=".09" d="${shade}"/><rect width="${width}" height="${height}" fill="url(#pile)" shape-rendering="auto"/></svg>`;
}

/** The same cloth from a hand's breadth: one drawn tuft for each knot. */
export function closeUp(
  { cartoon, yarns }: Cloth,
  columns: number,
  rows: number,
  from: readonly [number, number],
  of: readonly [number, number],
  className = 'close-up',
): string {
  const tufts = times(rows, (row) =>
    times(columns, (column) => {
      const colour = pick(yarns, cartoon(from[0] + column, from[1] + row, of[0], of[1]));
      const across = column * 20 + (row % 2) * 5 + (chance(column, row) - 0.5) * 1.6;
      const down = row * 18 + (chance(row, column) - 0.5) * 1.4;
      return `<use href="#tuft" x="${across.toFixed(1)}" y="${down.toFixed(1)}" color="${colour}" opacity="${(0.88 + chance(column + 5, row) * 0.12).toFixed(2)}"/>`;
    }),
  );
  return `<svg class="${className}" viewBox="10 4 ${columns * 20 - 20} ${rows * 18 - 12}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><g id="tuft"><path d="M1 17Q-1.5 9 1.5 3Q5 .2 10 .4Q15.5 0 18.5 3Q21.5 9 19 17Q10 20.5 1 17Z" fill="currentColor"/><path d="M1 17Q10 20.5 19 17L20 12Q10 16.5 0 12Z" fill="#150518" opacity=".3"/><path d="M3.2 4.500Q6 1.5 10 2Q14 1.6 16.5 4Q10 6.5 3.2 4.500Z" fill="#fff" opacity=".17"/><path d="M6 5.500Q5 10 6.4 14.500M10 5.500V15M14 5.500Q15 10 13.6 14.5" stroke="#150518" stroke-width=".8" opacity=".22" fill="none"/></g></defs><rect x="-20" y="-20" width="${columns * 20 + 40}" height="${rows * 18 + 40}" fill="#1c0a20"/>${tufts}</svg>`;
}
