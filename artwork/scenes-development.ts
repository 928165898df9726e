import {
  circle,
  grid,
  pick,
  polygon,
  rect,
  ring,
  type SignalName,
  scene,
  signal,
  signalNames,
  stroke,
  times,
} from './draw.ts';
import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from './inks.ts';
import type { ArticleScenes } from './scene.ts';
import { awning, hourglass, shutter } from './things.ts';

const stickers: [SignalName, number, number, number, string][] = [
  ['ten', 260, 330, 170, harbour],
  ['eight', 460, 310, 150, taxi],
  ['eight', 640, 340, 190, tart],
  ['ten', 850, 320, 130, ferry],
  ['eight', 250, 540, 150, neon],
  ['ten', 420, 520, 190, ink],
  ['eight', 640, 570, 150, harbour],
  ['ten', 810, 510, 170, neon],
  ['eight', 290, 700, 100, tile],
  ['eight', 830, 700, 130, taxi],
];

const shed = (x: number, fill: string) =>
  polygon(fill, x, 420, x + 260, 180, x + 520, 420) +
  rect(x, 420, 520, 410, fill) +
  rect(x + 90, 440, 340, 390, paper) +
  signal('eight', x + 120, 530, 280, 300, ink);

export const developmentScenes: ArticleScenes = {
  'a-content-system-your-editors-like': {
    thumbnail: scene(
      ferry,
      rect(160, 90, 880, 720, ink),
      rect(200, 130, 800, 180, neon),
      rect(540, 190, 120, 50, ink),
      times(
        7,
        (index) =>
          rect(230 + index * 108, 370 - (index % 3) * 26, 86, 260, pick([tile, tart, harbour], index)) +
          rect(250 + index * 108, 400 - (index % 3) * 26, 46, 20, paper),
      ),
      polygon(neon, 120, 520, 1080, 520, 1130, 860, 70, 860),
      rect(500, 640, 200, 70, ink),
    ),
    banner: scene(
      ink,
      rect(0, 80, 940, 780, taxi),
      times(
        6,
        (index) =>
          rect(90 + index * 140, 80, 14, 330 + (index % 3) * 90, milk) +
          rect(58 + index * 140, 410 + (index % 3) * 90, 78, 40, ink) +
          signal(
            pick(signalNames, index),
            60 + index * 140,
            480 + (index % 3) * 90,
            74,
            90,
            pick([tart, paper, neon], index) === paper ? tile : pick([tart, paper, neon], index),
          ),
      ),
      rect(940, 80, 980, 780, tart),
      polygon(harbour, 940, 80, 1180, 80, 980, 860, 940, 860),
      polygon(harbour, 1920, 80, 1680, 80, 1880, 860, 1920, 860),
      signal('one', 1260, 330, 330, 430, ferry),
      rect(940, 760, 980, 100, neon),
      rect(900, 80, 40, 780, paper),
    ),
  },
  'third-party-scripts-and-what-they-cost': {
    thumbnail: scene(
      ferry,
      stroke(paper, 44, 'M460 260V120H740V260'),
      rect(170, 250, 860, 590, paper),
      stickers.map(([name, x, y, size, fill]) => signal(name, x, y, size, size, fill)).join(''),
    ),
    banner: scene(
      tart,
      rect(0, 880, 2000, 120, ink),
      rect(1010, 0, 16, 130, ink),
      rect(200, 130, 1600, 720, harbour),
      rect(160, 470, 1680, 50, ink),
      rect(160, 100, 1680, 50, ink),
      times(2, (row) =>
        times(6, (index) => {
          const x = 260 + index * 255;
          const y = 210 + row * 360;
          const seat = rect(x, y, 200, 210, paper);
          if (row === 1 && index === 4) return seat + rect(x + 40, y + 120, 120, 90, milk);
          const name = pick(['eight', 'one', 'nine', 'three', 'eightDown'] satisfies SignalName[], index + row * 2);
          const sideways = row === 0 ? -26 : 24;
          return seat + signal(name, x + 20 + sideways, y + 36, 170, 174, pick([neon, taxi, tart], index + row));
        }),
      ),
      circle(520, 870, 70, ink),
      circle(1480, 870, 70, ink),
    ),
  },
  'two-languages-one-address': {
    thumbnail: scene(
      paper,
      rect(0, 0, 600, 900, tart),
      rect(600, 0, 600, 900, harbour),
      polygon(ink, 160, 120, 600, 120, 600, 820, 460, 820, 460, 350, 160, 350),
      polygon(paper, 1040, 120, 600, 120, 600, 820, 740, 820, 740, 350, 1040, 350),
    ),
    banner: scene(
      milk,
      times(5, (index) => {
        const x = index * 400;
        return (
          rect(x, 0, 400, 380, index % 2 ? '#3a50f0' : harbour) +
          rect(x + 50, 60, 300, 110, paper) +
          signal(pick(signalNames, index), x + 150, 72, 100, 86, ink) +
          rect(x + 60, 210, 130, 170, ink) +
          rect(x + 220, 210, 120, 110, tile)
        );
      }),
      rect(0, 380, 2000, 240, ink),
      times(8, (index) => rect(60 + index * 250, 488, 140, 24, paper)),
      times(5, (index) => {
        const x = index * 400;
        return (
          rect(x, 620, 400, 380, index % 2 ? '#f0b710' : tart) +
          awning({ x, y: 620, width: 400, height: 110 }, 5, [taxi, paper]) +
          rect(x + 60, 780, 120, 220, ink) +
          signal(pick(signalNames, index + 3), x + 215, 790, 130, 130, ferry)
        );
      }),
    ),
  },
  'why-your-hero-picture-is-late': {
    thumbnail: scene(
      tart,
      circle(600, 450, 390, ink),
      circle(600, 450, 350, paper),
      times(
        12,
        (index) => `<g transform="rotate(${index * 30} 600 450)">${rect(588, 130, 24, index % 3 ? 46 : 90, ink)}</g>`,
      ),
      `<g transform="rotate(120 600 450)">${rect(578, 270, 44, 200, ink)}</g>`,
      rect(586, 180, 28, 290, ink),
      circle(600, 450, 56, taxi),
    ),
    banner: scene(
      harbour,
      rect(0, 840, 2000, 160, ink),
      rect(80, 90, 720, 620, tart),
      rect(150, 160, 580, 480, harbour),
      rect(880, 180, 330, 660, ink),
      rect(930, 230, 230, 610, tile),
      times(6, (index) =>
        signal(
          pick(signalNames, index + (index > 4 ? 1 : 0)),
          1090 + index * 156,
          840 - 250 - (index % 3) * 80,
          140,
          250 + (index % 3) * 80,
          neon,
        ),
      ),
    ),
  },
};

