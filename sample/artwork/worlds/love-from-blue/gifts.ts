/** What goes into an envelope, and what comes out of it. */
import { box, chance, cut, disc, heart, ink, piece, times } from './paper.ts';

/** A candle in a tin, and its flame. 300 × 360. */
export const candle =
  piece(disc(150, 336, 130, 3, 0.1), ink.pale) +
  piece(
    cut(
      [
        [62, 168],
        [238, 168],
        [232, 330],
        [68, 330],
      ],
      4,
      2,
    ),
    ink.blue,
  ) +
  piece(box(84, 216, 132, 78, 6), ink.cream, 'paper small') +
  piece(heart(150, 254, 44, 4), ink.peach, 'paper small') +
  piece(disc(150, 168, 90, 5, 0.19), ink.pale) +
  piece(disc(150, 169, 76, 6, 0.17), ink.white, 'paper small') +
  piece(
    cut(
      [
        [146, 170],
        [147, 128],
        [154, 128],
        [155, 170],
      ],
      2,
      0.6,
    ),
    ink.deep,
    'paper none',
  ) +
  piece(
    cut(
      [
        [150, 34],
        [176, 82],
        [172, 116],
        [150, 132],
        [128, 116],
        [124, 84],
      ],
      5,
      2,
    ),
    ink.peach,
  ) +
  piece(
    cut(
      [
        [150, 78],
        [161, 104],
        [150, 126],
        [139, 106],
      ],
      6,
      1,
    ),
    ink.yolk,
    'paper small',
  );

/** Hearts that rise out of an envelope and spread, on a ground of 1200 × 1200. */
export const cloud = (count: number): string =>
  times(count, (index) => {
    const share = index / count;
    const reach = 70 + (1 - share) ** 0.8 * 470;
    // The golden ratio keeps neighbours apart.
    const x = 600 + (((index * 0.618 + 0.31) % 1) - 0.5) * 2 * reach;
    const y = 10 + share * 800 + (chance(index, 5) - 0.5) * 50;
    return piece(
      heart(x, y, 86 + chance(index, 7) * 86, index, (chance(index, 9) - 0.5) * 70),
      [ink.peach, ink.cream, ink.pale][index % 3] ?? ink.cream,
    );
  });
