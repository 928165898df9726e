import { bars, box, disc, type Ink, lines, path, repeat, sea, sheet, signal, word } from './pen.ts';

const phone = (x: number, y: number, ink: Ink): string => box(x, y, 24, 48, 'ink') + box(x + 2, y + 4, 20, 38, ink);

const work = {
  'chosen-work': sheet(
    'paper',
    box(8, 8, 62, 36, 'tile'),
    signal('8', 26, 14, 26, 26, 'taxi'),
    box(8, 48, 44, 5, 'ink'),
    box(90, 16, 62, 36, 'tart'),
    signal('9', 108, 21, 26, 26, 'ink'),
    box(90, 56, 50, 5, 'ink'),
    box(8, 62, 62, 30, 'harbour'),
    disc(39, 77, 11, 'neon'),
    box(90, 70, 62, 22, 'ferry'),
  ),
  'column-carousel': sheet(
    'harbour',
    box(8, 14, 74, 72, 'tart'),
    signal('9', 26, 28, 38, 44, 'ink'),
    (['neon', 'paper', 'tile', 'taxi'] as const).map((ink, place) => box(86 + place * 17, 14, 13, 72, ink)).join(''),
  ),
  'parallax-grid': sheet(
    'tile',
    repeat(12, (tile) => {
      const column = tile % 4;
      const inks = ['ink', 'taxi', 'tart', 'harbour', 'neon', 'ferry', 'paper'] as const;
      return box(
        8 + column * 38,
        (column % 2 ? -14 : 4) + Math.floor(tile / 4) * 40,
        32,
        34,
        inks[(tile * 5) % 7] ?? 'ink',
      );
    }),
  ),
  phones: sheet(
    'tart',
    bars([58, 52], [11, 14], 8, 14),
    phone(74, 42, 'tile'),
    phone(102, 30, 'paper'),
    phone(130, 46, 'neon'),
    sea(82),
  ),
  showcase: sheet(
    'ink',
    box(18, 14, 124, 66, 'paper'),
    box(18, 14, 124, 8, 'neon'),
    signal('8', 34, 32, 40, 40, 'harbour'),
    bars([48, 36], [7, 7], 84, 34),
    box(18, 86, 40, 3, 'paper'),
  ),
  'work-list': sheet(
    'paper',
    bars([88], [14], 8, 8),
    repeat(4, (filter) => box(8 + filter * 24, 28, 20, 5, filter === 0 ? 'ink' : 'milk')),
    (['tart', 'harbour', 'neon', 'tile', 'ferry', 'taxi'] as const)
      .map((ink, place) => {
        const [x, y] = [8 + (place % 3) * 50, 40 + Math.floor(place / 3) * 29];
        return (
          box(x, y, 44, 19, ink) +
          signal((['8', '9', '3', '10', '8-south-west', '1'] as const)[place] ?? '8', x + 15, y + 3, 13, 13, 'ink') +
          box(x, y + 22, 26, 3, 'ink')
        );
      })
      .join(''),
  ),
  'works-carousel': sheet(
    'paper',
    box(8, 12, 68, 9, 'ink'),
    (['ferry', 'neon', 'tart'] as const)
      .map(
        (ink, place) =>
          box(8 + place * 60, 32, 54, 40, ink) +
          path(`M${29 + place * 60} 42l14 10l-14 10z`, ink === 'ferry' ? 'paper' : 'ink'),
      )
      .join(''),
    repeat(3, (place) => box(8 + place * 60, 78, 34, 4, 'ink')),
    box(8, 90, 144, 2, 'milk'),
    box(8, 90, 48, 2, 'ink'),
  ),
  'works-column': sheet(
    'paper',
    box(0, 8, 100, 38, 'ferry'),
    box(108, 14, 40, 6, 'ink'),
    lines(108, 26, 2, 36),
    box(60, 54, 100, 38, 'neon'),
    box(8, 60, 44, 6, 'ink'),
    lines(8, 72, 2, 36),
  ),
} as const;

const plan = (place: number, price: string, stretch: number): string =>
  word(10 + place * 36, 54, 18, price, { ink: place === 1 ? 'ink' : 'taxi', stretch }) +
  lines(10 + place * 36, 64, 3, 26, 'ink', 8);

const prices = {
  fares: sheet(
    'tile',
    box(8, 10, 56, 6, 'ink'),
    (['13', '30', '9', '4', '26', '99'] as const)
      .map((text, place) => {
        const x = 8 + (place % 3) * 49;
        const y = 24 + Math.floor(place / 3) * 36;
        return box(x, y, 46, 1.5, 'ink') + word(x, y + 22, 21, text, { stretch: 84 }) + box(x, y + 26, 20, 4, 'taxi');
      })
      .join(''),
  ),
  'pay-as-you-go': sheet(
    'milk',
    repeat(52, (hour) =>
      box(
        8 + (hour % 13) * 11.2,
        18 + Math.floor(hour / 13) * 17,
        8,
        12,
        [3, 7, 16, 21, 29, 33, 41].includes(hour) ? 'tart' : 'ink',
      ),
    ),
  ),
  'price-helper': sheet(
    'paper',
    box(8, 16, 80, 7, 'ink'),
    repeat(3, (row) => box(8, 38 + row * 18, 86, 2, 'ink') + disc(24 + row * 26, 39 + row * 18, 6, 'harbour')),
    box(104, 16, 48, 74, 'tart'),
    word(128, 62, 26, '?', { stretch: 110, centred: true }),
  ),
  'pricing-cards': sheet(
    'paper',
    box(8, 8, 144, 14, 'ink'),
    box(44, 30, 36, 62, 'tart'),
    plan(0, '$29', 62),
    plan(1, '$79', 62),
    plan(2, '299', 66),
    plan(3, '2k', 84),
  ),
  'pricing-carousel': sheet(
    'paper',
    box(8, 12, 60, 7, 'ink'),
    repeat(
      4,
      (place) =>
        box(8 + place * 44, 30, 1.5, 46, 'ink') +
        word(13 + place * 44, 52, 15, ['25', '50', '100', '150'][place] ?? '', { stretch: 70 }) +
        lines(13 + place * 44, 60, 3, 28, 'ink', 6),
    ),
    path('M128 84h12v10h-12zM142 84h10v10h-10z', 'ink'),
    path('M137 86v6l-5-3z', 'paper'),
    path('M145 86v6l5-3z', 'paper'),
  ),
  'two-bills': sheet(
    'paper',
    word(7, 26, 20, 'A + B', { stretch: 150 }),
    box(8, 34, 144, 2, 'ink'),
    repeat(
      3,
      (place) =>
        (place === 1 ? box(56, 38, 46, 24, 'tart') : '') +
        word(11 + place * 48, 56, 13, ['$29', '$79', '$299'][place] ?? '', {
          ink: place === 1 ? 'ink' : 'taxi',
          stretch: 80,
        }),
    ),
    box(8, 64, 144, 2, 'ink'),
    lines(8, 74, 3, 40, 'ink', 7),
    word(64, 91, 24, '150,000', { stretch: 70 }),
  ),
} as const;

export { prices, work };
