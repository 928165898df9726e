import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { cast, cat } from './parts/cast.ts';
import { feast, questionNotes } from './parts/drc-feast.ts';
import {
  at,
  bar,
  clip,
  disc,
  each,
  eyes,
  lines,
  path,
  picture,
  rect,
  ring,
  signal,
  times,
  windows,
} from './parts/kit.ts';
import { cursor, pencil, tally } from './parts/pages.ts';
import { taxiShade } from './parts/shades.ts';

const row = [900, 720] as const;
const info = [1200, 900] as const;
const overlay = [1200, 800] as const;

const speech = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(`M${x} ${y}h${width}v${height}h${-width * 0.52}l-44 46v-46H${x}z`, fill);

/** A telephone off its hook, and everything that comes out of it. */
const listen = `
  ${speech(470, 76, 250, 118, paper)}${lines(500, 104, [170, 120], 14, 34, ink)}${speech(600, 236, 210, 104, tart)}${lines(628, 262, [140, 96], 13, 32, ink)}${speech(130, 70, 190, 96, neon)}${lines(156, 94, [120, 80], 12, 30, ink)}
  ${path('M250 690l40-232h320l40 232z', taxi)}${rect(250, 650, 400, 40, taxiShade)}${rect(330, 420, 240, 44, ink)}${disc(450, 558, 88, paper)}${times(
    9,
    (index) => {
      const angle = (index / 10) * Math.PI * 2 - 1.9;
      return disc(450 + Math.cos(angle) * 60, 558 + Math.sin(angle) * 60, 13, ink);
    },
  )}${eyes(450, 556, 17, 42, 7, -7)}
  ${at(360, 320, path('M-190-46h124v30h132v-30h124v112h-124V34H-66v32h-124z', ink), 1, -24)}${bar('M540 300q80 30 60 110t40 90 60-40 80 20', 13, ink, true)}`;

/** Visits, searches, orders and complaints; three of them not yet five. */
const count = `
  ${each(
    [
      [5, 104],
      [4, 226],
      [3, 348],
      [2, 470],
      [1, 592],
    ] as const,
    ([marks, y], level) =>
      times(marks, (index) =>
        tally(450 + (index - (marks - 1) / 2) * 130, y, 1.04, level === 4 ? 3 : 5, level === 4 ? taxi : harbour),
      ),
  )}${pencil(560, 612, 220, 42)}`;

const shop = (x: number, y: number, wall: string, awning: string, name: 'nine' | 'northWest'): string =>
  at(
    x,
    y,
    `${rect(-120, -110, 240, 230, wall)}${times(6, (index) => path(`M${-140 + index * 47} -110h47v46l-23 26-24-26z`, index % 2 ? paper : awning))}${rect(-92, 0, 84, 120, ink)}${rect(16, -6, 82, 72, tart)}${signal(name, -34, -190, 68, 66, awning)}`,
  );

/** Your rivals here, and the best of your kind anywhere: one look for both. */
const compare = `
  ${path('M60 250h150l40-130h150l30 130h40l30-130h150l40 130h150v150H60z', ink)}${disc(256, 400, 236, ink)}${disc(644, 400, 236, ink)}
  ${disc(256, 400, 196, harbour)}${disc(644, 400, 196, neon)}
  ${clip('compare-left', 'M60 400a196 196 0 1 1 392 0a196 196 0 1 1-392 0', `${shop(256, 420, milk, taxi, 'nine')}${rect(40, 540, 430, 80, ferry)}`)}
  ${clip('compare-right', 'M448 400a196 196 0 1 1 392 0a196 196 0 1 1-392 0', `${disc(720, 300, 50, tart)}${rect(560, 330, 80, 300, paper)}${windows(574, 348, 2, 6, 16, 18, 32, 34, ink)}${rect(646, 260, 96, 340, taxi)}${windows(660, 280, 3, 8, 14, 18, 28, 34, paper)}${rect(750, 400, 70, 200, ferry)}${signal('northWest', 664, 190, 60, 72, taxi)}${rect(440, 540, 430, 80, ink)}`)}
  ${ring(256, 400, 213, 40, ink)}${ring(644, 400, 213, 40, ink)}${rect(414, 330, 72, 60, ink)}${rect(430, 346, 40, 28, tart)}`;

const arm = (x: number, y: number, width: number, fill: string, way: 1 | -1, content: string): string =>
  `${at(x, y, path(`M0-50H${width}L${width + 56} 0L${width} 50H0Z`, fill), way === 1 ? 1 : '-1 1')}${content}`;

