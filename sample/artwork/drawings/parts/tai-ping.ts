import { bar, disc, each, path, pick, rect, signal, times } from './kit.ts';

/** The carpet maker's own inks. */
export const loom = {
  teal: '#1f5c63',
  deep: '#123c44',
  cream: '#f1e8d4',
  amber: '#f0a030',
  pale: '#a8d8cf',
  plum: '#3a1740',
  rose: '#d9826b',
};

const motif = (x: number, y: number, size: number, index: number): string => {
  const fill = pick([loom.cream, loom.amber, loom.pale, loom.cream, loom.rose], index);
  const name = pick(['one', 'three', 'nine', 'southWest', 'northEast', 'northWest'] as const, index);
  return signal(name, x, y, size, size, fill);
};

/** A carpet of signals under a fringe, as wide and high as asked. */
export const carpet = (x: number, y: number, columns: number, rows: number, cell: number): string => {
  const width = columns * cell + 80;
  const height = rows * cell + 80;
  const fringe = times(Math.floor(width / 20), (index) => `M${x + 10 + index * 20} ${y - 30}V${y + height + 30}`);
  return `${bar(fringe, 6, loom.cream)}${rect(x, y, width, height, loom.deep)}${rect(x + 16, y + 16, width - 32, height - 32, loom.amber)}${rect(x + 26, y + 26, width - 52, height - 52, loom.teal)}${times(
    columns * rows,
    (index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const inset = cell * 0.16;
      const under = (column + row) % 2 ? rect(x + 40 + column * cell, y + 40 + row * cell, cell, cell, loom.deep) : '';
      return (
        under +
        motif(x + 40 + column * cell + inset, y + 40 + row * cell + inset, cell - inset * 2, column * 2 + row * 3)
      );
    },
  )}`;
};

/** Rolled carpets on end. */
export const rolls = (x: number, y: number, count: number, height: number): string =>
  times(count, (index) => {
    const fill = pick([loom.amber, loom.cream, loom.rose, loom.pale, loom.teal], index);
    const left = x + index * 96;
    const top = y - height + ((index * 37) % 70);
    return `${rect(left, top, 84, y - top, fill)}${rect(left, top + 50, 84, 16, loom.deep)}${rect(left, y - 70, 84, 16, loom.deep)}${`<ellipse cx="${left + 42}" cy="${top}" rx="42" ry="20" fill="${loom.deep}"/><ellipse cx="${left + 42}" cy="${top}" rx="20" ry="9" fill="${fill}"/>`}`;
  });

/** The sample basket: little squares with cut edges. */
export const samples = (places: readonly (readonly [number, number, number])[]): string =>
  each(places, ([x, y, size], index) => {
    const ground = pick([loom.plum, loom.cream, loom.amber, loom.plum, loom.deep], index);
    return `${rect(x, y, size, size, ground)}${signal(pick(['one', 'nine', 'three', 'northEast', 'southWest'] as const, index), x + size * 0.2, y + size * 0.2, size * 0.6, size * 0.6, pick([loom.amber, loom.teal, loom.plum, loom.pale, loom.rose], index))}`;
  });

export const wool = (x: number, y: number, radius: number, fill: string, line: string): string =>
  `${disc(x, y, radius, fill)}${bar(`M${x - radius * 0.8} ${y - radius * 0.3}Q${x} ${y - radius} ${x + radius * 0.8} ${y - radius * 0.2}M${x - radius * 0.9} ${y + radius * 0.2}Q${x} ${y - radius * 0.5} ${x + radius * 0.85} ${y + radius * 0.3}M${x - radius * 0.5} ${y + radius * 0.75}Q${x} ${y} ${x + radius * 0.6} ${y + radius * 0.7}`, 7, line)}`;

export const shuttle = (x: number, y: number): string =>
  path(`M${x} ${y}l70-30h160l70 30-70 30h-160z`, loom.cream) + rect(x + 100, y - 14, 100, 28, loom.rose);
