/** The pictures on the cards: paper on paper, 300 × 300, standing on the lower edge. */
import { box, cut, disc, heart, ink, piece, times, waves } from './paper.ts';

const small = 'paper small';

export const lift =
  piece(box(52, 20, 196, 300, 1), ink.blue) +
  piece(box(74, 62, 152, 260, 2), ink.deep) +
  piece(box(74, 62, 62, 260, 3), ink.sky) +
  piece(box(176, 62, 50, 260, 5), ink.sky) +
  piece(
    cut(
      [
        [150, 62],
        [153, 62],
        [156, 150],
        [152, 151],
      ],
      1,
      0.5,
    ),
    ink.cream,
    small,
  ) +
  piece(disc(153, 168, 19, 4), ink.peach, small) +
  piece(box(100, 32, 100, 20, 8), ink.cream, small) +
  piece(
    cut(
      [
        [138, 47],
        [150, 36],
        [162, 47],
      ],
      3,
      1,
    ),
    ink.peach,
    small,
  ) +
  piece(box(258, 150, 22, 46, 3), ink.cream, small) +
  piece(disc(269, 163, 5, 2), ink.peach, small) +
  piece(disc(269, 181, 5, 2), ink.blue, small);

export const ferry =
  piece(disc(222, 70, 46, 6), ink.cream) +
  piece(
    cut(
      [
        [0, 214],
        [46, 150],
        [96, 196],
        [150, 132],
        [214, 204],
        [262, 168],
        [300, 204],
        [300, 300],
        [0, 300],
      ],
      4,
    ),
    ink.blue,
  ) +
  piece(box(118, 130, 26, 40, 6), ink.deep, small) +
  piece(box(74, 164, 146, 38, 3), ink.white) +
  times(5, (pane) => piece(box(86 + pane * 26, 174, 15, 14, pane, 0.8), ink.sky, 'paper none')) +
  piece(
    cut(
      [
        [40, 198],
        [262, 198],
        [236, 246],
        [70, 246],
      ],
      5,
      2,
    ),
    ink.deep,
  ) +
  piece(
    cut(
      [
        [44, 206],
        [258, 206],
        [254, 214],
        [48, 214],
      ],
      6,
      1,
    ),
    ink.peach,
    'paper none',
  ) +
  piece(waves(300, 250, 320, 4, 15, 2), ink.pale) +
  piece(waves(300, 272, 320, 5, 13, 3.3), ink.sky);

export const tea =
  piece(disc(214, 74, 62, 5), ink.cream) +
  piece(disc(214, 74, 5, 5), ink.deep, small) +
  piece(
    cut(
      [
        [210, 74],
        [212, 32],
        [217, 32],
        [218, 74],
      ],
      1,
      0.6,
    ),
    ink.deep,
    small,
  ) +
  piece(
    cut(
      [
        [212, 70],
        [246, 88],
        [243, 94],
        [210, 79],
      ],
      2,
      0.6,
    ),
    ink.peach,
    small,
  ) +
  times(
    12,
    (hour) =>
      `<circle cx="${(214 + Math.sin((hour * Math.PI) / 6) * 51).toFixed(1)}" cy="${(74 - Math.cos((hour * Math.PI) / 6) * 51).toFixed(1)}" r="2.6" fill="${ink.deep}"/>`,
  ) +
  piece(disc(112, 262, 108, 3, 0.24), ink.pale) +
  piece(
    cut(
      [
        [44, 168],
        [180, 168],
        [174, 216],
        [150, 252],
        [74, 252],
        [50, 216],
      ],
      6,
    ),
    ink.peach,
  ) +
  `<path class="paper" d="M178 184q40-6 38 24-2 26-46 22" fill="none" stroke="${ink.peach}" stroke-width="15"/>` +
  piece(disc(112, 168, 68, 3, 0.2), ink.cream, small) +
  piece(disc(112, 169, 57, 4, 0.19), '#b4562c', 'paper none') +
  piece(
    cut(
      [
        [84, 140],
        [74, 118],
        [88, 100],
        [78, 78],
        [86, 76],
        [98, 100],
        [84, 118],
        [94, 138],
      ],
      4,
      1.5,
    ),
    ink.white,
    small,
  ) +
  piece(
    cut(
      [
        [126, 138],
        [118, 112],
        [132, 92],
        [122, 64],
        [131, 62],
        [142, 92],
        [128, 112],
        [136, 136],
      ],
      6,
      1.5,
    ),
    ink.white,
    small,
  );

export const cake =
  piece(disc(150, 270, 140, 2, 0.2), ink.pale) +
  piece(box(52, 190, 196, 84, 3), ink.peach) +
  piece(
    cut(
      [
        [46, 184],
        [254, 184],
        [254, 206],
        [232, 226],
        [208, 206],
        [184, 232],
        [158, 206],
        [132, 230],
        [108, 206],
        [84, 228],
        [62, 208],
        [46, 204],
      ],
      7,
      2,
    ),
    ink.cream,
  ) +
  piece(box(88, 122, 124, 68, 5), ink.blue) +
  piece(
    cut(
      [
        [82, 116],
        [218, 116],
        [218, 132],
        [200, 148],
        [180, 132],
        [158, 152],
        [136, 132],
        [116, 148],
        [98, 132],
        [82, 134],
      ],
      9,
      2,
    ),
    ink.white,
  ) +
  piece(box(142, 62, 15, 58, 6, 1.2), ink.ember, small) +
  piece(
    cut(
      [
        [150, 18],
        [162, 42],
        [150, 60],
        [138, 42],
      ],
      3,
      1.5,
    ),
    ink.yolk,
    small,
  ) +
  piece(heart(150, 246, 30, 4), ink.blue, small) +
  piece(heart(92, 250, 22, 5, -14), ink.blue, small) +
  piece(heart(208, 250, 22, 6, 14), ink.blue, small);

export const flat =
  piece(box(60, 90, 180, 220, 4), ink.cream) +
  piece(
    cut(
      [
        [44, 96],
        [150, 26],
        [256, 96],
      ],
      3,
    ),
    ink.peach,
  ) +
  times(4, (pane) =>
    piece(box(84 + (pane % 2) * 78, 116 + Math.floor(pane / 2) * 62, 52, 44, pane, 1.4), ink.blue, small),
  ) +
  piece(box(128, 244, 46, 70, 7), ink.ember) +
  piece(heart(150, 74, 30, 5), ink.cream, small);

export const nothing =
  piece(disc(150, 180, 96, 3), ink.yolk) +
  times(11, (ray) =>
    piece(
      cut(
        [
          [146, 66],
          [150, 34],
          [156, 66],
        ],
        ray,
        1.5,
      ),
      ink.yolk,
      'paper none',
    ).replace('<path', `<path transform="rotate(${ray * 32.7} 150 180)"`),
  ) +
  `<path d="M112 168q10-12 20 0M168 168q10-12 20 0M120 204q30 30 60 0" fill="none" stroke="${ink.deep}" stroke-width="7" stroke-linecap="round"/>`;
