import { bars, box, disc, lines, path, repeat, sea, sheet, signal, word } from './pen.ts';

const openings = {
  hero: sheet(
    'paper',
    disc(112, 30, 26, 'tart'),
    bars([84, 144, 120], [14, 20, 12], 8, 14),
    sea(80),
    bars([144], [16], 8, 72),
    box(8, 80, 144, 8, 'harbour'),
    box(11, 80, 137, 3, 'paper'),
    box(6, 84, 144, 3, 'paper'),
  ),
  'about-hero': sheet(
    'tile',
    word(6, 62, 56, 'US', { stretch: 88 }),
    box(98, 8, 54, 84, 'ink'),
    repeat(4, (floor) => box(102, 12 + floor * 20, 46, 16, floor === 1 ? 'tart' : floor === 2 ? 'neon' : 'milk')),
    signal('8', 106, 15, 10, 12, 'taxi'),
    signal('9', 132, 36, 10, 10, 'ink'),
    signal('3', 112, 55, 10, 12, 'ferry'),
    signal('1', 130, 75, 10, 12, 'harbour'),
    path('M0 74h90v-4h8v30H0z', 'tile'),
    repeat(3, (wave) => box(8 + wave * 6, 74 + wave * 8, 78 - wave * 14, 4, 'ink')),
  ),
  'draggable-hero': sheet(
    'paper',
    bars([120, 144, 96], [14, 18, 14], 8, 20),
    (
      [
        [30, 30, -9, 'neon'],
        [78, 26, 6, 'harbour'],
        [126, 34, -5, 'tart'],
        [42, 72, 7, 'ferry'],
        [92, 68, -8, 'tile'],
        [134, 74, 10, 'taxi'],
      ] as const
    )
      .map(
        ([x, y, angle, ink]) =>
          `<g transform="rotate(${angle} ${x} ${y})">${box(x - 18, y - 12, 36, 24, ink)}${box(x - 14, y - 8, 18, 4, ['harbour', 'ferry', 'taxi'].includes(ink) ? 'paper' : 'ink')}</g>`,
      )
      .join(''),
  ),
  'float-hero': sheet(
    'tart',
    disc(124, 26, 18, 'paper'),
    word(6, 52, 46, 'SEA', { stretch: 120 }),
    (
      [
        [14, 58, -4, 'neon'],
        [62, 62, 3, 'tile'],
        [110, 56, -2, 'taxi'],
      ] as const
    )
      .map(
        ([x, y, angle, ink]) =>
          `<g transform="rotate(${angle} ${x + 18} ${y + 14})">${box(x, y, 36, 30, 'ink')}${box(x + 3, y + 3, 30, 24, ink)}</g>`,
      )
      .join(''),
    sea(80),
  ),
  'job-opening': sheet(
    'tile',
    word(6, 58, 52, '2 OPEN', { stretch: 70 }),
    sea(80),
    bars([120], [16], 8, 72),
    box(8, 80, 120, 8, 'harbour'),
    box(11, 80, 113, 3, 'tile'),
    box(6, 84, 120, 3, 'tile'),
  ),
} as const;

