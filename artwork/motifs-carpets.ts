/** Carpets woven from the signals. */
import { pick, place, rect, type SignalName, scene, signal, times } from './draw.ts';
import { mix } from './inks.ts';
import type { Inks, Motif } from './world.ts';

/** A carpet woven from the signals, the same on both sides of both middles. */
function rug(width: number, height: number, seed: number, inks: Inks): string {
  const dye = [
    [inks.accent, inks.main, inks.pale, inks.dark, mix(inks.accent, inks.dark, 0.35)],
    [inks.main, inks.accent, inks.dark, inks.pale, inks.middle],
    [inks.dark, inks.pale, inks.accent, inks.main, inks.soft],
    [inks.pale, inks.dark, inks.middle, inks.accent, inks.main],
  ];
  const colours = pick(dye, seed);
  const names: SignalName[] = ['one', 'three', 'eight', 'nine', 'ten'];
  const big = width > height;
  const columns = big ? [80, 150, 60, 210, 210, 60, 150, 80] : [34, 60, 60, 34];
  const rows = big ? [70, 130, 160, 130, 70] : [30, 50, 60, 50, 30];
  const across = width / columns.reduce((sum, column) => sum + column, 0);
  const down = height / rows.reduce((sum, row) => sum + row, 0);
  let y = 0;
  return rows
    .map((row, rowIndex) => {
      let x = 0;
      const cellHeight = row * down;
      const line = columns.map((column, columnIndex) => {
        const cellWidth = column * across;
        const nearX = Math.min(columnIndex, columns.length - 1 - columnIndex);
        const nearY = Math.min(rowIndex, rows.length - 1 - rowIndex);
        const name = pick(names, nearX * 3 + nearY * 4 + seed);
        const ground = pick(colours, nearX + nearY * 2 + seed);
        const thread = pick(colours, nearX + nearY * 2 + seed + 2);
        const cell =
          rect(x, y, cellWidth + 1, cellHeight + 1, ground) +
          signal(name, x + cellWidth * 0.12, y + cellHeight * 0.12, cellWidth * 0.76, cellHeight * 0.76, thread);
        x += cellWidth;
        return cell;
      });
      y += cellHeight;
      return line.join('');
    })
    .join('');
}

/** Carpets: woven signals, yarns, a sample tray. */
export const taiPing: Motif = (inks) => {
  const swatch = (seed: number) =>
    scene(
      pick([inks.pale, inks.main, inks.accent, inks.dark], seed + 1),
      place(50, 50, rug(300, 400, seed, inks)),
      times(
        15,
        (index) => rect(52 + index * 20, 30, 8, 20, inks.accent) + rect(52 + index * 20, 450, 8, 20, inks.accent),
      ),
    );
  return {
    ground: inks.dark,
    bar: inks.dark,
    type: inks.pale,
    hero: scene(inks.dark, rug(1600, 1000, 1, inks)),
    pattern: scene(
      inks.main,
      place(-560, -420, rug(2800, 1900, 0, inks)),
      times(21, (index) => rect(0, index * 48, 1600, 7, inks.dark)),
    ),
    items: [swatch(0), swatch(1), swatch(2), swatch(3)],
    diagrams: [
      scene(
        inks.pale,
        times(4, (index) => place(50 + index * 232, 60, rug(204, 270, index, inks))),
        rect(50, 390, 900, 70, inks.middle),
        rect(50, 484, 900, 70, inks.middle),
        rect(50, 584, 360, 80, inks.accent),
      ),
      scene(
        inks.dark,
        [
          mix(inks.accent, inks.dark, 0.5),
          mix(inks.accent, inks.dark, 0.25),
          inks.accent,
          inks.soft,
          inks.pale,
          inks.main,
        ]
          .map(
            (yarn, index) =>
              rect(40 + index * 156, 40, 140, 620, yarn) +
              times(12, (knot) => rect(40 + index * 156 + (knot % 2) * 70, 66 + knot * 48, 70, 14, inks.dark)),
          )
          .join(''),
      ),
      scene(
        inks.main,
        place(50, 50, rug(420, 600, 3, inks)),
        times(5, (row) =>
          rect(520, 60 + row * 120, pick([420, 300, 380, 240, 340], row), 70, row === 2 ? inks.accent : inks.pale),
        ),
      ),
    ],
  };
};