/** A signpost: three ways kept, one taken down and laid in the grass. */
const decide = `
  ${path('M0 600H900V720H0Z', ferry)}${rect(426, 60, 48, 580, ink)}${path('M416 60h68l-34-44z', taxi)}
  ${arm(400, 146, 360, harbour, 1, signal('nine', 440, 118, 52, 56, paper) + lines(520, 132, [180, 120], 13, 28, paper))}
  ${arm(500, 278, 330, paper, -1, signal('one', 420, 252, 50, 52, ink) + lines(190, 264, [190, 130], 13, 28, ink))}
  ${arm(400, 410, 280, tart, 1, signal('northWest', 440, 384, 52, 52, ink) + lines(520, 396, [130, 90], 13, 28, ink))}
  ${at(150, 664, `${path('M-130-40H110L156 0L110 40H-130Z', taxi)}${lines(-100, -14, [150, 100], 12, 26, paper)}${bar('M-96-30L92 30', 12, ink)}`, 1, 5)}${cat(700, 640, 0.9)}`;

/** Customers behind a door, and one of us with an ear to it. */
const behindTheDoor = `
  ${rect(0, 740, 1200, 160, ink)}${path('M560 100H960V740H560Z', tart)}${path('M560 740H960L1220 900H680Z', tart)}${path('M560 100L450 36V830L560 740Z', taxi)}${disc(474, 446, 17, ink)}
  ${speech(620, 170, 180, 96, paper)}${lines(644, 196, [120, 80], 12, 28, ink)}${speech(750, 318, 170, 92, neon)}${lines(772, 342, [110, 70], 12, 28, ink)}${speech(614, 452, 150, 84, paper)}${lines(634, 474, [96, 64], 11, 26, ink)}
  ${signal('northWest', 630, 600, 120, 140, ferry)}${eyes(690, 680, 11, 28, 3, 0)}${signal('one', 780, 590, 130, 150, taxi)}${eyes(845, 616, 11, 30, -3, 1)}
  ${at(280, 792, cast.tenIdle(neon, paper), 1.9)}
  ${each([0, 1, 2], (index) => rect(70 + index * 120, 90, 84, 110, index === 1 ? neon : paper) + signal((['nine', 'southWest', 'three'] as const)[index] ?? 'nine', 90 + index * 120, 116, 44, 56, ink))}`;

const leaf = (x: number, y: number, fill: string, content: string): string =>
  `${rect(x - 100, y, 200, 140, fill)}${content}`;

/** Every page has a job; the one without is crossed out, together. */
const siteMap = `
  ${bar('M600 190V400M180 400H1020M180 400V520M460 400V520M740 400V520M1020 400V520M180 620V740M460 620V740', 13, ink)}
  ${rect(450, 76, 300, 150, ink)}${signal('nine', 556, 104, 88, 94, tart)}
  ${leaf(180, 500, paper, lines(112, 536, [136, 90, 112], 13, 28, ink))}${leaf(460, 500, tart, lines(392, 536, [136, 110, 70], 13, 28, ink))}${leaf(740, 500, paper, signal('northWest', 700, 528, 80, 84, ferry))}${leaf(1020, 500, taxi, '')}
  ${bar('M944 516L1096 624M1096 516L944 624', 20, ink)}
  ${rect(90, 720, 180, 104, harbour)}${lines(116, 746, [110, 76], 12, 28, paper)}${rect(370, 720, 180, 104, harbour)}${lines(396, 746, [128, 60], 12, 28, paper)}
  ${pencil(1010, 640, 240, 200, harbour)}${at(820, 856, cast.three(taxi, ink), 0.98)}`;

/** A price, a date, and the list, which is the best value of the lot. */
const list = `
  ${rect(0, 720, 1200, 180, ferry)}
  ${at(150, 130, `${rect(0, 0, 440, 640, paper)}${rect(0, 0, 440, 90, harbour)}${lines(60, 150, [260, 300, 220, 280], 34, 96, ink)}${bar('M30 176L360 158M30 270L390 256M30 368L310 350M30 462L370 448', 13, taxi)}${path('M40 536h360v64H40z', tart)}${bar('M66 564l20 20 40-38', 11, ink)}${rect(150, 560, 210, 18, ink)}`, 1, -5)}
  ${at(700, 150, `${rect(0, 0, 330, 340, paper)}${rect(0, 0, 330, 86, taxi)}${ring(80, 4, 20, 11, ink)}${ring(250, 4, 20, 11, ink)}${windows(36, 122, 6, 4, 30, 30, 46, 50, milk)}${rect(174, 222, 30, 30, taxi)}${ring(189, 237, 36, 9, ink)}`, 1, 4)}
  ${at(690, 560, `${path('M0 70L80 0H400V140H80Z', tart)}${disc(76, 70, 17, ferry)}${bar('M76 70Q-20 40-40-90', 7, ink)}${signal('nine', 150, 34, 60, 72, ink)}${lines(236, 44, [120, 80], 15, 36, ink)}`, 1, 8)}${pencil(640, 866, 270, 82, neon)}`;

