/** Envelopes: open, closed, and with something in them. */
import { box, cut, heart, ink, piece, postmark, stamp, times } from './paper.ts';

/** The striped edge, for things that fly. */
const stripes = (width: number, height: number): string =>
  times(
    Math.floor(width / 46),
    (index) =>
      `<path d="M${index * 46 + 8} ${height}l14-16h18l-14 16zM${index * 46 + 8} 0l14 0-14 16h-0z" fill="${index % 2 ? ink.peach : ink.sky}"/>`,
  );

/** The big one: blue, with a cream flap that is about to close. 900 × 600. */
const bigEnvelope = (inside = ''): string =>
  `${piece(box(0, 0, 900, 600, 2, 3), '#2b4bdd')}<path d="M30 26L870 24 868 300 34 300z" fill="${ink.deep}" opacity=".35"/>${inside}${piece(
    cut(
      [
        [0, 4],
        [230, 170],
        [430, 316],
        [470, 316],
        [680, 162],
        [900, 2],
        [900, 600],
        [0, 600],
      ],
      4,
      3,
    ),
    ink.blue,
  )}${piece(
    cut(
      [
        [0, 598],
        [210, 420],
        [390, 300],
        [450, 262],
        [516, 302],
        [690, 424],
        [900, 598],
      ],
      6,
      3,
    ),
    '#2442d6',
  )}${
    inside
      ? ''
      : piece(
          cut(
            [
              [2, 2],
              [300, 0],
              [620, 3],
              [898, 0],
              [700, 168],
              [520, 322],
              [452, 366],
              [384, 324],
              [210, 170],
            ],
            3,
            3,
          ),
          ink.cream,
        )
  }${inside ? '' : piece(heart(450, 300, 84, 5, -8), ink.peach)}`;

export const bigScene = (inside = ''): string =>
  `<svg class="envelope" viewBox="-20 ${inside ? -340 : -30} 940 ${inside ? 970 : 680}" aria-hidden="true">${
    inside &&
    piece(
      cut(
        [
          [2, 6],
          [210, -150],
          [450, -318],
          [690, -150],
          [898, 6],
        ],
        3,
        3,
      ),
      ink.cream,
    )
  }${bigEnvelope(inside)}${stamp(712, 416, 128, 148, 4)}${times(3, (line) => `<path d="${box(70, 470 + line * 36, [230, 180, 206][line] ?? 200, 10, line, 1)}" fill="${ink.pale}"/>`)}</svg>`;

/** Room for a cat: ears, eyes, one paw over the edge. */
export const cat =
  piece(
    cut(
      [
        [250, 60],
        [262, -170],
        [282, -236],
        [330, -172],
        [400, -196],
        [470, -196],
        [540, -172],
        [590, -238],
        [608, -168],
        [622, 60],
        [640, 320],
        [230, 320],
      ],
      4,
      3,
    ),
    ink.ember,
  ) +
  piece(
    cut(
      [
        [276, -150],
        [290, -196],
        [318, -158],
      ],
      2,
      1,
    ),
    ink.cream,
    'paper small',
  ) +
  piece(
    cut(
      [
        [556, -158],
        [584, -198],
        [594, -150],
      ],
      3,
      1,
    ),
    ink.cream,
    'paper small',
  ) +
  `<path d="M356-88q26-26 54 0M462-88q26-26 54 0" fill="none" stroke="${ink.deep}" stroke-width="11" stroke-linecap="round"/><path d="M424-42l24 0-12 14z" fill="${ink.deep}"/><path d="M436-28q-2 22-24 20M436-28q2 22 24 20" fill="none" stroke="${ink.deep}" stroke-width="7" stroke-linecap="round"/><path d="M330-40l-84-16M332-24l-86 4M542-40l84-16M540-24l86 4" stroke="${ink.cream}" stroke-width="5" stroke-linecap="round"/>` +
  times(
    4,
    (stripe) =>
      `<path d="${cut(
        [
          [404 + stripe * 20, -190],
          [416 + stripe * 20, -190],
          [412 + stripe * 20, -142],
        ],
        stripe,
        1,
      )}" fill="${ink.peach}"/>`,
  ) +
  piece(
    cut(
      [
        [690, 300],
        [720, 120],
        [790, -20],
        [850, -60],
        [872, -34],
        [806, 40],
        [762, 150],
        [744, 300],
      ],
      7,
      3,
    ),
    ink.ember,
  );

/** An envelope seen from its address side. 640 × 440. */
export const addressed = (lines: string, posted: boolean, colour: string = ink.white): string =>
  `<svg class="addressed" viewBox="-24 -24 700 500" aria-hidden="true">${piece(box(0, 0, 640, 440, 5, 2.5), colour)}<g>${stripes(640, 440)}</g>${stamp(494, 44, 104, 122, 3)}${posted ? postmark(430, 110, 58, -10) : ''}${lines}</svg>`;

/** The small one that goes beside a card. */
export const plainEnvelope = (colour: string, flap: string): string =>
  `<svg class="plain" viewBox="-16 -16 460 330" aria-hidden="true">${piece(box(0, 0, 420, 290, 3, 2), colour)}${piece(
    cut(
      [
        [0, 288],
        [140, 130],
        [210, 96],
        [280, 130],
        [420, 288],
      ],
      5,
      2,
    ),
    colour,
  )}${piece(
    cut(
      [
        [2, 2],
        [210, 0],
        [418, 2],
        [300, 118],
        [210, 182],
        [120, 118],
      ],
      2,
      2,
    ),
    flap,
  )}${piece(heart(210, 146, 40, 3, 6), ink.blue, 'paper small')}</svg>`;
