import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, grid, place, polygon, rect, ring, scene, signal, stroke, times } from './draw.ts';
import type { ArticleScenes } from './scene.ts';
import { hourglass } from './things.ts';

/** A stone wall in two greens, every other course set back by half a stone. */
const quayWall = (y: number, rows: number) =>
  times(rows, (row) =>
    times(8, (column) =>
      rect((column - (row % 2) / 2) * 290, y + row * 140, 280, 130, (column + row) % 2 ? '#0b6450' : '#00604b'),
    ),
  );

/** A triangle afloat over its reflection, its tip tied to a ring in the wall. */
const berth = (x: number, side: 1 | -1, fill: string) =>
  signal('eight', x - 250, 340, 500, 430, fill) +
  times(4, (row) => rect(x - 210 + row * 55, 794 + row * 48, 420 - row * 110, 24, fill)) +
  ring(x + side * 310, 310, 84, 44, tart) +
  stroke(paper, 24, `M${x + side * 310} 410Q${x + side * 230} 620 ${x} 362`, 'round') +
  circle(x, 356, 34, paper);

/** An hourglass between two red plates, standing on its own step. */
const stepGlass = (index: number) => {
  const x = index * 400;
  const foot = 850 - index * 60;
  const glass = { x: x + 90, y: foot - 500, width: 220, height: 460 };
  return (
    rect(x, foot, 400, 1000 - foot, ferry) +
    hourglass(glass, ferry, harbour, 1 - index * 0.24, 0.1 + index * 0.225) +
    rect(x + 60, foot - 40, 280, 40, taxi) +
    rect(x + 60, foot - 540, 280, 40, taxi)
  );
};

export const businessScenes: ArticleScenes = {
  'dot-hk-or-dot-com': {
    thumbnail: scene(
      tile,
      polygon(ferry, 0, 900, 0, 760, 600, 690, 1200, 790, 1200, 900),
      rect(300, 130, 130, 640, ink),
      polygon(paper, 40, 215, 160, 110, 600, 110, 600, 320, 160, 320),
      rect(770, 200, 130, 460, taxi),
      polygon(taxi, 600, 500, 1040, 500, 1160, 600, 1040, 700, 600, 700),
    ),
    banner: scene(
      ferry,
      quayWall(140, 5),
      rect(0, 0, 2000, 100, tart),
      rect(0, 100, 2000, 40, ink),
      rect(0, 740, 2000, 260, tile),
      berth(520, -1, neon),
      berth(1480, 1, harbour),
    ),
  },
  'forty-pages-of-brief-two-that-matter': {
    thumbnail: scene(
      tart,
      times(9, (index) => rect(560 - index * 34, 60 + index * 34, 520, 560, index % 2 ? paper : taxi)),
      rect(200, 320, 540, 580, paper),
      signal('three', 300, 430, 340, 360, ink),
    ),
    banner: scene(
      taxi,
      grid({ x: 90, y: 80, width: 1820, height: 840 }, 10, 4, 44, (cell, column, row) => {
        const chosen = (column === 3 && row === 1) || (column === 7 && row === 2);
        const sheet = rect(cell.x, cell.y, cell.width, cell.height, chosen ? tart : milk);
        return chosen ? sheet + signal('eight', cell.x + 22, cell.y + 45, cell.width - 44, 90, harbour) : sheet;
      }),
    ),
  },
  'how-long-a-website-takes': {
    thumbnail: scene(
      tart,
      rect(0, 800, 1200, 100, ink),
      signal('nine', 330, 60, 540, 740, harbour),
      [
        [440, 130],
        [540, 130],
        [640, 130],
        [490, 215],
        [590, 215],
        [540, 300],
        [540, 500],
        [485, 600],
        [595, 600],
        [430, 700],
        [540, 700],
        [650, 700],
      ]
        .map(([x = 0, y = 0]) => signal('eight', x + 18, y, 84, 72, taxi))
        .join(''),
    ),
    banner: scene(
      harbour,
      grid({ x: 110, y: 110, width: 1780, height: 780 }, 6, 2, 40, (cell, column, row) => {
        const index = row * 6 + column;
        const day = rect(cell.x, cell.y, cell.width, cell.height, neon);
        if (index === 11)
          return day + signal('ten', cell.x + 20, cell.y + 60, cell.width - 40, cell.height - 120, ferry);
        if (index === 2) return day + signal('one', cell.x + 40, cell.y + 80, cell.width - 80, cell.height - 160, tile);
        return day;
      }),
    ),
  },
  'how-to-read-a-website-quote': {
    thumbnail: scene(
      ferry,
      polygon(
        paper,
        300,
        0,
        900,
        0,
        900,
        800,
        840,
        740,
        780,
        800,
        720,
        740,
        660,
        800,
        600,
        740,
        540,
        800,
        480,
        740,
        420,
        800,
        360,
        740,
        300,
        800,
      ),
      [300, 240, 330, 210]
        .map((width, row) => rect(380, 80 + row * 90, width, 40, ink) + rect(760, 80 + row * 90, 70, 40, tart))
        .join(''),
      rect(380, 520, 450, 56, neon),
      place(600, 548, signal('ten', -120, -120, 240, 240, ink), 1, 45),
    ),
    banner: scene(
      harbour,
      [1380, 900, 1240, 680, 1080, 1460, 820, 1180]
        .map((width, row) => {
          const y = 90 + row * 106;
          const end = row < 7 ? signal('one', 136 + width, y - 12, 84, 88, tart) : '';
          return rect(120, y, width, 64, paper) + end;
        })
        .join(''),
      rect(60, 850, 1400, 40, taxi),
    ),
  },
  'top-hong-kong-startup-and-sme-government-funding-options': {
    thumbnail: scene(
      ferry,
      rect(260, 60, 680, 60, taxi),
      rect(260, 780, 680, 60, taxi),
      signal('nine', 310, 120, 580, 660, tile),
      rect(592, 430, 16, 190, tart),
      [
        [600, 610],
        [550, 675],
        [650, 675],
        [500, 740],
        [600, 740],
        [700, 740],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 38, tart))
        .join(''),
      [
        [600, 610],
        [550, 675],
        [650, 675],
        [500, 740],
        [600, 740],
        [700, 740],
      ]
        .map(([x = 0, y = 0]) => rect(x - 6, y - 18, 12, 36, ink))
        .join(''),
    ),
    banner: scene(tart, times(5, stepGlass)),
  },
};
