import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, grid, pick, place, polygon, rect, ring, scene, signal, stroke, times } from './draw.ts';
import type { ArticleScenes } from './scene.ts';
import { hourglass, shutter } from './things.ts';

/** A harbour shed with the same signal stored in each. */
const shed = (x: number, fill: string) =>
  polygon(fill, x, 420, x + 260, 180, x + 520, 420) +
  rect(x, 420, 520, 410, fill) +
  rect(x + 90, 440, 340, 390, paper) +
  signal('eight', x + 120, 530, 280, 300, ink);

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
      times(4, (index) => place(930, 300, rect(-180, -44, 360, 88, neon), 1, index * 45 + 12)),
      circle(930, 300, 140, neon),
      circle(930, 300, 58, tart),
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
          return place(
            x + 130,
            400,
            hourglass({ x: -130, y: -230, width: 260, height: 460 }, glass, paper, 0, 0.5),
            1,
            58,
          );
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
