/** Clients whose things stand on a table: coffee and banquets. */
import { circle, grid, path, pick, place, polygon, rect, ring, scene, signal, stroke, times, words } from './draw.ts';
import { mix } from './inks.ts';
import type { Inks, Motif } from './world.ts';

/** A leaf poured in milk, around the origin. */
function leaf(light: string, brown: string): string {
  const heart = 'M0 190C-165 105-175-60-84-104C-34-128-4-92 0-56C4-92 34-128 84-104C175-60 165 105 0 190Z';
  return (
    path(heart, light) +
    place(0, -6, path(heart, brown), 0.72) +
    place(0, -12, path(heart, light), 0.46) +
    place(0, -16, path(heart, brown), 0.22)
  );
}

/** A cup and saucer from above, around the origin, 400 in radius. */
function cup(inks: Inks): string {
  const china = mix(inks.pale, '#ffffff', 0.75);
  return (
    circle(0, 0, 400, china) +
    circle(0, 0, 312, mix(inks.pale, inks.accent, 0.3)) +
    stroke(china, 62, 'M200 -90Q420 -190 440 -20T220 90') +
    circle(0, 0, 276, china) +
    circle(0, 0, 232, inks.main) +
    circle(0, 0, 212, inks.accent) +
    leaf(inks.pale, inks.main)
  );
}

/** Coffee: cups from above, bags, a calendar of Tuesdays. */
export const arabica: Motif = (inks) => {
  const bag = (ground: string, body: string, label: string) =>
    scene(
      ground,
      polygon(body, 90, 110, 310, 110, 330, 440, 70, 440),
      rect(90, 60, 220, 50, label),
      circle(200, 280, 74, label),
      place(200, 276, leaf(body, label), 0.34),
      rect(0, 440, 400, 60, body === inks.dark ? inks.main : inks.dark),
    );
  const calendar =
    rect(0, 0, 1000, 96, inks.dark) +
    grid({ x: 40, y: 136, width: 920, height: 524 }, 7, 4, 16, (cell, column, row) => {
      const fill = column === 1 ? inks.main : column === 3 ? inks.accent : mix(inks.pale, inks.accent, 0.22);
      const mark =
        column === 1 && row < 3
          ? circle(cell.x + cell.width / 2, cell.y + cell.height / 2, 34, inks.pale) +
            circle(cell.x + cell.width / 2, cell.y + cell.height / 2, 20, inks.dark)
          : '';
      return rect(cell.x, cell.y, cell.width, cell.height, fill) + mark;
    });
  return {
    ground: inks.pale,
    bar: inks.pale,
    type: inks.dark,
    hero: scene(inks.pale, place(800, 520, cup(inks), 1.16)),
    pattern: scene(
      inks.main,
      place(760, 480, path('M-900 300C-500-500 500-500 1000 100V700H-900Z', inks.accent)),
      place(820, 420, leaf(inks.pale, inks.main), 4.1, -16),
    ),
    items: [
      bag(inks.soft, inks.main, inks.pale),
      bag(inks.accent, inks.dark, inks.accent),
      bag(inks.main, inks.accent, inks.dark),
      bag(mix(inks.pale, inks.accent, 0.25), inks.deep, inks.soft),
    ],
    diagrams: [
      scene(inks.pale, calendar),
      scene(
        inks.accent,
        place(700, 640, cup(inks), 1.1),
        words(60, 70, 90, inks.dark, [3, 2]),
        words(60, 200, 90, inks.dark, [2.2]),
      ),
      scene(
        inks.dark,
        times(5, (index) => {
          const x = 20 + index * 196;
          return (
            rect(x, 40, 176, 620, pick([inks.main, inks.accent, inks.pale, inks.soft, inks.deep], index)) +
            pick(
              [
                circle(x + 88, 400, 56, inks.dark),
                polygon(inks.dark, x + 20, 330, x + 156, 330, x + 88, 480),
                polygon(inks.main, x + 30, 300, x + 146, 300, x + 120, 500, x + 56, 500),
                circle(x + 88, 400, 70, inks.main) + circle(x + 88, 400, 46, inks.pale),
                place(x + 88, 400, leaf(inks.pale, inks.main), 0.42),
              ],
              index,
            )
          );
        }),
      ),
    ],
  };
};

