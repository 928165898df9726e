import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { cast, gull } from './parts/cast.ts';
import { towerCrane } from './parts/crane.ts';
import {
  at,
  bar,
  disc,
  each,
  eyes,
  lines,
  path,
  pick,
  picture,
  rect,
  ring,
  signal,
  swell,
  times,
  windows,
} from './parts/kit.ts';
import { lettering } from './parts/lettering.ts';
import { pennant, phoneFrame } from './parts/pages.ts';
import { ferryShade, paperShade, taxiShade, tileShade } from './parts/shades.ts';
import { carpet, loom, rolls, samples, shuttle, wool } from './parts/tai-ping.ts';

const row = [900, 720] as const;
const info = [1200, 900] as const;
const overlay = [1200, 800] as const;

const key = (x: number, y: number, scale: number, fill: string, degrees: number): string =>
  at(x, y, `${ring(0, 0, 40, 22, fill)}${path('M44-11H190V46H164V18H140V40H114V11H44Z', fill)}`, scale, degrees);

/** Hosting, addresses, and who holds the keys: what stands below the street. */
const foundations = `
  ${rect(0, 300, 900, 420, ink)}${rect(0, 300, 900, 26, ferry)}${path('M0 470H900V486H0zM0 600H900V616H0z', '#3a322b')}
  ${rect(180, 60, 200, 240, taxi)}${windows(206, 90, 4, 5, 22, 24, 42, 42, paper)}${rect(420, 140, 150, 160, paper)}${windows(444, 166, 3, 3, 20, 24, 40, 42, ink)}${rect(610, 20, 120, 280, harbour)}${windows(630, 48, 3, 6, 18, 24, 32, 42, tart)}
  ${each([206, 330, 440, 534, 636, 690], (x) => rect(x, 326, 26, 330, tile))}${rect(150, 400, 610, 54, neon)}
  ${each([0, 1, 2, 3], (index) => `${rect(180 + index * 150, 486, 120, 170, tart)}${each([0, 1, 2], (shelf) => rect(194 + index * 150, 502 + shelf * 50, 92, 36, ink) + disc(210 + index * 150, 520 + shelf * 50, 7, pick([tile, tile, taxi, tile], index + shelf)) + rect(230 + index * 150, 514 + shelf * 50, 44, 11, paper))}`)}
  ${rect(120, 656, 670, 64, milk)}${bar('M814 326V420', 8, paper)}${ring(814, 448, 30, 9, paper)}${key(800, 490, 0.66, tart, 100)}${key(828, 488, 0.66, neon, 72)}${at(72, 300, cast.three(ferry, ink), 0.74)}`;

/** Page bricks go up by crane, one floor at a time. */
const block = (x: number, y: number, width: number, fill: string, content: string): string =>
  `${rect(x, y, width, 104, fill)}${at(x, y, content)}${rect(x, y + 96, width, 8, ink)}`;
const build = `
  ${disc(180, 170, 90, tart)}${rect(0, 650, 900, 70, ink)}
  ${block(430, 546, 320, paper, lines(28, 24, [200, 150], 18, 34, ink))}${block(430, 442, 320, taxi, signal('nine', 122, 12, 76, 76, paper))}
  ${towerCrane(190, 650, 480, 640, 400, 96, ferry, `${bar('M0 0L-150 46M0 0L150 46', 5, ink)}${rect(-160, 46, 320, 104, harbour)}${pennant(-132, 68, 150, 56, tart)}${lines(40, 76, [90, 60], 14, 30, paper)}`)}
  ${at(812, 652, cast.oneIdle(taxi, ink), 0.7)}${at(330, 652, cast.ten(harbour, ink), 0.68)}`;

const station = (x: number, y: number, fill: string, sign: string): string =>
  `${disc(x, y, 86, ink)}${disc(x, y, 70, fill)}${at(x, y, sign)}`;
/** Payments, stock, bookings and maps: all lines meet at one interchange. */
const connect = `
  ${bar('M150 160H280L620 560H900', 30, taxi)}${bar('M0 560H280L620 160H740', 30, harbour)}${bar('M450 0V720', 30, ink)}
  ${station(160, 160, tart, rect(-42, -28, 84, 56, ink) + rect(-42, -14, 84, 13, tart) + rect(-30, 10, 30, 8, tart))}
  ${station(740, 160, neon, path('M-40-18L0-40L40-18V32H-40z', ink) + path('M-40-18L0 4L40-18', paper) + rect(-6, 4, 12, 28, neon))}
  ${station(160, 560, paper, rect(-38, -34, 76, 70, ink) + windows(-28, -12, 4, 3, 10, 9, 15, 15, paper) + rect(-38, -34, 76, 14, taxi))}
  ${station(740, 560, tile, path('M0 46Q-38-2-38-20a38 38 0 0 1 76 0Q38-2 0 46z', ink) + disc(0, -20, 15, tile))}
  ${disc(450, 360, 136, ink)}${disc(450, 360, 112, paper)}${signal('nine', 390, 290, 120, 140, ink)}`;

