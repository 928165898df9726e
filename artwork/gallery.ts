/** The five pictures of a case's gallery. */
import { frame, pick, place, rect, scene, times, words } from './draw.ts';
import { board, header, lines, type Picture, panelOf, piece, tall, wide } from './screen-parts.ts';
import type { Inks, World } from './world.ts';

/** The home page, everything it sells, one working page, a close view, and a phone between two cards. */
export function galleryPictures(world: World, inks: Inks, side: number): Picture[] {
  const { hero, pattern, diagrams, type, ground } = world;
  const { panel, panelType } = panelOf(world, inks);
  const item = (index: number) => pick(world.items, index);
  const odd = side % 2 === 1;
  return [
    piece(
      'gallery-1',
      1600,
      1000,
      wide(0, 0, 1600, 1000, hero, odd ? 'xMinYMid' : 'xMidYMid') +
        (odd
          ? header(1600, 96, world, inks, side + 2)
          : rect(0, 860, 1600, 140, world.bar) + words(80, 905, 50, type, [3, 2, 4])),
    ),
    piece(
      'gallery-2',
      1600,
      1000,
      times(8, (index) =>
        tall((index % 4) * 400, Math.floor(index / 4) * 500, 400, 500, item(index + side + (index > 3 ? 2 : 0))),
      ),
    ),
    piece(
      'gallery-3',
      1600,
      1000,
      scene(
        panel,
        board(odd ? 500 : 0, 0, 1100, 770, diagrams[odd ? 0 : 1]),
        tall(odd ? 0 : 1100, 0, 500, 770, item(side + 3)),
        words(80, 850, 70, panelType, [3, 2, 4.2]),
        rect(1240, 850, 280, 70, inks.accent),
      ),
    ),
    piece(
      'gallery-4',
      1600,
      1000,
      frame(
        { x: 0, y: 0, width: 1600, height: 1000 },
        800,
        500,
        place(-400, -300, wide(0, 0, 1600, 1000, odd ? pattern : hero)),
      ),
    ),
    piece(
      'gallery-5',
      1600,
      1000,
      scene(
        pick([inks.accent, inks.main, inks.soft], side + (ground === inks.accent ? 1 : 0)),
        rect(520, 70, 560, 930, inks.dark),
        tall(546, 96, 508, 560, item(side + 2)),
        rect(546, 656, 508, 344, inks.pale),
        lines(596, 716, 40, inks.dark, 2, side),
        rect(596, 880, 408, 90, inks.main),
        tall(60, 250, 360, 450, item(side)),
        tall(1180, 400, 360, 450, item(side + 1)),
      ),
    ),
  ];
}
