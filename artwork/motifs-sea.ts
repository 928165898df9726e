/** The sea and what floats on it. */
import { circle, frame, pick, place, polygon, rect, scene, signal, stroke, swell, times } from './draw.ts';
import { mix } from './inks.ts';
import type { Motif } from './world.ts';

/** The sea: swells, a kayak, boards, a week of waves. */
export const wavesPacific: Motif = (inks) => {
  const tint = (share: number) => mix(inks.main, inks.pale, share);
  const whole = { x: 0, y: 0, width: 1600, height: 1000 };
  const kayak =
    polygon(inks.soft, -330, -10, 330, -44, 250, 44, -240, 58) +
    circle(0, -130, 44, inks.dark) +
    polygon(inks.accent, -70, -14, -40, -90, 40, -94, 74, -22) +
    stroke(inks.dark, 16, 'M-230 -180L250 40') +
    polygon(inks.dark, -270, -214, -200, -196, -216, -150, -270, -170);
  const board = (ground: string, body: string, line: string) =>
    scene(
      ground,
      `<path d="M200 30C310 140 310 360 246 476H154C90 360 90 140 200 30Z" fill="${body}"/>`,
      rect(194, 44, 12, 430, line),
      signal('eight', 150, 250, 100, 90, line),
    );
  const bands = [0.85, 0.62, 0.4, 0.2, 0, -1, -2]
    .map((share, index) =>
      swell(
        150 + index * 130,
        70 - index * 5,
        pick([420, 360, 500, 320, 440], index),
        index * 90,
        whole,
        share === -1 ? mix(inks.main, inks.dark, 0.5) : share === -2 ? inks.dark : tint(share),
      ),
    )
    .join('');
  return {
    ground: inks.pale,
    bar: inks.pale,
    type: inks.dark,
    hero: scene(
      inks.pale,
      circle(1000, 380, 220, inks.accent),
      swell(540, 80, 480, 0, whole, tint(0.6)),
      swell(630, 80, 600, 120, whole, tint(0.3)),
      place(760, 660, kayak, 1.05, -4),
      swell(740, 70, 420, 60, whole, inks.main),
      swell(850, 60, 520, 200, whole, inks.dark),
    ),
    pattern: scene(inks.pale, bands),
    items: [
      board(inks.main, inks.accent, inks.pale),
      board(inks.accent, inks.soft, inks.dark),
      board(tint(0.6), inks.dark, inks.accent),
      board(inks.dark, inks.pale, inks.main),
    ],
    diagrams: [
      scene(
        inks.pale,
        times(7, (index) => {
          const height = pick([180, 260, 420, 520, 340, 150, 110], index);
          const box = { x: 20 + index * 140, y: 0, width: 120, height: 700 };
          const day = { x: 0, y: 0, width: 120, height: 700 };
          const water = height > 400 ? inks.accent : height < 200 ? inks.main : tint(0.35);
          const sun = circle(60, 60, 26, height < 200 ? inks.accent : inks.dark);
          return frame(
            box,
            120,
            700,
            rect(0, 0, 120, 700, tint(0.75)) + swell(700 - height, 60, 120, 0, day, water) + sun,
          );
        }),
      ),
      scene(
        inks.main,
        polygon(tint(0.75), 0, 0, 620, 0, 560, 120, 700, 210, 610, 330, 480, 300, 430, 430, 250, 420, 190, 560, 0, 600),
        polygon(tint(0.75), 700, 480, 900, 430, 960, 560, 820, 650, 690, 600),
        [
          [560, 130],
          [690, 220],
          [480, 310],
          [250, 430],
          [710, 500],
          [900, 450],
        ]
          .map(
            ([x = 0, y = 0], index) =>
              circle(x, y, 44, inks.dark) + circle(x, y, 28, index % 3 ? inks.pale : inks.accent),
          )
          .join(''),
      ),
      scene(
        inks.dark,
        times(
          4,
          (row) =>
            rect(40, 40 + row * 160, 920, 138, tint(row === 1 ? 0.15 : 0.8)) +
            signal(
              pick(['eight', 'eightDown', 'eight', 'one'], row),
              70,
              66 + row * 160,
              90,
              86,
              row === 1 ? inks.pale : inks.main,
            ) +
            rect(210, 90 + row * 160, pick([220, 160, 260, 190], row), 38, row === 1 ? inks.pale : inks.dark) +
            [inks.main, inks.soft, inks.accent]
              .map((fill, index) =>
                rect(560 + index * 132, 64 + row * 160, 116, 90, row === 1 && index === 0 ? inks.dark : fill),
              )
              .join(''),
        ),
      ),
    ],
  };
};
