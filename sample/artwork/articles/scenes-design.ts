import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, grid, pick, polygon, rect, scene, signal, signalNames, stroke, times } from './draw.ts';
import type { ArticleScenes } from './scene.ts';

export const designScenes: ArticleScenes = {
  'a-design-system-for-a-company-of-twelve': {
    thumbnail: scene(
      ferry,
      rect(60, 110, 860, 680, tart),
      rect(60, 750, 860, 40, '#e0a90d'),
      grid({ x: 120, y: 160, width: 740, height: 540 }, 4, 3, 50, (cell, column, row) =>
        signal(
          pick(signalNames, column + row * 2 + (row === 2 ? 1 : 0)),
          cell.x,
          cell.y,
          cell.width,
          cell.height,
          pick([ink, ferry, harbour], column + row),
        ),
      ),
      signal('eight', 970, 470, 190, 250, harbour),
    ),
    banner: scene(
      tile,
      grid({ x: 110, y: 110, width: 1780, height: 720 }, 5, 2, 80, (cell, column, row) => {
        const index = column + row * 5;
        const name = pick(signalNames, index * 5 + 1);
        if (index === 7)
          return (
            signal('nine', cell.x - 20, cell.y - 20, cell.width + 40, cell.height + 40, paper) +
            signal('nine', cell.x + 30, cell.y, cell.width - 60, cell.height, taxi)
          );
        return signal(
          name === 'nine' ? 'one' : name,
          cell.x,
          cell.y,
          cell.width,
          cell.height,
          index % 3 === 1 ? ferry : paper,
        );
      }),
      rect(0, 900, 2000, 100, ferry),
    ),
    pictures: [
      scene(
        paper,
        grid({ x: 110, y: 90, width: 980, height: 720 }, 4, 3, 70, (cell, column, row) => {
          const name = pick(
            [
              'one',
              'eight',
              'nine',
              'three',
              'eightDown',
              'ten',
              'eight',
              'one',
              'nine',
              'three',
              'eightDown',
              'ten',
            ] as const,
            column + row * 4,
          );
          return signal(
            name,
            cell.x,
            cell.y,
            cell.width,
            cell.height,
            pick(
              [taxi, harbour, tart, ferry, neon, ink, tile, '#b08d57', '#8f1a55', '#0b8a6c', '#f0663f', '#6a7bff'],
              column + row * 4,
            ),
          );
        }),
      ),
      scene(
        tart,
        rect(90, 110, 460, 360, harbour),
        rect(140, 350, 120, 44, paper),
        signal('eight', 140, 160, 150, 150, tile),
        rect(650, 110, 460, 700, harbour),
        signal('eight', 700, 160, 150, 150, tile),
        [340, 290, 360, 240, 320].map((width, row) => rect(700, 350 + row * 84, width, 44, paper)).join(''),
      ),
      scene(
        neon,
        signal('ten', 400, 60, 400, 400, ink),
        times(5, (index) => rect(70 + index * 216, 560, 196, 150, tart) + rect(112 + index * 216, 620, 112, 30, ink)),
      ),
    ],
  },
  'alt-text-is-a-caption-for-someone-in-a-hurry': {
    thumbnail: scene(
      ferry,
      polygon(neon, 140, 90, 1060, 90, 1060, 690, 560, 690, 330, 870, 380, 690, 140, 690),
      signal('eight', 330, 190, 420, 400, ink),
      circle(880, 250, 90, tart),
    ),
    banner: scene(
      taxi,
      rect(0, 860, 2000, 140, ink),
      [ferry, tart, harbour, tile]
        .map(
          (fill, index) =>
            rect(90 + index * 470, 140, 400, 500, ink) +
            rect(120 + index * 470, 170, 340, 440, fill) +
            signal(
              pick(['eight', 'three', 'nine', 'one'] as const, index),
              180 + index * 470,
              260,
              220,
              260,
              pick([tart, harbour, neon, ferry], index),
            ) +
            rect(190 + index * 470, 700, 200, 70, paper),
        )
        .join(''),
    ),
    pictures: [
      scene(
        tart,
        rect(330, 60, 540, 780, harbour),
        signal('eight', 430, 140, 340, 340, paper),
        circle(600, 660, 110, taxi),
      ),
      scene(
        ferry,
        times(5, (index) => rect(130 + index * 200, 640 - index * 120, 140, 160 + index * 120, tart)),
        rect(80, 800, 1040, 24, paper),
      ),
      scene(
        ferry,
        grid({ x: -90, y: -70, width: 1380, height: 1040 }, 9, 7, 34, (cell, column, row) =>
          signal('ten', cell.x + (row % 2) * 40, cell.y, cell.width, cell.height, (column + row) % 2 ? neon : tile),
        ),
      ),
    ],
  },
  'chinese-and-english-on-one-line': {
    thumbnail: scene(
      milk,
      rect(130, 170, 480, 540, ink),
      signal('eight', 650, 150, 500, 560, ferry),
      rect(0, 710, 1200, 56, neon),
    ),
    banner: scene(
      ink,
      [tart, harbour, taxi, tart]
        .map((fill, row) => {
          const units = pick(
            [
              [1, 1, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1],
              [0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 0],
              [1, 0, 1, 0, 0, 0, 1, 1, 1, 0, 1, 0],
              [0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1],
            ],
            row,
          );
          let x = 80;
          return units
            .map((square) => {
              const width = square ? 170 : 56;
              const shape = rect(x, 70 + row * 226, width, 170, fill);
              x += width + 34;
              return shape;
            })
            .join('');
        })
        .join(''),
    ),
  },
  'contrast-on-a-sunny-pavement': {
    thumbnail: scene(
      neon,
      circle(830, 250, 330, tart),
      rect(360, 240, 420, 660, paper),
      times(5, (row) => rect(420, 330 + row * 110, pick([300, 240, 300, 180, 260], row), 54, '#f0e6d0')),
    ),
    banner: scene(
      tart,
      grid({ x: 0, y: 0, width: 2000, height: 1000 }, 8, 4, 12, (cell, column, row) =>
        rect(cell.x, cell.y, cell.width, cell.height, (column + row) % 2 ? neon : tart),
      ),
      polygon(
        ink,
        820,
        0,
        1090,
        0,
        1010,
        300,
        1560,
        300,
        1480,
        600,
        930,
        600,
        820,
        1000,
        550,
        1000,
        660,
        600,
        120,
        600,
        200,
        300,
        740,
        300,
      ),
    ),
  },
  'forms-people-finish': {
    thumbnail: scene(
      taxi,
      times(
        4,
        (row) =>
          rect(170, 70 + row * 200, 860, 160, paper) +
          (row < 3
            ? stroke(tart, 30, `M${880} ${150 + row * 200}l38 38l76 -86`)
            : rect(220, 120 + row * 200, 16, 60, ink)),
      ),
    ),
    banner: scene(
      tile,
      rect(60, 110, 1880, 790, harbour),
      rect(0, 620, 2000, 80, ink),
      times(5, (index) => {
        const x = 140 + index * 350;
        if (index === 3) return rect(x, 210, 290, 410, tart) + signal('eight', x + 60, 380, 170, 240, ferry);
        return rect(x, 210, 290, 410, '#b9b4a8') + times(7, (slat) => rect(x, 262 + slat * 52, 290, 6, ink));
      }),
      rect(490 + 700, 140, 290, 40, tart),
    ),
  },
};
