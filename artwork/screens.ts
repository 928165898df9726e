/** The pictures of a case: its world laid out as pages, cards and phones. */
import { circle, frame, pick, rect, scene, times, words } from './draw.ts';
import { mix } from './inks.ts';
import type { Inks, World } from './world.ts';

export type Picture = { name: string; width: number; height: number; drawing: string };

/** Fills a box with a hero or a pattern. */
function wide(x: number, y: number, width: number, height: number, drawing: string, align?: string): string {
  return frame({ x, y, width, height }, 1600, 1000, drawing, align);
}

/** Fills a box with an item. */
function tall(x: number, y: number, width: number, height: number, drawing: string): string {
  return frame({ x, y, width, height }, 400, 500, drawing);
}

/** Fills a box with a diagram. */
function board(x: number, y: number, width: number, height: number, drawing: string): string {
  return frame({ x, y, width, height }, 1000, 700, drawing);
}

/** A page's header: a wordmark, a menu, a button. The side decides which of three orders it takes. */
function header(width: number, height: number, world: World, inks: Inks, side: number): string {
  const thick = height * 0.2;
  const y = (height - thick) / 2;
  const gap = height * 0.5;
  const mark = height * 0.34;
  const button = world.bar === inks.accent ? inks.dark : inks.accent;
  const logo = (x: number) =>
    rect(x, (height - mark) / 2, mark, mark, button) + rect(x + mark * 1.3, y, height * 1.2, thick, world.type);
  const menu = (x: number) => times(3, (index) => rect(x + index * height * 0.95, y, height * 0.62, thick, world.type));
  const ground = rect(0, 0, width, height, world.bar);
  const end = rect(width - gap - height * 1.3, height * 0.24, height * 1.3, height * 0.52, button);
  if (side % 3 === 0) return ground + logo(gap) + menu(width - gap - height * 4.6) + end;
  if (side % 3 === 1) return ground + menu(gap) + logo(width / 2 - height * 0.8) + end;
  return ground + logo(gap) + menu(height * 3.4) + end;
}

/** A phone page: slim header, content, one button across the foot. */
function phone(world: World, inks: Inks, content: string): string {
  const button = world.ground === inks.accent ? inks.dark : inks.accent;
  return scene(
    world.ground,
    content,
    rect(0, 0, 780, 120, world.bar),
    rect(48, 42, 40, 40, button),
    rect(104, 50, 170, 24, world.type),
    rect(676, 44, 56, 10, world.type),
    rect(676, 70, 56, 10, world.type),
    rect(48, 1508, 684, 132, button),
    rect(290, 1558, 200, 32, button === inks.accent ? inks.dark : inks.pale),
  );
}

/** The width of a page's words, uneven as words are. */
const lengths = [[3.2, 2.1], [1.4, 1, 2.2], [4.1], [1.8, 2.6], [0.8, 2.4, 1.2], [3.6, 1.4]];

/** Some lines of words below each other. */
function lines(x: number, y: number, size: number, colour: string, count: number, from = 0): string {
  return times(count, (row) => words(x, y + row * size * 1.9, size, colour, pick(lengths, row + from)));
}

