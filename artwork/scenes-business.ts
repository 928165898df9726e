import { circle, dip, grid, polygon, rect, ring, scene, signal, stroke, times } from './draw.ts';
import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from './inks.ts';
import type { ArticleScenes } from './scene.ts';
import { hourglass } from './things.ts';

export const businessScenes: ArticleScenes = {
  'dot-hk-or-dot-com': {
    thumbnail: scene(
      tile,
      polygon(ferry, 0, 900, 0, 760, 600, 690, 1200, 790, 1200, 900),
      rect(300, 130, 130, 640, tart),
      polygon(tart, 40, 215, 160, 110, 600, 110, 600, 320, 160, 320),
      rect(770, 200, 130, 460, taxi),
      polygon(taxi, 600, 500, 1040, 500, 1160, 600, 1040, 700, 600, 700),
    ),
    banner: scene(
      ferry,
      times(4, (row) =>
        times(
          9,
          (column) =>
            rect(column * 260 - (row % 2) * 130, row * 150 + 140, 8, 150, ink) + rect(0, row * 150 + 136, 2000, 8, ink),
        ),
      ),
      rect(0, 700, 2000, 300, tile),
      stroke(paper, 16, 'M560 300Q420 520 420 700'),
      stroke(paper, 16, 'M1400 300Q1560 520 1560 700'),
      ring(560, 250, 60, 34, tart),
      ring(1400, 250, 60, 34, tart),
      dip(
        'berth',
        2000,
        1000,
        840,
        tile,
        signal('eight', 200, 480, 440, 440, neon) + signal('eight', 1320, 440, 480, 480, harbour),
      ),
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
      rect(300, 450, 600, 220, ink),
      signal('ten', 510, 470, 180, 180, taxi),
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
    banner: scene(
      tart,
      rect(0, 860, 2000, 140, ferry),
      times(5, (index) =>
        hourglass(
          { x: 140 + index * 370, y: 180, width: 240, height: 680 },
          ferry,
          harbour,
          1 - index * 0.24,
          0.1 + index * 0.225,
        ),
      ),
      times(5, (index) => rect(110 + index * 370, 150, 300, 40, taxi)),
    ),
  },
};
