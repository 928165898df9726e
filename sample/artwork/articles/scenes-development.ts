import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import {
  circle,
  pick,
  place,
  polygon,
  rect,
  type SignalName,
  scene,
  signal,
  signalNames,
  stroke,
  times,
} from './draw.ts';
import type { ArticleScenes } from './scene.ts';
import { awning } from './things.ts';

/** The stickers of the suitcase; no cross among them is red. */
const stickers: [SignalName, number, number, number, string][] = [
  ['ten', 260, 330, 170, harbour],
  ['eight', 460, 310, 150, taxi],
  ['eight', 640, 340, 190, tart],
  ['ten', 850, 320, 130, ferry],
  ['eight', 250, 540, 150, neon],
  ['ten', 420, 520, 190, ink],
  ['eight', 640, 570, 150, harbour],
  ['ten', 810, 510, 170, neon],
  ['eight', 290, 700, 100, paper],
  ['eight', 830, 700, 130, taxi],
];

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
      stroke(tile, 44, 'M460 260V120H740V260'),
      // Paper would be the page's own: the case would dissolve in it.
      rect(170, 250, 860, 590, tile),
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
      times(12, (index) => place(600, 450, rect(-12, -320, 24, index % 3 ? 46 : 90, ink), 1, index * 30)),
      place(600, 450, rect(-22, -180, 44, 200, ink), 1, 120),
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
          1250 + index * 122,
          840 - 230 - (index % 3) * 80,
          110,
          230 + (index % 3) * 80,
          neon,
        ),
      ),
    ),
  },
};