const words = {
  'colour-cta': sheet(
    'taxi',
    bars([144, 112], [18, 24], 8, 16),
    path('M8 72h52l-8 9l8 9h-52z', 'paper'),
    lines(74, 76, 2, 60, 'paper', 8),
  ),
  'info-cards': sheet(
    'milk',
    (
      [
        [8, 12, 'neon', '8'],
        [58, 20, 'harbour', '3'],
        [108, 12, 'tart', '9'],
        [8, 58, 'ferry', '9'],
        [58, 66, 'tile', '8'],
        [108, 58, 'ink', '3'],
      ] as const
    )
      .map(([x, y, ink, shape]) => {
        const on = ['harbour', 'ferry', 'ink'].includes(ink) ? 'paper' : 'ink';
        return `${box(x + 21, y - 10, 2, 10, 'ink')}${box(x, y, 44, 32, ink)}${box(x + 4, y + 4, 22, 4, on)}${signal(shape, x + 26, y + 12, 14, 16, on)}`;
      })
      .join(''),
  ),
  'info-collage': sheet(
    'milk',
    box(6, 6, 66, 42, 'harbour'),
    signal('8', 24, 14, 30, 34, 'tart'),
    box(84, 14, 50, 5, 'ink'),
    lines(84, 24, 3, 62, 'ink', 6),
    box(58, 40, 30, 26, 'neon'),
    disc(73, 53, 8, 'ink'),
    box(92, 54, 62, 40, 'ferry'),
    signal('9', 112, 62, 22, 26, 'tile'),
    box(8, 66, 40, 5, 'ink'),
    lines(8, 76, 3, 72, 'ink', 6),
  ),
  'info-row': sheet(
    'paper',
    box(0, 0, 86, 100, 'ferry'),
    signal('8', 18, 22, 50, 60, 'tart'),
    bars([50, 38], [8, 8], 98, 24),
    lines(98, 52, 4, 52, 'ink', 8),
  ),
  legal: sheet('paper', lines(8, 18, 3, 36, 'ink', 24), lines(60, 18, 11, 92, 'ink', 7)),
  statement: sheet(
    'paper',
    signal('1', 8, 6, 5, 5, 'ink'),
    box(16, 7.5, 16, 2, 'ink'),
    repeat(3, (row) => box(40, 28 + row * 16, [104, 92, 60][row] ?? 0, 9, 'ink')),
  ),
  'two-column': sheet(
    'paper',
    bars([62, 50], [8, 8], 8, 16),
    lines(84, 16, 6, 32, 'ink', 11),
    lines(122, 16, 6, 30, 'ink', 11),
  ),
} as const;

const extra = {
  capsule: sheet(
    'milk',
    `<clipPath id="c"><rect x="8" y="10" width="144" height="56" rx="28"/></clipPath><g clip-path="url(#c)">${box(8, 10, 144, 56, 'neon')}${disc(104, 34, 18, 'tart')}${signal('8', 20, 28, 44, 38, 'ferry')}${box(72, 30, 10, 36, 'ink')}${box(86, 38, 12, 28, 'taxi')}${path('M0 54h20v-3h30v3h40v-4h20v4h50v30H0z', 'harbour')}</g>`,
    bars([104, 70], [6, 6], 8, 76),
  ),
  'hands-colour': sheet(
    'harbour',
    path('M58 0H102V20L80 50L58 20Z', 'tart'),
    path('M58 100H102V80L80 50L58 80Z', 'neon'),
    lines(10, 44, 3, 34, 'paper', 8),
    lines(116, 44, 3, 34, 'paper', 8),
  ),
  'hands-pinned': sheet(
    'milk',
    repeat(4, (stage) => {
      const apart = [16, 10, 4, 0][stage] ?? 0;
      const middle = 23 + stage * 38;
      return `${path(`M${middle - 10} ${28 - apart}h20v8l-10 14l-10-14z`, 'ferry')}${path(`M${middle - 10} ${72 + apart}h20v-8l-10-14l-10 14z`, 'neon')}`;
    }),
    box(8, 49, 144, 2, 'ink'),
    repeat(4, (stage) => disc(23 + stage * 38, 50, 4, stage === 3 ? 'taxi' : 'ink')),
  ),
  inbox: sheet(
    'harbour',
    bars([34, 28, 34], [6, 6, 6], 8, 16, 'paper'),
    box(54, 12, 98, 16, 'tart'),
    box(58, 18, 14, 4, 'ink'),
    box(78, 18, 62, 4, 'ink'),
    repeat(
      4,
      (row) =>
        `${box(54, 34 + row * 15, 98, 11, 'paper')}${lines(58, 39 + row * 15, 1, 16)}${lines(78, 39 + row * 15, 1, [80, 104, 66, 92][row] ?? 60)}`,
    ),
  ),
  spacer: sheet('paper', sea(52)),
} as const;

export { extra, openings, words };
