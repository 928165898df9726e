/** The pictures of a case: its world laid out as pages, cards and phones. */
import { circle, pick, rect, scene, times, words } from './draw.ts';
import { galleryPictures } from './gallery.ts';
import { mix } from './inks.ts';
import { board, header, lengths, lines, type Picture, panelOf, phone, piece, tall, wide } from './screen-parts.ts';
import type { Inks, World } from './world.ts';

/** All the pictures of one case; the side turns the layouts, so that neighbours differ. */
export function casePictures(world: World, inks: Inks, side: number): Picture[] {
  const { hero, pattern, diagrams, type, ground } = world;
  const item = (index: number) => pick(world.items, index);
  const odd = side % 2 === 1;
  const { panel, panelType } = panelOf(world, inks);
  const quiet = mix(panel, panelType, 0.2);
  const left = odd ? 1 : 0;
  const phoneList = times(
    4,
    (row) =>
      tall(48, 200 + row * 320, 280, 280, item(row + side)) +
      lines(372, 236 + row * 320, 36, type, 2, row) +
      rect(372, 400 + row * 320, 150, 40, pick([inks.accent, inks.main, inks.soft], row + 1)),
  );
  return [
    piece('grid-image-full', 1600, 1000, wide(0, 0, 1600, 1000, hero) + header(1600, 96, world, inks, side)),
    piece('grid-image-illustration', 1000, 1000, wide(0, 0, 1000, 1000, hero)),
    piece(
      'work-hero-image',
      2400,
      1350,
      odd
        ? wide(0, 120, 2400, 1230, hero) + header(2400, 120, world, inks, side + 1)
        : scene(
            panel,
            wide(620, 120, 1780, 1230, hero),
            lines(70, 240, 84, panelType, 2, side),
            times(
              2,
              (index) =>
                tall(70, 640 + index * 340, 230, 288, item(index + side)) +
                tall(330, 640 + index * 340, 230, 288, item(index + side + 2)),
            ),
            header(2400, 120, world, inks, side + 1),
          ),
    ),
    piece(
      'intro-image',
      2000,
      1250,
      scene(
        panel,
        header(2000, 110, world, inks, side),
        odd
          ? times(3, (row) => lines(80, 210 + row * 330, 40, panelType, 3, row))
          : lines(80, 180, 70, panelType, 1, side),
        odd
          ? times(6, (index) =>
              tall(
                620 + (index % 3) * 450,
                170 + Math.floor(index / 3) * 560,
                420,
                530,
                item(index + (index > 2 ? 1 : 0)),
              ),
            )
          : times(
              4,
              (index) =>
                tall(80 + index * 470, 330, 440, 640, item(index + side)) +
                lines(80 + index * 470, 1010, 32, panelType, 2, index),
            ),
      ),
    ),
    piece(
      'intro-image-mobile',
      900,
      1400,
      scene(
        panel,
        tall(0, 110, 900, 1060, item(side)),
        rect(0, 0, 900, 110, world.bar),
        rect(50, 36, 40, 40, world.bar === inks.accent ? inks.dark : inks.accent),
        rect(106, 44, 190, 24, type),
        rect(800, 40, 56, 10, type),
        rect(800, 64, 56, 10, type),
        words(50, 1216, 46, panelType, pick(lengths, side)),
        rect(50, 1290, 800, 80, inks.accent === panel ? inks.main : inks.accent),
      ),
    ),
    piece('banner-image', 2400, 1000, wide(0, 0, 2400, 1000, pattern)),
    piece(
      'images-1',
      1200,
      1200,
      scene(
        panel,
        tall(left * 560, 0, 640, 800, item(side)),
        wide(left * 560, 800, 640, 400, pattern),
        lines(700 - left * 620, 120, 60, panelType, 2, side),
        lines(700 - left * 620, 420, 30, quiet, 5, side),
        rect(700 - left * 620, 1000, 400, 100, inks.accent),
        rect(700 - left * 620, 780, 180, 150, inks.main),
        rect(900 - left * 620, 780, 200, 150, inks.soft),
      ),
    ),
    piece(
      'images-2',
      1200,
      1200,
      scene(
        ground,
        times(
          4,
          (row) =>
            tall(odd ? 900 : 0, row * 300, 300, 300, item(row + side + 1)) +
            lines(odd ? 80 : 380, 80 + row * 300, 46, type, 2, row + side) +
            circle(
              odd ? 760 : 1080,
              150 + row * 300,
              50,
              pick([inks.accent, inks.main, inks.soft, inks.pale], row + (ground === inks.accent ? 1 : 0)),
            ),
        ),
      ),
    ),
    piece(
      'images-3',
      1200,
      1200,
      scene(
        inks.accent,
        odd
          ? board(0, 0, 1200, 800, diagrams[1]) +
              times(3, (index) => tall(index * 400, 800, 400, 400, item(index + side)))
          : tall(0, 0, 600, 750, item(side + 2)) +
              tall(0, 750, 300, 450, item(side + 3)) +
              tall(300, 750, 300, 450, item(side)) +
              board(600, 0, 600, 420, diagrams[2]) +
              wide(600, 420, 600, 780, pattern),
      ),
    ),
    piece('images2-1', 1600, 1000, scene(inks.main, board(0, 0, 1600, 1000, diagrams[0]))),
    piece(
      'images2-2',
      1600,
      1000,
      scene(
        panel,
        odd
          ? wide(0, 0, 900, 1000, pattern) +
              board(900, 0, 700, 490, diagrams[2]) +
              board(900, 510, 700, 490, diagrams[1])
          : tall(0, 90, 728, 910, item(side + 3)) +
              board(728, 90, 872, 612, diagrams[1]) +
              lines(800, 760, 48, panelType, 2, side) +
              header(1600, 90, world, inks, side + 2),
      ),
    ),
    piece(
      'images3-1',
      1600,
      1000,
      scene(
        panel,
        odd
          ? board(80, 150, 1000, 700, diagrams[2]) +
              lines(1140, 130, 44, panelType, 3, side) +
              tall(1140, 480, 380, 440, item(side + 1))
          : board(0, 0, 1600, 1000, diagrams[2]),
      ),
    ),
    piece(
      'images3-2',
      1600,
      1000,
      scene(
        ground,
        tall(left * 800, 0, 800, 1000, item(side + 2)),
        times(3, (index) =>
          tall(
            800 - left * 800 + (index % 2) * 400,
            Math.floor(index / 2) * 500,
            400,
            500,
            item(side + pick([0, 1, 3], index)),
          ),
        ),
        wide(1200 - left * 800, 500, 400, 500, pattern),
      ),
    ),
    piece(
      'challenge-mobile-images-1',
      780,
      1688,
      phone(world, inks, tall(0, 120, 780, 1000, item(side + 1)) + lines(48, 1190, 62, type, 2, side)),
    ),
    piece('challenge-mobile-images-2', 780, 1688, phone(world, inks, phoneList)),
    piece(
      'challenge-mobile-images-3',
      780,
      1688,
      phone(
        world,
        inks,
        wide(0, 120, 780, 700, pattern) +
          board(48, 740, 684, 480, diagrams[odd ? 0 : 2]) +
          lines(48, 1290, 52, type, 2, side + 2),
      ),
    ),
    ...galleryPictures(world, inks, side),
  ];
}
