import { bars, box, disc, type Ink, lines, path, repeat, sheet, signal, word } from './pen.ts';

/** Marks of invented names, in as many voices. */
const marks = [
  ['PIER', 120, 900],
  ['lantern', 70, 300],
  ['tram', 96, 800],
  ['FERRY', 92, 300],
  ['BUOY', 60, 900],
  ['Gull', 130, 500],
  ['OAR', 150, 900],
  ['Waves', 75, 700],
  ['tea', 130, 250],
] as const;

const mark = (place: number, x: number, y: number, size: number, ink: Ink = 'ink'): string => {
  const [text, stretch, weight] = marks[place % marks.length] ?? marks[0];
  return word(x, y, size, text, { ink, stretch, weight });
};

const proof = {
  'experience-counter': sheet(
    'ferry',
    word(6, 66, 68, '400', { ink: 'paper', stretch: 88 }),
    box(8, 76, 58, 3, 'paper'),
    lines(90, 76, 3, 62, 'paper', 7),
  ),
  'logo-block': sheet(
    'tart',
    bars([144, 118], [12, 14], 8, 10),
    repeat(12, (place) => mark(place, 8 + (place % 4) * 37, 58 + Math.floor(place / 4) * 16, 9)),
  ),
  'logo-grid': sheet(
    'tart',
    repeat(9, (place) => mark(place, 8 + (place % 3) * 50, 30 + Math.floor(place / 3) * 28, 14)),
  ),
  'logo-marquee': sheet(
    'tart',
    word(-14, 61, 22, 'PIER', { stretch: 130 }),
    word(62, 61, 22, 'lamps', { stretch: 60, weight: 400 }),
    word(112, 61, 22, 'tram', { stretch: 112 }),
    box(0, 34, 160, 2, 'ink'),
    box(0, 72, 160, 2, 'ink'),
  ),
  'partner-strip': sheet(
    'harbour',
    bars([120], [16], 8, 16, 'paper'),
    repeat(5, (place) => mark([0, 2, 4, 7, 6][place] ?? 0, [8, 42, 78, 98, 130][place] ?? 0, 58, 9, 'paper')),
    box(0, 44, 160, 1.5, 'paper'),
    box(0, 64, 160, 1.5, 'paper'),
    lines(8, 76, 2, 70, 'paper', 7),
  ),
  quote: sheet(
    'milk',
    signal('10', 10, 26, 28, 34, 'harbour'),
    disc(21, 36, 3, 'paper'),
    disc(28, 36, 3, 'paper'),
    repeat(3, (row) => box(50, 22 + row * 14, [98, 90, 64][row] ?? 0, 7, 'ink')),
    lines(50, 76, 2, 40),
  ),
  testimonials: sheet(
    'paper',
    (
      [
        ['neon', 'ink', '8'],
        ['tart', 'ink', '9'],
        ['harbour', 'paper', '3'],
      ] as const
    )
      .map(([ground, ink, shape], place) => {
        const x = 8 + place * 50;
        return box(x, 18, 44, 64, ground) + lines(x + 5, 28, 5, 34, ink, 8) + signal(shape, x + 5, 68, 9, 9, ink);
      })
      .join(''),
  ),
} as const;

const people = {
  floor: sheet(
    'milk',
    path('M160 10h-24v18h-18v18h-18v18H82v18H66v18h94z', 'ink'),
    word(6, 68, 46, '9/F', { ink: 'taxi', stretch: 78 }),
    signal('8', 86, 44, 12, 20, 'tart'),
    disc(92, 42, 5, 'paper'),
    lines(8, 80, 2, 46),
  ),
  office: sheet(
    'tile',
    box(8, 12, 92, 76, 'harbour'),
    signal('8', 28, 42, 48, 46, 'tart'),
    (['neon', 'ink', 'taxi', 'paper'] as const)
      .map((ink, place) => box(106 + (place % 2) * 25, 12 + Math.floor(place / 2) * 40, 21, 36, ink))
      .join(''),
  ),
  team: sheet(
    'paper',
    (
      [
        ['harbour', '8', 'tart'],
        ['tart', '3', 'ink'],
        ['ferry', '9', 'neon'],
        ['neon', '8', 'ferry'],
        ['milk', '3', 'taxi'],
      ] as const
    )
      .map(([ground, shape, ink], place) => {
        const x = 8 + place * 30;
        return (
          box(x, 20, 26, 44, ground) +
          signal(shape, x + 3, 36, 20, 28, ink) +
          disc(x + 13, 34, 7, ground === 'milk' ? 'tart' : 'milk') +
          box(x, 70, 20, 3, 'ink')
        );
      })
      .join(''),
  ),
  values: sheet(
    'paper',
    box(24, 8, 4, 86, 'ink'),
    (
      [
        [12, 120, 'taxi'],
        [36, 56, 'harbour'],
        [58, 44, 'ferry'],
        [78, 34, 'ink'],
      ] as const
    )
      .map(([y, wide, ink]) => path(`M28 ${y}h${wide}l-10 9l10 9h-${wide}z`, ink))
      .join(''),
    box(36, 19, 60, 4, 'paper'),
  ),
  'write-anyway': sheet(
    'tart',
    bars([104, 76], [7, 7], 8, 18),
    word(6, 72, 33, 'me@here', { stretch: 76 }),
    box(8, 80, 144, 4, 'ink'),
  ),
} as const;

const forms = {
  'contact-form': sheet(
    'taxi',
    path('M58 10H152V92L105 78L58 92Z', 'paper'),
    box(66, 26, 36, 2, 'ink'),
    box(108, 26, 36, 2, 'ink'),
    box(66, 42, 78, 2, 'ink'),
    path('M116 54h28l-5 6l5 6h-28z', 'taxi'),
    bars([40, 34], [10, 14], 8, 16, 'paper'),
  ),
  'finding-us': sheet(
    'paper',
    bars([92], [12], 8, 12),
    path('M106 12v12l9-6z', 'taxi'),
    box(0, 44, 160, 4, 'ferry'),
    [16, 44, 116, 144].map((x) => disc(x, 46, 6, 'ferry') + disc(x, 46, 3, 'paper')).join(''),
    signal('9', 70, 34, 20, 24, 'taxi'),
    bars([48, 40], [8, 6], 56, 66),
    [8, 36, 112, 138].map((x) => box(x, 58, 16, 2, 'ink')).join(''),
  ),
  'search-box': sheet(
    'milk',
    bars([84], [8], 8, 18),
    word(8, 72, 27, 'boats', { stretch: 84 }),
    box(8, 78, 108, 4, 'ink'),
    box(112, 52, 3, 24, 'taxi'),
    path('M124 64h28l-5 9l5 9h-28z', 'ink'),
  ),
} as const;

export { forms, people, proof };
