import { bars, box, disc, lines, path, repeat, sheet, signal, word } from './pen.ts';

export const lists = {
  faq: sheet(
    'milk',
    bars([50, 44, 50], [12, 9, 16], 8, 14),
    signal('3', 12, 68, 18, 22, 'ferry'),
    signal('8', 36, 70, 18, 20, 'taxi'),
    repeat(
      5,
      (row) =>
        box(72, 14 + row * 15, 80, 2, 'ink') +
        box(72, 20 + row * 15, [50, 58, 44, 54, 40][row] ?? 0, 4, 'ink') +
        signal('8-south-west', 146, 20 + row * 15, 6, 5, 'ink'),
    ),
  ),
  'hover-rows': sheet(
    'paper',
    word(8, 26, 19, 'PIER', { stretch: 150 }),
    word(8, 47, 19, 'FERRY', { stretch: 112 }),
    word(8, 68, 19, 'LANTERN', { stretch: 84 }),
    word(8, 89, 19, 'TYPHOON', { stretch: 60 }),
    box(112, 18, 40, 70, 'tart'),
    signal('3', 118, 34, 28, 36, 'ink'),
  ),
  'info-grid': sheet(
    'paper',
    bars([90], [8], 8, 10),
    (
      [
        ['8', 'taxi'],
        ['9', 'harbour'],
        ['3', 'ferry'],
        ['10', 'neon'],
        ['1', 'tart'],
        ['8-south-west', 'ink'],
      ] as const
    )
      .map(([shape, ink], place) => {
        const x = 8 + (place % 3) * 50;
        const y = 28 + Math.floor(place / 3) * 36;
        return (
          signal(shape, x, y, 13, 13, ink) + box(x + 18, y + 1, 24, 4, 'ink') + lines(x + 18, y + 9, 3, 26, 'ink', 5)
        );
      })
      .join(''),
  ),
  'insight-list': sheet(
    'paper',
    bars([88], [14], 8, 8),
    repeat(
      3,
      (row) =>
        box(8, 30 + row * 23, 144, 2, 'ink') +
        box(8, 36 + row * 23, 30, 14, (['neon', 'ferry', 'tart'] as const)[row] ?? 'neon') +
        box(46, 37 + row * 23, [70, 84, 58][row] ?? 60, 5, 'ink') +
        lines(46, 46 + row * 23, 1, 84),
    ),
  ),
  'job-list': sheet(
    'tile',
    repeat(
      3,
      (row) =>
        box(8, 16 + row * 26, 144, 2, 'ink') +
        box(8, 24 + row * 26, [70, 96, 54][row] ?? 0, 9, 'ink') +
        box(124, 26 + row * 26, 28, 4, 'ink'),
    ),
  ),
  list: sheet(
    'paper',
    bars([46, 40, 48], [11, 7, 15], 8, 14),
    repeat(
      4,
      (row) =>
        box(70, 14 + row * 18, 82, 2, 'ink') +
        box(78, 21 + row * 18, 28, 4, 'ink') +
        box(112, 21 + row * 18, 36, 2, 'ink') +
        box(112, 26 + row * 18, 26, 2, 'ink'),
    ),
  ),
  'other-topics': sheet(
    'paper',
    signal('8', 8, 18, 40, 40, 'ferry'),
    box(58, 30, 44, 28, 'neon'),
    signal('9', 112, 14, 40, 44, 'harbour'),
    [8, 58, 112].map((x) => box(x, 64, 38, 5, 'ink') + lines(x, 75, 2, 38)).join(''),
  ),
  'services-accordion': sheet(
    'paper',
    box(0, 12, 160, 38, 'neon'),
    box(8, 20, 144, 20, 'ink'),
    box(8, 58, 62, 9, 'ink'),
    box(8, 76, 144, 2, 'ink'),
    box(8, 84, 90, 9, 'ink'),
    signal('8-south-west', 142, 58, 10, 9, 'ink'),
    signal('8-south-west', 142, 84, 10, 9, 'ink'),
  ),
  'solutions-strip': sheet(
    'milk',
    (
      [
        [0, 40, 'harbour', 'paper'],
        [40, 30, 'tile', 'ink'],
        [80, 20, 'taxi', 'paper'],
        [120, 10, 'ferry', 'paper'],
      ] as const
    )
      .map(
        ([x, top, ground, ink]) =>
          path(`M${x} ${top}L${x + 40} ${top - 10}V100H${x}Z`, ground) +
          disc(x + 13, top + 14, 5, ink) +
          box(x + 8, 72, 24, 4, ink) +
          lines(x + 8, 82, 2, 26, ink, 6),
      )
      .join(''),
  ),
  steps: sheet(
    'paper',
    box(8, 40, 144, 5, 'ferry'),
    [0, 1, 3, 4]
      .map((stop) => disc(16 + stop * 32, 42.5, 8, 'ferry') + disc(16 + stop * 32, 42.5, 4, 'paper'))
      .join(''),
    signal('9', 68, 30, 24, 26, 'taxi'),
    repeat(5, (stop) => lines(8 + stop * 31, 66, 3, 24, 'ink', 8)),
  ),
  'swell-list': sheet(
    'harbour',
    repeat(5, (row) => word(8, 22 + row * 17, 15, 'Swell', { ink: 'paper', stretch: 50 + row * 25, weight: 900 })),
    lines(112, 14, 12, 38, 'paper', 6),
  ),
  watches: sheet(
    'milk',
    box(8, 10, 66, 7, 'ink'),
    repeat(
      5,
      (row) => box(8, 26 + row * 14, 144, 1, 'ink') + box(8, 31 + row * 14, [34, 26, 38, 30, 22][row] ?? 0, 4, 'ink'),
    ),
    box(58, 31, 94, 4, 'harbour'),
    box(58, 45, 94, 4, 'harbour'),
    [62, 88, 114, 140].map((x) => signal('9', x, 58, 8, 9, 'taxi')).join(''),
    [70, 110, 136].map((x) => signal('8', x, 72, 8, 9, 'ferry')).join(''),
    signal('3', 142, 86, 8, 9, 'ink'),
  ),
} as const;
