import { type SignalName, signalPaths } from '../../../src/ui/signal/signal-paths.ts';
import { bars, box, disc, type Ink, lines, path, repeat, sheet, signal, word } from './pen.ts';
import { sectionLooks } from './section-looks.ts';

const ground = Object.fromEntries(
  (['paper', 'milk', 'ink', 'taxi', 'ferry', 'harbour', 'tart', 'neon', 'tile'] as const).map((ink) => [
    ink,
    sheet(ink),
  ]),
);

const signals = Object.keys(signalPaths) as SignalName[];

const signalLooks = Object.fromEntries(
  signals.map((name) => [name, sheet('paper', signal(name, 50, 20, 60, 60, 'ink'))]),
);

/** Where each of them has its eyes. */
const eyes = { '1': 32, '3': 32, '8': 54, '9': 28, '10': 44 } as const;

const castOf = (name: keyof typeof eyes, ink: Ink): string =>
  sheet(
    'paper',
    signal(name, 50, 14, 60, 66, ink),
    box(68, 80, 3, 10, 'ink'),
    box(88, 80, 3, 10, 'ink'),
    [74, 86].map((x) => disc(x, eyes[name], 5, 'paper') + disc(x + 1.5, eyes[name] + 1, 2.5, 'ink')).join(''),
  );

const cast = {
  '1': castOf('1', 'tart'),
  '3': castOf('3', 'taxi'),
  '8': castOf('8', 'ferry'),
  '9': castOf('9', 'neon'),
  '10': castOf('10', 'harbour'),
} as const;

const goods = {
  awning: sheet(
    'tart',
    path('M40 26h80l10 26H30z', 'ink'),
    repeat(3, (stripe) => path(`M${53 + stripe * 25} 26h10l${(stripe - 1) * 4 + 2} 26h-12z`, 'paper')),
    box(36, 52, 4, 30, 'ink'),
    box(120, 52, 4, 30, 'ink'),
    box(52, 62, 56, 20, 'ink'),
  ),
  shutter: sheet(
    'neon',
    box(44, 18, 72, 68, 'ink'),
    repeat(5, (slat) => box(50, 24 + slat * 9, 60, 5, 'neon')),
    box(50, 69, 60, 17, 'paper'),
  ),
  boat: sheet(
    'tile',
    path('M34 58h92l-16 22H50z', 'ink'),
    box(78, 18, 4, 40, 'ink'),
    path('M74 22v32H46z', 'taxi'),
    path('M86 22v32h26z', 'tart'),
    box(20, 80, 120, 4, 'harbour'),
  ),
  reader: sheet(
    'milk',
    box(54, 14, 52, 72, 'ink'),
    box(60, 20, 40, 20, 'tile'),
    repeat(9, (key) => box(61 + (key % 3) * 14, 48 + Math.floor(key / 3) * 11, 9, 7, key === 8 ? 'taxi' : 'paper')),
  ),
  van: sheet(
    'taxi',
    path('M24 32h72v44H24z', 'paper'),
    path('M98 44h22l16 16v16H98z', 'ink'),
    disc(48, 78, 10, 'ink'),
    disc(112, 78, 10, 'ink'),
    disc(48, 78, 4, 'paper'),
    disc(112, 78, 4, 'paper'),
  ),
  lifebuoy: sheet(
    'harbour',
    disc(80, 50, 36, 'paper'),
    path('M72 12h16v28H72zM72 60h16v28H72zM42 42h28v16H42zM90 42h28v16H90z', 'taxi'),
    disc(80, 50, 16, 'harbour'),
  ),
} as const;

const stamp = {
  calendar: sheet(
    'tart',
    box(44, 16, 72, 68, 'ink'),
    repeat(12, (day) => box(50 + (day % 4) * 16, 32 + Math.floor(day / 4) * 16, 12, 12, day === 6 ? 'taxi' : 'paper')),
    box(50, 22, 60, 4, 'tart'),
  ),
  letter: sheet('neon', box(34, 24, 92, 54, 'ink'), path('M38 28h84L80 60z', 'paper')),
  clock: sheet(
    'tile',
    disc(80, 50, 36, 'ink'),
    box(77, 24, 5, 28, 'paper'),
    path('M80 48l22 12l-2 5l-22-12z', 'paper'),
  ),
  letters: sheet(
    'harbour',
    path('M48 78L66 22h14l18 56H84l-11-38l-11 38z', 'tart'),
    word(96, 78, 56, 'B', { ink: 'paper', stretch: 70 }),
  ),
} as const;

const shape = {
  disc: sheet('paper', disc(80, 50, 32, 'tart')),
  ...Object.fromEntries(
    (['1', '3', '8', '8-south-west', '9', '10'] as const).map((name) => [
      name,
      sheet('paper', signal(name, 48, 18, 64, 64, 'tart')),
    ]),
  ),
} as const;

const headline = bars([132, 104, 120], [16, 16, 16], 8, 26);

const place = {
  sun: sheet('paper', disc(112, 34, 26, 'tart'), headline),
  moon: sheet('paper', disc(40, 30, 20, 'tart'), headline),
  half: sheet('paper', headline, disc(160, 56, 26, 'tart')),
  between: sheet('paper', headline, disc(132, 53, 12, 'tart')),
} as const;

const scene = {
  street: sheet(
    'paper',
    bars([46, 140], [20, 24], 8, 16),
    box(60, 16, 92, 20, 'harbour'),
    repeat(5, (house) => box(64 + house * 17, 22 + (house % 2) * 4, 12, 14 - (house % 2) * 4, 'tart')),
    lines(8, 74, 2, 60),
  ),
  tower: sheet(
    'paper',
    bars([94, 94], [20, 24], 8, 16),
    box(112, 8, 38, 84, 'harbour'),
    repeat(5, (floor) => box(117, 14 + floor * 15, 28, 9, 'tart')),
    lines(8, 74, 2, 60),
  ),
} as const;

/** A drawing of every choice, by the name of the look and what is stored of the choice. */
export const lookDrawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ground, signal: signalLooks, cast, goods, stamp, shape, place, scene, ...sectionLooks }).flatMap(
    ([look, choices]) => Object.entries(choices).map(([choice, drawn]) => [`${look}-${choice}`, drawn]),
  ),
);