/** Redirects, backups, a quiet morning: down the slip she goes. */
const launch = `
  ${disc(660, 210, 120, tart)}${path('M0 500L900 640V720H0Z', ink)}${times(6, (index) => rect(40 + index * 96, 512 + index * 15, 40, 60, taxiShade))}
  ${at(400, 470, `${path('M-320-70L-250 84H220L330-104Q180-60 0-60T-320-70Z', taxi)}${path('M-290 0L-274 34H262L286-6Z', paper)}${rect(-170, -170, 250, 108, paper)}${windows(-150, -148, 6, 1, 24, 34, 38, 40, ink)}${rect(-120, -240, 170, 72, paper)}${windows(-104, -222, 4, 1, 24, 28, 38, 40, ink)}${rect(-60, -330, 56, 90, harbour)}${rect(-60, -330, 56, 22, ink)}${bar('M150-66V-290', 8, ink)}${signal('nine', 158, -286, 70, 76, ink)}`, 1, 9)}
  ${swell(652, 40, 150, -20, 900, 720, harbour)}${path('M706 440l30-12 46 96-22 10z', ferry)}${bar('M712 420Q640 320 560 300', 6, ink)}${gull(150, 130, 0.8, paper)}${gull(260, 190, 0.5, paper)}`;

/** One bar of signal, in the tunnel between two stations. */
const tunnel = `
  ${each(
    [
      [560, ferry],
      [450, ink],
      [346, tileShade],
      [262, ink],
    ] as const,
    ([radius, fill]) => path(`M${600 - radius} 900V560A${radius} ${radius} 0 0 1 ${600 + radius} 560V900Z`, fill),
  )}
  ${path('M420 900V430Q420 340 510 340H690Q780 340 780 430V900Z', paper)}${rect(460, 410, 280, 160, ink)}${signal('northWest', 480, 446, 96, 124, tart)}${eyes(528, 532, 12, 30, 4, 0)}${signal('one', 612, 440, 110, 130, neon)}${eyes(667, 462, 12, 32, -3, 1)}
  ${disc(476, 680, 34, tart)}${disc(724, 680, 34, tart)}${signal('nine', 560, 630, 80, 96, taxi)}${rect(420, 790, 360, 110, taxi)}${rect(520, 360, 160, 30, ink)}${lines(544, 368, [112], 13, 1, tart)}
  ${rect(960, 130, 30, 50, paper)}${rect(1006, 100, 30, 80, tileShade)}${rect(1052, 70, 30, 110, tileShade)}${rect(1098, 40, 30, 140, tileShade)}`;

/** Editors change the walls; the pillars stay. */
const wall = (x: number, y: number, fill: string, words: string, spare = ''): string =>
  `${rect(x, y, 300, 234, fill)}${lines(x + 62, y + 76, [170, 120, 150], 20, 40, words)}${spare}`;
const walls = `
  ${wall(150, 60, tart, ink)}${wall(450, 60, tile, ink)}${wall(750, 60, harbour, paper)}${wall(150, 294, taxi, paper)}${wall(750, 294, neon, ink)}${wall(150, 528, ferry, paper)}${wall(450, 528, milk, ink)}${wall(750, 528, tart, ink)}
  ${rect(450, 294, 300, 234, paper)}${bar('M450 294h300v234h-300z', 8, ink)}${lines(512, 358, [170, 120], 20, 44, ink)}${rect(644, 394, 10, 44, taxi)}
  ${each([150, 450, 750, 1050], (x) => rect(x - 26, 30, 52, 790, ink))}${rect(90, 770, 1020, 60, ink)}
  ${at(560, 770, cast.nineIdle(taxi, ink), 0.84)}${path('M620 700l60-120 26 12-62 122z', tart)}`;

const english = await lettering('Aa', 300, ink, 78);
/** English and Chinese from one set of pages. */
const languages = `
  ${rect(0, 0, 600, 900, tart)}<g transform="translate(${300 - english.width / 2} 500)">${english.markup}</g>${lines(110, 590, [380, 320, 360, 200], 24, 56, ink)}
  ${path('M700 200h400v58H700zM868 200h58v330h-58zM898 346h150v54H898zM740 350h56v180h-56zM660 500h480v58H660z', paper)}${windows(700, 600, 7, 3, 40, 40, 60, 66, paper)}
  ${rect(220, 800, 760, 64, ink)}${disc(262, 832, 15, tile)}${lines(300, 822, [340], 20, 1, paper)}${rect(660, 822, 120, 20, neon)}`;

