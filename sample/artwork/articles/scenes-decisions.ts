import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, grid, pick, polygon, rect, scene, signal, stroke, times } from './draw.ts';
import type { ArticleScenes } from './scene.ts';
import { building, hand } from './things.ts';

/** A chair facing one way, feet on the floor. */
const chair = (x: number, facing: 1 | -1, fill: string) =>
  rect(x - (facing === 1 ? 130 : -90), 300, 40, 560, fill) +
  rect(x - 130, 560, 260, 60, fill) +
  rect(x + (facing === 1 ? 90 : -130), 560, 40, 300, fill) +
  rect(x - (facing === 1 ? 130 : -30), 300, 100, 130, fill);

/** The business articles about meeting and deciding. */
export const decisionScenes: ArticleScenes = {
  'what-to-bring-to-a-first-meeting': {
    thumbnail: scene(
      neon,
      rect(0, 780, 1200, 120, harbour),
      polygon(ink, 240, 430, 960, 430, 1040, 150, 320, 150),
      rect(430, 220, 230, 240, paper),
      signal('eight', 680, 190, 240, 260, taxi),
      rect(200, 430, 800, 390, ferry),
      rect(200, 430, 800, 26, ink),
      signal('one', 470, 400, 260, 260, tart),
    ),
    banner: scene(
      tart,
      rect(0, 860, 2000, 140, taxi),
      chair(330, 1, tile),
      chair(1670, -1, tile),
      rect(560, 520, 880, 70, harbour),
      rect(660, 590, 70, 270, harbour),
      rect(1270, 590, 70, 270, harbour),
      signal('eight', 660, 280, 270, 240, taxi),
      signal('three', 1050, 260, 270, 260, paper),
    ),
  },
  'when-not-to-rebuild': {
    thumbnail: scene(
      tart,
      rect(0, 790, 1200, 110, ink),
      signal('ten', 200, 70, 720, 720, harbour),
      signal('eight', 700, 550, 300, 240, ferry),
    ),
    banner: scene(
      neon,
      circle(330, 290, 200, tart),
      rect(0, 900, 2000, 100, ferry),
      building({ x: 620, y: 60, width: 760, height: 840 }, harbour, 5, 6, (column, row) =>
        column === 3 && row === 2 ? undefined : ink,
      ),
      rect(1072, 320, 150, 180, paper),
      signal('nine', 1087, 335, 120, 150, tart),
      times(5, (index) => rect(540 + index * 225, 20, 16, 880, milk)),
      times(6, (index) => rect(480, 90 + index * 140, 1040, 14, milk)),
      stroke(milk, 14, 'M540 790L1440 510'),
    ),
    pictures: [
      scene(
        ferry,
        grid({ x: 20, y: 20, width: 1160, height: 860 }, 6, 4, 20, (cell, column, row) =>
          column === 3 && row === 1
            ? rect(cell.x, cell.y, cell.width, cell.height, ink)
            : rect(cell.x, cell.y, cell.width, cell.height, (column + row) % 2 ? '#0b6450' : '#00604b'),
        ),
        rect(668, 300, 178, 200, tart),
        hand(800, 400, neon, taxi, 1.25, 18),
      ),
      scene(
        harbour,
        times(7, (index) => rect(560 + index * 70, 0, 640 - index * 70, pick([430, 640, 520, 720], index), neon)),
        rect(0, 720, 1200, 180, ink),
        rect(90, 520, 420, 200, tart),
        rect(140, 380, 320, 140, taxi),
        signal('one', 180, 170, 240, 210, tile),
        rect(760, 120, 260, 100, paper),
        stroke(ink, 22, 'M1020 170H1080V300H890V420'),
        rect(866, 400, 48, 190, tart),
      ),
      scene(
        tile,
        polygon(ferry, 0, 900, 0, 820, 1200, 480, 1200, 900),
        polygon(taxi, 420, 330, 800, 260, 900, 600, 500, 700),
        polygon(ink, 370, 350, 560, 110, 850, 260),
        polygon(tart, 580, 420, 680, 400, 710, 500, 608, 522),
        [
          [440, 420, 150, 830],
          [465, 520, 250, 815],
          [485, 620, 350, 790],
        ]
          .map((beam) => stroke(ink, 30, `M${beam[0]} ${beam[1]}L${beam[2]} ${beam[3]}`))
          .join(''),
      ),
    ],
  },
};