const questions = `${questionNotes()}
  ${at(880, 724, `${path('M-190 60l40-150h300l40 150z', feast.chilli)}${path('M-150-90h300v-26h-300z', feast.brown)}${disc(0, -14, 58, feast.cream)}${disc(0, -14, 20, feast.brown)}${at(0, -150, path('M-190-36h110v26h160v-26h110v96h-100v-26h-180v26h-100z', feast.brown), 1, -8)}`, 0.9)}
  ${bar('M708 640q-90 100-180 40t-190 30', 12, feast.brown, true)}`;

/** The order as it is asked: hall, hour, table, menu. */
const stops = [
  [feast.red, path('M-40 40V-24L0-54L40-24V40Z', feast.cream) + rect(-12, 4, 24, 36, feast.red)],
  [feast.gold, bar('M0-48V6L34 30', 15, feast.brown)],
  [feast.chilli, disc(0, 0, 46, feast.cream) + disc(0, 0, 22, feast.chilli)],
  [feast.brown, bar('M-38-30h76M-38 0h76M-38 30h46', 14, feast.cream)],
] as const;
const order = `${bar('M0 250H300Q420 250 420 330T540 420H660Q780 420 780 330T900 250H1200', 18, feast.gold)}
  ${each(stops, ([fill, sign], index) => at(150 + index * 300, index % 3 === 0 ? 250 : 420, `${disc(0, 0, 128, feast.cream)}${disc(0, 0, 96, fill)}${sign}`))}
  ${path('M0 640H1200V800H0Z', feast.brown)}${times(12, (index) => rect(index * 104 + 10, 660, 84, 16, feast.gold))}
  ${at(500, 690, `${path('M-150 40v-110h190l60 60h40v50z', feast.red)}${path('M46-56h22l44 44H46z', feast.cream)}${disc(-90, 44, 34, feast.cream)}${disc(80, 44, 34, feast.cream)}${disc(-90, 44, 13, feast.brown)}${disc(80, 44, 13, feast.brown)}${signal('nine', -110, -50, 60, 66, feast.gold)}`)}${cursor(936, 470, 0.9)}`;

/** What the kitchen got: who carries what, where and when. */
const timetable = `${rect(80, 70, 1040, 660, feast.cream)}${rect(80, 70, 1040, 90, feast.brown)}${lines(130, 106, [180], 20, 1, feast.gold)}
  ${times(9, (index) => rect(360 + index * 84, 106, 30, 20, feast.gold))}${times(5, (index) => rect(80, 262 + index * 94, 1040, 4, feast.gold))}
  ${each(
    [
      [0, 2, feast.red],
      [1, 3, feast.green],
      [3, 2, feast.chilli],
      [4, 4, feast.amber],
      [6, 2, feast.plum],
      [7, 2, feast.brown],
    ] as const,
    ([start, length, fill], index) =>
      `${rect(350 + start * 84, 186 + index * 94, length * 84 - 12, 54, fill)}${disc(152, 213 + index * 94, 30, fill)}${rect(200, 200 + index * 94, 100 - (index % 3) * 18, 12, feast.brown)}${rect(200, 222 + index * 94, 60, 10, feast.brown)}`,
  )}
  ${bar('M724 160V730', 7, feast.brown)}${path('M700 150h48l-24 34z', feast.brown)}`;

export const drawings: readonly Drawing[] = [
  picture('services/strategy-row-1', row, harbour, listen),
  picture('services/strategy-row-2', row, paper, count, [0.5, 0.3]),
  picture('services/strategy-row-3', row, tile, compare),
  picture('services/strategy-row-4', row, neon, decide),
  picture('services/strategy-info-1', info, harbour, behindTheDoor, [0.3, 0.6]),
  picture('services/strategy-info-2', info, neon, siteMap),
  picture('services/strategy-info-3', info, neon, list, [0.9, 0.5]),
  picture('services/strategy-overlay-1', overlay, feast.cream, questions),
  picture('services/strategy-overlay-2', overlay, feast.green, order),
  picture('services/strategy-overlay-3', overlay, feast.red, timetable),
];
