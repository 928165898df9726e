/** Clients whose things stand in rows: wine and cans. */
import { circle, ellipse, grid, path, pick, place, polygon, rect, ring, scene, signal, stroke, times } from './draw.ts';
import { mix } from './inks.ts';
import type { Motif } from './world.ts';

/** Wine: bottles, a hillside, a cellar in rows. */
export const omtis: Motif = (inks) => {
  const bottle = (body: string, label: string) =>
    path('M36 0H72V150Q72 190 96 214Q108 228 108 252V560H0V252Q0 228 12 214Q36 190 36 150Z', body) +
    rect(33, -6, 42, 92, label) +
    rect(0, 310, 108, 150, label) +
    rect(18, 336, 72, 12, body) +
    signal('nine', 32, 366, 44, 60, body);
  const kinds: [string, string][] = [
    [inks.main, inks.pale],
    [inks.dark, inks.accent],
    [mix(inks.main, inks.accent, 0.45), inks.pale],
    [inks.pale, inks.main],
    [inks.accent, inks.dark],
  ];
  const rowOf = (gap: number) =>
    kinds.map(([body, label], index) => place(index * gap, (index % 2) * 30, bottle(body, label))).join('');
  const single = (ground: string, index: number, disc: string) => {
    const [body, label] = pick(kinds, index);
    return scene(
      ground,
      circle(200, 270, 150, disc),
      rect(0, 452, 400, 48, inks.dark),
      place(158, 24, bottle(body, label), 0.77),
    );
  };
  const hill = (fill: string, line: string) =>
    path('M0 700V560Q200 520 340 330T640 120T1000 60V700Z', fill) +
    [0, 1, 2, 3]
      .map((index) =>
        stroke(
          line,
          8,
          [
            `M0 ${620 + index * 30}Q${240 + index * 40} ${560 + index * 30}`,
            `${400 + index * 60} ${380 + index * 70}`,
            `T${700 + index * 60} ${200 + index * 90}T1000 ${130 + index * 120}`,
          ].join(' '),
        ),
      )
      .join('');
  return {
    ground: inks.deep,
    bar: inks.deep,
    type: inks.pale,
    hero: scene(inks.deep, rect(0, 880, 1600, 120, inks.dark), place(315, 112, rowOf(140), 1.45)),
    pattern: scene(
      inks.main,
      place(
        30,
        70,
        kinds
          .map(([body, label], index) =>
            place(index * 122, (index % 2) * 24, bottle(body === inks.main ? inks.soft : body, label)),
          )
          .join(''),
        2.6,
      ),
    ),
    items: [
      single(inks.accent, 0, inks.pale),
      single(inks.main, 3, inks.accent),
      single(inks.pale, 1, inks.soft),
      single(inks.deep, 4, inks.main),
    ],
    diagrams: [
      scene(
        inks.pale,
        hill(inks.main, inks.accent),
        [
          [330, 330],
          [520, 190],
          [700, 96],
          [880, 66],
        ]
          .map(
            ([x = 0, y = 0], index) =>
              rect(x - 5, y - 70, 10, 90, inks.dark) +
              signal('eightDown', x - 34, y - 120, 68, 66, index === 1 ? inks.accent : inks.dark),
          )
          .join(''),
      ),
      scene(
        inks.accent,
        [340, 270, 200, 130, 60]
          .map((radius, index) =>
            ellipse(
              640,
              380,
              radius * 1.35,
              radius,
              pick([inks.soft, inks.pale, inks.accent, inks.main, inks.dark], index),
            ),
          )
          .join(''),
        place(70, 60, bottle(inks.dark, inks.pale), 1.1),
      ),
      scene(
        inks.dark,
        times(
          5,
          (row) =>
            rect(40, 40 + row * 128, 920, 108, row % 2 ? inks.deep : inks.main) +
            times(6, (index) =>
              index < 6 - row
                ? circle(110 + index * 82, 94 + row * 128, 30, row === 0 ? inks.accent : inks.soft)
                : ring(110 + index * 82, 94 + row * 128, 26, 8, inks.accent),
            ) +
            rect(720 + row * 20, 74 + row * 128, 200 - row * 20, 40, inks.pale),
        ),
      ),
    ],
  };
};

/** Cans: leaning, from above, and twelve to a box. */
export const onlyBeverages: Motif = (inks) => {
  const can = (body: string, spot: string) =>
    path('M30 20H220L240 60V450L220 490H30L10 450V60Z', body) +
    polygon(spot, 30, 20, 220, 20, 228, 38, 22, 38) +
    polygon(spot, 18, 470, 232, 470, 220, 490, 30, 490) +
    circle(125, 236, 92, spot) +
    signal('eight', 73, 180, 104, 96, body);
  const kinds: [string, string][] = [
    [inks.main, inks.pale],
    [inks.dark, inks.accent],
    [inks.pale, inks.main],
    [inks.accent, inks.dark],
  ];
  const three = [0, 1, 2]
    .map((index) => {
      const [body, spot] = pick(kinds, index);
      return place(
        480 + index * 320,
        index === 1 ? 500 : 580,
        place(0, 0, place(-125, -250, can(body, spot)), 1.36, pick([-8, 3, 9], index)),
      );
    })
    .join('');
  const top = (x: number, y: number, radius: number, index: number) => {
    const [body, spot] = pick(kinds, index);
    return (
      circle(x, y, radius, body) +
      circle(x, y, radius * 0.74, spot) +
      circle(x, y, radius * 0.62, body) +
      rect(x - radius * 0.16, y - radius * 0.44, radius * 0.32, radius * 0.5, spot)
    );
  };
  const box = (full: number) =>
    rect(60, 40, 880, 620, inks.main) +
    grid({ x: 100, y: 76, width: 800, height: 548 }, 4, 3, 24, (cell, column, row) => {
      const x = cell.x + cell.width / 2;
      const y = cell.y + cell.height / 2;
      const index = column + row * 4;
      return index < full
        ? circle(x, y, 82, inks.dark) +
            circle(x, y, 76, pick([inks.accent, inks.pale, inks.dark], index + row)) +
            circle(x, y, 44, inks.main)
        : circle(x, y, 76, inks.deep);
    });
  const tin = (ground: string, index: number) => {
    const [body, spot] = pick(kinds, index);
    return scene(ground, place(80, 30, can(body, spot), 0.96, -5));
  };
  return {
    ground: inks.accent,
    bar: inks.accent,
    type: inks.dark,
    hero: scene(inks.accent, three),
    pattern: scene(
      inks.main,
      times(28, (index) =>
        top(
          80 + (index % 7) * 250 - (Math.floor(index / 7) % 2) * 125,
          130 + Math.floor(index / 7) * 250,
          116,
          (index * 3 + Math.floor(index / 7)) % 4 === 0 ? 3 : index % 3 === 0 ? 1 : 2,
        ),
      ),
    ),
    items: [tin(inks.accent, 0), tin(inks.pale, 1), tin(inks.main, 3), tin(inks.dark, 2)],
    diagrams: [
      scene(inks.pale, box(7)),
      scene(
        inks.accent,
        times(6, (index) => {
          const x = 60 + (index % 3) * 310;
          const y = 50 + Math.floor(index / 3) * 320;
          return (
            rect(x, y, 270, 280, inks.dark) +
            times(12, (dot) =>
              circle(
                x + 45 + (dot % 4) * 60,
                y + 60 + Math.floor(dot / 4) * 80,
                24,
                pick([inks.accent, inks.pale, inks.main], dot * (index + 1) + (dot >> 2)),
              ),
            )
          );
        }),
      ),
      scene(inks.dark, box(11)),
    ],
  };
};