/** All the pictures of one case; the side turns the layouts, so that neighbours differ. */
export function casePictures(world: World, inks: Inks, side: number): Picture[] {
  const { hero, pattern, diagrams, type, ground } = world;
  const item = (index: number) => pick(world.items, index);
  const odd = side % 2 === 1;
  const panel = ground === inks.pale ? inks.dark : inks.pale;
  const panelType = panel === inks.pale ? inks.dark : inks.pale;
  const quiet = mix(panel, panelType, 0.2);
  const left = odd ? 1 : 0;
  const phoneList = times(
    4,
    (row) =>
      tall(48, 200 + row * 320, 280, 280, item(row + side)) +
      lines(372, 236 + row * 320, 36, type, 2, row) +
      rect(372, 400 + row * 320, 150, 40, pick([inks.accent, inks.main, inks.soft], row + 1)),
  );
  const pictures: Picture[] = [
    {
      name: 'grid-image-full',
      width: 1600,
      height: 1000,
      drawing: wide(0, 0, 1600, 1000, hero) + header(1600, 96, world, inks, side),
    },
    { name: 'grid-image-illustration', width: 1000, height: 1000, drawing: wide(0, 0, 1000, 1000, hero) },
    {
      name: 'work-hero-image',
      width: 2400,
      height: 1350,
      drawing: odd
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
    },
    {
      name: 'intro-image',
      width: 2000,
      height: 1250,
      drawing: scene(
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
    },
    {
      name: 'intro-image-mobile',
      width: 900,
      height: 1400,
      drawing: scene(
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
    },
    { name: 'banner-image', width: 2400, height: 1000, drawing: wide(0, 0, 2400, 1000, pattern) },
    {
      name: 'images-1',
      width: 1200,
      height: 1200,
      drawing: scene(
        panel,
        tall(left * 560, 0, 640, 800, item(side)),
        wide(left * 560, 800, 640, 400, pattern),
        lines(700 - left * 620, 120, 60, panelType, 2, side),
        lines(700 - left * 620, 420, 30, quiet, 5, side),
        rect(700 - left * 620, 1000, 400, 100, inks.accent),
        rect(700 - left * 620, 780, 180, 150, inks.main),
        rect(900 - left * 620, 780, 200, 150, inks.soft),
      ),
    },
    {
      name: 'images-2',
      width: 1200,
      height: 1200,
      drawing: scene(
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
    },
    {
      name: 'images-3',
      width: 1200,
      height: 1200,
      drawing: scene(
        inks.accent,
        odd
          ? board(0, 0, 1200, 800, diagrams[1]) +
              times(3, (index) => tall(index * 400, 800, 400, 400, item(index + side)))
          : tall(0, 0, 600, 750, item(side + 2)) +
              tall(0, 750, 360, 450, item(side + 3)) +
              tall(360, 750, 360, 450, item(side)) +
              board(600, 0, 600, 420, diagrams[2]) +
              wide(600, 420, 600, 780, pattern),
      ),
    },
    { name: 'images2-1', width: 1600, height: 1000, drawing: scene(inks.main, board(0, 0, 1600, 1000, diagrams[0])) },
    {
      name: 'images2-2',
      width: 1600,
      height: 1000,
      drawing: scene(
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
    },
    {
      name: 'images3-1',
      width: 1600,
      height: 1000,
      drawing: scene(
        panel,
        odd
          ? board(80, 80, 1000, 840, diagrams[2]) +
              lines(1140, 130, 44, panelType, 3, side) +
              tall(1140, 480, 380, 440, item(side + 1))
          : board(0, 0, 1600, 1000, diagrams[2]),
      ),
    },
    {
      name: 'images3-2',
      width: 1600,
      height: 1000,
      drawing: scene(
        ground,
        tall(left * 800, 0, 800, 1000, item(side + 2)),
        times(4, (index) =>
          tall(
            800 - left * 800 + (index % 2) * 400,
            Math.floor(index / 2) * 500,
            400,
            500,
            index === 2 ? item(side + 2) : item(side + index + (index === 3 ? 2 : 0)),
          ),
        ),
      ),
    },
    {
      name: 'challenge-mobile-images-1',
      width: 780,
      height: 1688,
      drawing: phone(world, inks, tall(0, 120, 780, 1000, item(side + 1)) + lines(48, 1190, 62, type, 2, side)),
    },
    { name: 'challenge-mobile-images-2', width: 780, height: 1688, drawing: phone(world, inks, phoneList) },
    {
      name: 'challenge-mobile-images-3',
      width: 780,
      height: 1688,
      drawing: phone(
        world,
        inks,
        wide(0, 120, 780, 700, pattern) +
          board(48, 740, 684, 480, diagrams[odd ? 0 : 2]) +
          lines(48, 1290, 52, type, 2, side + 2),
      ),
    },
    {
      name: 'gallery-1',
      width: 1600,
      height: 1000,
      drawing:
        wide(0, 0, 1600, 1000, hero, odd ? 'xMinYMid' : 'xMidYMid') +
        (odd
          ? header(1600, 96, world, inks, side + 2)
          : rect(0, 860, 1600, 140, world.bar) + words(80, 905, 50, type, [3, 2, 4])),
    },
    {
      name: 'gallery-2',
      width: 1600,
      height: 1000,
      drawing: times(8, (index) =>
        tall((index % 4) * 400, Math.floor(index / 4) * 500, 400, 500, item(index + side + (index > 3 ? 2 : 0))),
      ),
    },
    {
      name: 'gallery-3',
      width: 1600,
      height: 1000,
      drawing: scene(
        panel,
        board(odd ? 500 : 0, 0, 1100, 770, diagrams[odd ? 0 : 1]),
        tall(odd ? 0 : 1100, 0, 500, 770, item(side + 3)),
        words(80, 850, 70, panelType, [3, 2, 4.2]),
        rect(1240, 850, 280, 70, inks.accent),
      ),
    },
    {
      name: 'gallery-4',
      width: 1600,
      height: 1000,
      drawing: frame(
        { x: 0, y: 0, width: 1600, height: 1000 },
        800,
        500,
        `<g transform="translate(-400 -300)">${wide(0, 0, 1600, 1000, odd ? pattern : hero)}</g>`,
      ),
    },
    {
      name: 'gallery-5',
      width: 1600,
      height: 1000,
      drawing: scene(
        pick([inks.accent, inks.main, inks.soft], side + (ground === inks.accent ? 1 : 0)),
        rect(520, 70, 560, 930, inks.dark),
        tall(546, 96, 508, 560, item(side + 2)),
        rect(546, 656, 508, 344, inks.pale),
        lines(596, 716, 40, inks.dark, 2, side),
        rect(596, 880, 408, 90, inks.main),
        tall(60, 250, 360, 450, item(side)),
        tall(1180, 400, 360, 450, item(side + 1)),
      ),
    },
  ];
  return pictures;
}