/** Old ones, cracked ones, the one the chairman will not give up. */
const drawer = `
  ${rect(0, 700, 1200, 200, ink)}${rect(0, 700, 1200, 26, tileShade)}${phoneFrame(90, 120, 270, 580, paper, `${signal('nine', 66, 130, 112, 130, taxi)}${pennant(40, 330, 160, 60, ink)}${lines(40, 430, [160, 110], 16, 32, paperShade)}`, taxi)}
  ${phoneFrame(410, 300, 200, 400, paper, `${signal('nine', 46, 70, 80, 96, harbour)}${bar('M0 60l66 70-36 50 80 60-50 56 60 60', 9, ink)}${pennant(26, 226, 110, 44, ink)}`, harbour)}
  ${at(660, 360, `${path('M0 0h180v340H0z', ferry)}${rect(146, -90, 18, 100, ink)}${rect(18, 26, 144, 120, paper)}${signal('nine', 56, 44, 66, 80, ferry)}${windows(22, 176, 3, 4, 36, 24, 50, 40, tart)}`)}
  ${phoneFrame(890, 180, 230, 520, tart, `${lines(30, 50, [120, 86], 20, 40, ink)}${signal('nine', 50, 150, 102, 120, ink)}${pennant(26, 320, 140, 56, ink)}`, ink)}
  ${bar('M225 700v70q0 40 60 40h190', 9, tart)}${rect(470, 792, 60, 36, paper)}${bar('M530 802h26M530 818h26', 8, paper)}`;

const showcase = `${path('M114 60V840L0 780V120Z', loom.cream)}${path('M66 100h34v700h-34z', loom.amber)}${carpet(120, 90, 10, 5, 128)}${path('M1486 60V840L1600 780V120Z', loom.cream)}${path('M1500 100h34v700h-34z', loom.amber)}`;
const searching = `${carpet(60, 330, 7, 3, 140)}${rect(150, 70, 900, 150, loom.cream)}${lines(210, 130, [300], 28, 1, loom.plum)}${rect(524, 112, 9, 66, loom.rose)}${ring(960, 132, 34, 15, loom.plum)}${bar('M984 158l34 36', 17, loom.plum)}${path('M150 220H1050L990 300H210Z', loom.deep)}${lines(240, 248, [200], 16, 1, loom.pale)}${lines(490, 248, [140], 16, 1, loom.pale)}${lines(680, 248, [180], 16, 1, loom.pale)}`;
const basket = `${samples([
  [330, 150, 170],
  [520, 90, 180],
  [720, 160, 160],
  [430, 320, 150],
  [600, 300, 180],
])}${bar('M230 480Q240 110 600 110T970 480', 26, loom.amber)}${path('M190 470H1010L930 760H270Z', loom.rose)}${times(9, (index) => rect(250 + index * 84, 500, 34, 230, index % 2 ? loom.amber : loom.cream))}${rect(170, 450, 860, 56, loom.amber)}${wool(1070, 690, 80, loom.pale, loom.teal)}${bar('M1000 720q-60 60-160 44', 8, loom.pale)}`;
const weaving = `${rolls(60, 720, 4, 500)}${rect(0, 720, 1200, 80, loom.deep)}${rect(520, 70, 620, 40, loom.amber)}${rect(520, 640, 620, 40, loom.amber)}${rect(540, 70, 30, 650, loom.rose)}${rect(1090, 70, 30, 650, loom.rose)}${bar(
  times(24, (index) => `M${590 + index * 21} 110V640`),
  5,
  loom.cream,
)}${times(6, (index) => signal(pick(['one', 'nine', 'three'] as const, index), 596 + index * 82, 470, 66, 150, pick([loom.amber, loom.pale, loom.rose], index)))}${rect(584, 440, 496, 18, loom.pale)}${shuttle(640, 380)}`;

export const drawings: readonly Drawing[] = [
  picture('services/development-row-1', row, tile, foundations),
  picture('services/development-row-2', row, tile, build),
  picture('services/development-row-3', row, milk, connect),
  picture('services/development-row-4', row, neon, launch),
  picture('services/development-info-1', info, tile, tunnel, [0.5, 0.65]),
  picture('services/development-info-2', info, paper, walls),
  picture('services/development-info-3', info, harbour, languages),
  picture('services/development-info-4', info, tile, drawer),
  picture('services/development-showcase', [1600, 900], loom.plum, showcase),
  picture('services/development-overlay-1', overlay, loom.teal, searching),
  picture('services/development-overlay-2', overlay, loom.teal, basket),
  picture('services/development-overlay-3', overlay, loom.plum, weaving),
  picture(
    'services/development-crane',
    [1000, 1000],
    undefined,
    `${rect(330, 760, 420, 240, paper)}${windows(370, 800, 6, 3, 36, 40, 58, 66, ferryShade)}${rect(330, 560, 420, 200, taxi)}${signal('nine', 476, 590, 128, 140, tart)}${towerCrane(210, 1000, 780, 770, 330, 110, tart, `${bar('M0 0L-190 60M0 0L190 60', 6, tart)}${rect(-200, 60, 400, 120, tile)}${lines(-160, 92, [200, 140], 18, 40, ink)}${pennant(70, 92, 110, 56, neon)}`, paper)}`,
  ),
];
