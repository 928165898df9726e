import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, grid, path, pick, polygon, rect, type SignalName, scene, signal, stroke, times } from './draw.ts';
import type { ArticleScenes } from './scene.ts';
import { building, hand, hourglass } from './things.ts';

export const searchScenes: ArticleScenes = {
  'local-search-for-a-shop-on-the-third-floor': {
    thumbnail: scene(
      harbour,
      circle(1010, 180, 110, tile),
      building({ x: 340, y: 60, width: 520, height: 840 }, neon, 4, 6, (column, row) =>
        column === 2 && row === 3 ? tart : ink,
      ),
      rect(0, 840, 1200, 60, ferry),
    ),
    banner: scene(
      tart,
      building({ x: 60, y: 300, width: 330, height: 620 }, tile, 3, 6, () => ferry),
      building({ x: 430, y: 140, width: 300, height: 780 }, taxi, 3, 8, () => tart),
      building({ x: 1620, y: 220, width: 320, height: 700 }, harbour, 3, 7, () => neon),
      rect(770, 60, 810, 860, ink),
      times(6, (index) => rect(800 + index * 130, 800 - index * 95, 130, 120 + index * 95, paper)),
      times(5, (index) => stairArrow(840 + index * 130, 700 - index * 95)),
      circle(1450, 210, 140, tart),
      hourglass({ x: 1370, y: 100, width: 160, height: 220 }, taxi, paper, 0, 0),
      rect(0, 920, 2000, 80, ferry),
    ),
    pictures: [
      scene(
        tile,
        rect(0, 160, 380, 620, tart),
        rect(820, 160, 380, 620, tart),
        rect(60, 360, 260, 300, ink),
        rect(880, 360, 260, 300, ink),
        path('M400 780V400A200 200 0 0 1 800 400V780Z', taxi),
        path('M480 780V410A120 120 0 0 1 720 410V780Z', ink),
        rect(0, 780, 1200, 120, milk),
        signal('eight', 510, 650, 180, 180, harbour),
      ),
      scene(
        ferry,
        rect(200, 60, 800, 780, tile),
        times(
          9,
          (row) =>
            rect(270, 130 + row * 74, pick([300, 240, 340, 200], row), 36, row === 5 ? neon : ink) +
            rect(810, 130 + row * 74, 110, 36, row === 5 ? neon : ink),
        ),
      ),
      scene(
        tart,
        polygon('#e3ac0c', 0, 0, 360, 220, 360, 720, 0, 900),
        polygon('#e3ac0c', 1200, 0, 840, 220, 840, 720, 1200, 900),
        polygon(ink, 0, 900, 360, 720, 840, 720, 1200, 900),
        rect(360, 220, 480, 500, tart),
        rect(430, 250, 340, 470, ferry),
        signal('one', 510, 320, 180, 210, paper),
        circle(720, 510, 18, tart),
      ),
    ],
  },
  'structured-data-worth-writing': {
    thumbnail: scene(
      ferry,
      rect(160, 130, 880, 640, tart),
      rect(560, 130, 80, 640, '#e0a90d'),
      [harbour, taxi, ferry]
        .map((fill, index) => {
          const name = pick(['eight', 'three', 'nine'] satisfies SignalName[], index);
          return (
            rect(210 + index * 280, 400, 230, 300, paper) +
            signal(name, 250 + index * 280, 450, 150, 150, fill) +
            rect(250 + index * 280, 636, 150, 26, ink)
          );
        })
        .join(''),
      rect(0, 770, 1200, 130, ink),
    ),
    banner: scene(
      neon,
      rect(0, 880, 2000, 120, ink),
      [3, 4, 2, 4, 3, 1]
        .map((height, column) =>
          times(height, (row) => {
            const x = 70 + column * 316;
            const y = 680 - row * 208;
            const name = pick(['eight', 'ten', 'one'] satisfies SignalName[], column * 2 + row);
            return (
              rect(x, y, 290, 200, tile) +
              rect(x + 120, y, 50, 60, ferry) +
              rect(x + 90, y + 60, 110, 120, paper) +
              signal(name, x + 105, y + 80, 80, 80, ink)
            );
          }),
        )
        .join(''),
    ),
  },
  'titles-people-click': {
    thumbnail: scene(
      harbour,
      rect(90, 130, 900, 180, taxi),
      rect(90, 360, 760, 180, tart),
      rect(90, 590, 980, 180, tile),
      hand(770, 480, ink, paper, 1.1, 24),
    ),
    banner: scene(
      ferry,
      grid({ x: 60, y: 60, width: 1880, height: 880 }, 5, 3, 30, (cell, column, row) => {
        const chosen = column === 3 && row === 1;
        const box = rect(cell.x, cell.y, cell.width, cell.height, (column + row) % 2 ? neon : '#1b7a62');
        const slot = rect(cell.x + 40, cell.y + 60, cell.width - 80, chosen ? 170 : 50, ink);
        return box + slot + (chosen ? signal('one', cell.x + 70, cell.y + 74, cell.width - 140, 156, tart) : '');
      }),
    ),
  },
  'what-a-discovery-audit-finds': {
    thumbnail: scene(
      tart,
      grid({ x: 40, y: 40, width: 1120, height: 820 }, 9, 6, 40, (cell) =>
        signal('eight', cell.x, cell.y, cell.width, cell.height, ferry),
      ),
      stroke(paper, 90, 'M760 590L1090 900'),
      circle(590, 420, 300, paper),
      circle(590, 420, 236, tile),
      signal('eight', 470, 300, 240, 230, taxi),
    ),
    banner: scene(
      ink,
      polygon(harbour, 250, 230, 2000, 120, 2000, 760),
      polygon(paper, 150, 340, 350, 340, 420, 1000, 80, 1000),
      polygon(taxi, 132, 520, 370, 520, 390, 680, 112, 680),
      rect(160, 180, 180, 160, tart),
      signal('eight', 130, 60, 240, 120, taxi),
      times(5, (index) =>
        polygon(
          tart,
          430 + index * 320,
          1000,
          430 + index * 320,
          850 - (index % 2) * 60,
          590 + index * 320,
          720 - (index % 2) * 60,
          750 + index * 320,
          850 - (index % 2) * 60,
          750 + index * 320,
          1000,
        ),
      ),
      signal('three', 1250, 330, 300, 330, neon),
    ),
  },
  'write-the-redirect-map-first': {
    thumbnail: scene(
      ferry,
      stroke(paper, 30, 'M600 190V460M600 450L240 700M600 450V700M600 450L960 700'),
      circle(600, 180, 130, taxi),
      circle(600, 450, 70, paper),
      circle(230, 710, 125, tart),
      circle(600, 710, 125, neon),
      circle(970, 710, 125, tile),
    ),
    banner: scene(
      ferry,
      stroke(tile, 40, 'M0 250H500L700 450H1300L1500 250H2000'),
      stroke(neon, 40, 'M0 800H420L620 600H1200L1400 800H2000'),
      stroke(tart, 40, 'M1000 0V1000'),
      ...[
        [200, 250, 300, 480],
        [860, 450, 780, 140],
        [1300, 450, 1480, 560],
        [1720, 250, 1760, 90],
        [240, 800, 120, 600],
        [760, 600, 700, 860],
        [1180, 600, 1240, 900],
        [1640, 800, 1800, 560],
      ].map(
        ([x, y, toX, toY], index) =>
          stroke(paper, 18, `M${x} ${y}L${toX} ${toY}`) +
          circle(x ?? 0, y ?? 0, 52, ink) +
          circle(toX ?? 0, toY ?? 0, 66, pick([paper, taxi, harbour], index)) +
          circle(toX ?? 0, toY ?? 0, 28, ferry),
      ),
    ),
  },
};

/** A stair arrow, pointing up and to the right. */
function stairArrow(x: number, y: number): string {
  return polygon(
    taxi,
    x - 20,
    y + 60,
    x + 40,
    y,
    x + 6,
    y - 26,
    x + 96,
    y - 50,
    x + 92,
    y + 44,
    x + 64,
    y + 22,
    x + 6,
    y + 82,
  );
}