/** Banquets: a round table, its dishes, the kitchen's day. */
export const drcFeast: Motif = (inks) => {
  const fillings = [
    inks.main,
    inks.deep,
    inks.accent,
    inks.soft,
    inks.dark,
    mix(inks.main, inks.accent, 0.5),
    mix(inks.main, inks.pale, 0.4),
    inks.main,
  ];
  const dish = (index: number) =>
    circle(0, 0, 66, inks.pale) +
    circle(0, 0, 51, pick(fillings, index)) +
    pick(
      [
        rect(-28, -16, 56, 10, inks.pale) + rect(-28, 6, 56, 10, inks.pale),
        circle(-14, -10, 14, inks.pale) + circle(17, 2, 14, inks.pale) + circle(-6, 22, 14, inks.pale),
        path('M-30 16Q0-42 30 16Z', inks.dark),
        signal('eight', -26, -26, 52, 46, inks.pale),
      ],
      index,
    );
  const seats = (count: number, radius: number, done: number) =>
    times(count, (index) => {
      const angle = (index * 2 * Math.PI) / count - 0.35;
      return place(
        radius * Math.cos(angle),
        radius * Math.sin(angle),
        index < done ? dish(index) : ring(0, 0, 56, 10, inks.pale),
        count > 8 ? 0.68 : 1,
      );
    });
  const table = (dishes: number, done = dishes) =>
    circle(0, 0, 420, inks.dark) +
    circle(0, 0, 392, inks.accent) +
    circle(0, 0, 262, mix(inks.accent, inks.main, 0.28)) +
    times(10, (index) =>
      place(
        330 * Math.cos((index * Math.PI) / 5),
        330 * Math.sin((index * Math.PI) / 5),
        circle(0, 0, 36, inks.pale) + circle(0, 0, 20, inks.main),
      ),
    ) +
    seats(dishes, 184, done) +
    circle(0, 0, 82, inks.pale) +
    path('M-70 22Q0-72 70 22Q48 52 0 52T-70 22Z', inks.main);
  const plate = (ground: string, index: number) =>
    scene(ground, rect(0, 400, 400, 100, inks.dark), place(200, 230, dish(index), 2.5));
  return {
    ground: inks.main,
    bar: inks.dark,
    type: inks.pale,
    hero: scene(inks.main, place(800, 560, table(8), 1.2)),
    pattern: scene(inks.accent, place(360, 1040, table(8), 2.1), place(1560, 60, table(7), 1.5)),
    items: [plate(inks.accent, 0), plate(inks.main, 5), plate(inks.soft, 2), plate(inks.deep, 3)],
    diagrams: [
      scene(
        inks.deep,
        place(640, 350, table(12, 8), 0.94),
        words(50, 80, 54, inks.pale, [2.4]),
        words(50, 160, 54, inks.accent, [1.6]),
      ),
      scene(
        inks.pale,
        rect(0, 0, 1000, 90, inks.dark),
        times(
          8,
          (column) => rect(150 + column * 106, 90, 4, 610, inks.soft) + circle(152 + column * 106, 45, 18, inks.accent),
        ),
        times(
          5,
          (row) =>
            rect(30, 140 + row * 112, 90, 70, inks.dark) +
            rect(
              154 + ((row * 2) % 5) * 106,
              130 + row * 112,
              212 + (row % 2) * 212,
              90,
              row % 2 ? inks.main : inks.accent,
            ),
        ),
      ),
      scene(
        inks.accent,
        rect(160, 60, 680, 640, inks.pale),
        times(
          5,
          (row) =>
            place(250, 140 + row * 122, dish(row), 0.72) +
            rect(340, 120 + row * 122, pick([340, 260, 380, 300, 220], row), 36, inks.dark) +
            circle(770, 138 + row * 122, 22, inks.main),
        ),
      ),
    ],
  };
};
