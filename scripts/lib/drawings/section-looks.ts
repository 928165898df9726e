import { lists } from './lists.ts';
import { bars, box, disc, type Ink, lines, path, repeat, sea, sheet, signal, word } from './pen.ts';
import { prices } from './work-and-prices.ts';

const voice = {
  poster: sheet('paper', bars([144, 118], [26, 30], 8, 14), lines(8, 82, 2, 60)),
  statement: sheet('paper', bars([92, 70], [6, 6], 8, 18), lines(8, 50, 4, 60, 'ink', 8)),
  hidden: sheet(
    'paper',
    path('M70 22l16-10v44l-16-10h-12V22z', 'ink'),
    bars([3, 3], [10, 1], 94, 29),
    box(102, 22, 3, 24, 'ink'),
    lines(8, 74, 3, 90, 'ink', 7),
  ),
} as const;

const list = {
  ruled: lists.list,
  goods: sheet(
    'paper',
    (['tart', 'neon', 'tile', 'taxi'] as const)
      .map((ink, place) => {
        const x = 8 + place * 37;
        const on: Ink = ink === 'taxi' ? 'paper' : 'ink';
        return (
          box(x, 14, 33, 72, ink) +
          signal((['8', '9', '3', '10'] as const)[place] ?? '8', x + 8, 22, 17, 18, on) +
          box(x + 5, 48, 22, 4, on) +
          lines(x + 5, 58, 4, 22, on, 6)
        );
      })
      .join(''),
  ),
  stamps: sheet(
    'milk',
    repeat(3, (place) => {
      const x = 10 + place * 50;
      const ink = (['tart', 'neon', 'tile'] as const)[place] ?? 'tart';
      return (
        box(x, 14, 40, 46, 'paper') +
        box(x + 4, 18, 32, 38, ink) +
        signal((['8', '9', '3'] as const)[place] ?? '8', x + 11, 26, 18, 22, 'ink') +
        repeat(5, (tooth) => disc(x + 4 + tooth * 8, 60, 2, 'milk') + disc(x + 4 + tooth * 8, 14, 2, 'milk')) +
        lines(x, 72, 3, 36)
      );
    }),
  ),
  signs: sheet(
    'ink',
    (
      [
        [8, 10, 66, 24, 'neon', 'UI', 20, 'ink', 140],
        [82, 18, 30, 56, 'tart', 'UX', 15, 'ink', 70],
        [16, 42, 54, 18, 'tile', 'SHOP', 14, 'ink', 90],
        [120, 8, 32, 34, 'taxi', 'WEB', 12, 'paper', 80],
        [120, 50, 32, 26, 'paper', 'CMS', 12, 'ink', 80],
      ] as const
    )
      .map(
        ([x, y, wide, high, board, text, size, ink, stretch]) =>
          box(x, y, wide, high, board) +
          word(x + wide / 2, y + high / 2 + size * 0.34, size, text, { ink, stretch, centred: true }),
      )
      .join(''),
    sea(86),
  ),
  search: sheet(
    'tart',
    word(6, 62, 58, 'SHO', { stretch: 96 }),
    box(146, 18, 5, 48, 'taxi'),
    box(0, 66, 160, 34, 'paper'),
    lines(8, 76, 3, 70, 'ink', 8),
  ),
} as const;

const rows = {
  sounding: sheet(
    'neon',
    box(78, 0, 2, 56, 'ink'),
    signal('8-south-west', 66, 54, 26, 30, 'ink'),
    lines(8, 18, 5, 56, 'ink', 14),
    lines(102, 18, 5, 50, 'ink', 14),
  ),
  split: sheet(
    'neon',
    word(8, 40, 30, 'WI', { stretch: 120 }),
    box(64, 16, 36, 26, 'tile'),
    signal('9', 74, 20, 16, 18, 'ink'),
    word(104, 40, 30, 'RE', { stretch: 100 }),
    box(8, 54, 110, 8, 'ink'),
    box(8, 68, 90, 8, 'ink'),
    box(8, 82, 122, 8, 'ink'),
  ),
  tower: sheet(
    'tile',
    [64, 80, 96, 112, 144].map((wide, floor) => box(8, 8 + floor * 18, wide, 14, 'ink')).join(''),
    box(118, 8, 34, 62, 'tart'),
    signal('8', 124, 22, 22, 36, 'taxi'),
  ),
} as const;