export const careScenes: ArticleScenes = {
  'backups-you-have-restored': {
    thumbnail: scene(
      tart,
      signal('nine', 70, 110, 400, 680, ferry),
      signal('nine', 730, 110, 400, 680, tile),
      ring(600, 340, 52, 36, taxi),
      rect(582, 390, 36, 240, taxi),
      rect(618, 520, 60, 34, taxi),
      rect(618, 590, 60, 34, taxi),
    ),
    banner: scene(
      tile,
      circle(1000, 240, 210, taxi),
      rect(0, 830, 2000, 170, ferry),
      shed(90, harbour),
      shed(740, tart),
      shed(1390, neon),
      times(9, (index) => rect(40 + index * 230, 900, 150, 22, tile)),
    ),
  },
  'updates-without-a-lost-weekend': {
    thumbnail: scene(
      tart,
      rect(130, 130, 760, 700, harbour),
      rect(130, 130, 760, 120, ink),
      grid({ x: 180, y: 300, width: 660, height: 480 }, 5, 4, 30, (cell, column, row) =>
        rect(cell.x, cell.y, cell.width, cell.height, column === 4 && row === 0 ? ink : paper),
      ),
      `<g transform="translate(930 300)">${times(4, (index) => `<g transform="rotate(${index * 45 + 12})">${rect(-180, -44, 360, 88, neon)}</g>`)}${circle(0, 0, 140, neon)}${circle(0, 0, 58, tart)}</g>`,
    ),
    banner: scene(
      ink,
      circle(300, 210, 120, paper),
      rect(0, 800, 2000, 200, harbour),
      polygon(milk, 160, 1000, 160, 640, 260, 640, 380, 900, 1620, 900, 1740, 640, 1840, 640, 1840, 1000),
      polygon(ferry, 400, 620, 1000, 620, 1000, 860, 520, 860),
      polygon(taxi, 1000, 620, 1600, 620, 1480, 860, 1000, 860),
      rect(520, 500, 960, 120, paper),
      rect(600, 390, 800, 110, paper),
      times(11, (index) => rect(560 + index * 82, 530, 50, 56, ink)),
      rect(940, 290, 120, 100, taxi),
      stroke(tart, 44, 'M1700 640V90H1000'),
      stroke(tart, 20, 'M1700 300L1460 90'),
      rect(1100, 110, 12, 150, tart),
      signal('eight', 1046, 250, 120, 100, neon),
    ),
  },
  'what-an-hour-of-maintenance-buys': {
    thumbnail: scene(
      tile,
      rect(280, 50, 640, 60, taxi),
      rect(280, 790, 640, 60, taxi),
      hourglass({ x: 320, y: 110, width: 560, height: 680 }, ink, tart, 0.72, 0.55),
      rect(592, 440, 16, 220, tart),
    ),
    banner: scene(
      tart,
      rect(0, 790, 2000, 70, ink),
      times(5, (index) => {
        const x = 90 + index * 390;
        const glass = pick([taxi, ferry, harbour], index);
        if (index === 3)
          return `<g transform="rotate(58 ${x + 130} 400)">${hourglass({ x, y: 170, width: 260, height: 460 }, glass, paper, 0, 0.5)}</g>`;
        return hourglass(
          { x, y: 330, width: 260, height: 460 },
          glass,
          pick([tart, neon, tile], index),
          0.3 + index * 0.1,
          0.6 - index * 0.1,
        );
      }),
    ),
  },
  'what-to-do-when-the-site-is-down': {
    thumbnail: scene(
      tile,
      rect(0, 610, 1200, 290, tart),
      signal('three', 150, 90, 620, 620, taxi),
      stroke(ink, 22, 'M1200 560C1080 560 1120 780 1010 780', 'round'),
      rect(850, 720, 170, 120, ink),
      rect(790, 740, 70, 22, ink),
      rect(790, 798, 70, 22, ink),
    ),
    banner: scene(
      ink,
      times(5, (index) => {
        const x = 60 + index * 385;
        const lit = index === 4;
        const window = rect(x, 250, 340, 560, lit ? tart : '#16248f');
        const inside = lit
          ? signal('nine', x + 70, 330, 200, 400, neon) +
            shutter({ x, y: 250, width: 340, height: 100 }, ink, harbour, 3)
          : shutter({ x, y: 250, width: 340, height: 560 }, '#16248f', '#0d1557', 11);
        return rect(x, 110, 340, 110, lit ? neon : harbour) + window + inside;
      }),
      rect(0, 810, 2000, 190, harbour),
      polygon(tart, 1600, 810, 1940, 810, 1990, 1000, 1480, 1000),
    ),
  },
};