const plans = {
  plain: prices['pricing-cards'],
  ships: sheet(
    'tart',
    (
      [
        [10, 62, 36],
        [56, 58, 44],
        [110, 52, 44],
      ] as const
    )
      .map(
        ([x, y, wide]) =>
          path(`M${x} ${y}h${wide}l-8 18h-${wide - 16}z`, 'ink') + box(x + wide / 2 - 7, y - 14, 14, 12, 'paper'),
      )
      .join(''),
    sea(70),
  ),
  scale: sheet(
    'tart',
    box(12, 50, 136, 3, 'ink'),
    repeat(9, (tick) => box(12 + tick * 17, tick % 2 ? 44 : 38, 2, tick % 2 ? 8 : 14, 'ink')),
    signal('8-south-west', 28, 14, 16, 20, 'ink'),
    signal('8-south-west', 80, 14, 16, 20, 'taxi'),
    signal('8-south-west', 128, 14, 16, 20, 'ink'),
    word(20, 80, 15, '8k', { stretch: 70 }),
    word(78, 80, 15, '15k', { stretch: 70 }),
    word(124, 80, 15, '28k', { stretch: 70 }),
  ),
  blocks: sheet(
    'harbour',
    [2, 3, 4, 6]
      .map(
        (floors, place) =>
          box(12 + place * 37, 70 - floors * 10, 26, floors * 10, 'ink') +
          repeat(floors, (floor) => box(16 + place * 37, 63 - floor * 10, 18, 3, 'tart')),
      )
      .join(''),
    ['25', '50', '100', '150']
      .map((hours, place) => word(25 + place * 37, 90, 18, hours, { ink: 'tile', stretch: 76, centred: true }))
      .join(''),
  ),
} as const;

const showcase = {
  beside: sheet(
    'taxi',
    bars([56, 44], [14, 12], 8, 18, 'paper'),
    lines(8, 56, 4, 50, 'paper', 8),
    box(78, 10, 82, 80, 'tart'),
    signal('9', 98, 26, 40, 48, 'ink'),
  ),
  below: sheet(
    'tart',
    bars([144], [16], 8, 8),
    lines(8, 34, 3, 34),
    sea(74, 'ferry'),
    box(56, 32, 86, 56, 'ink'),
    box(60, 36, 78, 48, 'tile'),
  ),
  band: sheet(
    'tart',
    box(0, 0, 160, 40, 'ferry'),
    repeat(6, (place) => signal('8', 6 + place * 26, 8, 18, 24, place % 2 ? 'tart' : 'milk')),
    word(6, 78, 40, '2,502', { stretch: 96 }),
    lines(8, 86, 2, 60),
  ),
} as const;

const spacer = {
  small: sheet('paper', box(0, 0, 160, 40, 'milk'), box(0, 52, 160, 48, 'milk')),
  medium: sheet('paper', box(0, 0, 160, 34, 'milk'), box(0, 62, 160, 38, 'milk')),
  large: sheet('paper', box(0, 0, 160, 22, 'milk'), box(0, 76, 160, 24, 'milk')),
  window: sheet('paper', box(0, 0, 160, 4, 'milk'), box(0, 96, 160, 4, 'milk')),
} as const;

const side = {
  left: sheet(
    'paper',
    box(0, 0, 78, 100, 'ferry'),
    signal('8', 18, 24, 44, 54, 'tart'),
    lines(92, 34, 5, 56, 'ink', 8),
  ),
  right: sheet(
    'paper',
    box(82, 0, 78, 100, 'ferry'),
    signal('8', 100, 24, 44, 54, 'tart'),
    lines(10, 34, 5, 56, 'ink', 8),
  ),
} as const;

const roomOf = (wide: number): string =>
  sheet('paper', box(0, 0, wide, 100, 'ferry'), lines(wide + 10, 30, 6, 142 - wide, 'ink', 8));

const room = {
  half: roomOf(80),
  wide: roomOf(108),
  narrow: roomOf(52),
  band: sheet('paper', box(0, 0, 160, 56, 'ferry'), lines(10, 68, 4, 90, 'ink', 7)),
} as const;

const faq = {
  right: lists.faq,
  columns: sheet(
    'milk',
    bars([144], [12], 8, 10),
    repeat(
      6,
      (place) =>
        box(8 + (place % 2) * 76, 38 + Math.floor(place / 2) * 18, 68, 2, 'ink') +
        box(8 + (place % 2) * 76, 44 + Math.floor(place / 2) * 18, 44, 4, 'ink'),
    ),
  ),
  wide: sheet(
    'milk',
    lines(8, 14, 3, 44, 'ink', 8),
    repeat(
      4,
      (place) =>
        box(62, 14 + place * 20, 90, 2, 'ink') + box(62, 21 + place * 20, [64, 52, 70, 46][place] ?? 0, 7, 'ink'),
    ),
  ),
  postscripts: sheet(
    'paper',
    repeat(
      3,
      (place) =>
        word(8, 26 + place * 30, 15, 'PS', { ink: 'taxi', stretch: 110 }) +
        box(44, 15 + place * 30, 78, 5, 'ink') +
        lines(44, 24 + place * 30, 2, 100),
    ),
  ),
} as const;

/** Looks of whole sections: of each field that offers some, by what it offers. */
export const sectionLooks = { voice, list, rows, plans, showcase, spacer, side, room, faq } as const;
