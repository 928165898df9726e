/** Paper without a page round it, and the film. */
import { cloud } from './gifts.ts';
import { box, chance, cut, heart, ink, piece, shower, stamp, times } from './paper.ts';

/** A cream envelope, open, with a flap standing up behind what comes out of it. */
const openBack = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${piece(
    cut(
      [
        [0, 4],
        [230, -220],
        [400, -360],
        [570, -220],
        [800, 4],
      ],
      3,
      3,
    ),
    '#ffe9a0',
  )}${piece(box(0, 0, 800, 520, 6, 3), '#f4dc94')}</g>`;
const openFront = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${piece(
    cut(
      [
        [0, 2],
        [210, 150],
        [380, 276],
        [420, 276],
        [600, 144],
        [800, 0],
        [800, 520],
        [0, 520],
      ],
      5,
      3,
    ),
    ink.cream,
  )}${piece(
    cut(
      [
        [0, 520],
        [200, 352],
        [360, 244],
        [400, 222],
        [442, 244],
        [610, 354],
        [800, 520],
      ],
      8,
      3,
    ),
    '#fff8dc',
  )}${stamp(640, 360, 104, 120, 5)}</g>`;

export const illustration = `<svg class="bleed" viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1200" height="1200" fill="${ink.blue}"/><g transform="translate(0 40)">${openBack(200, 640)}${cloud(52)}${openFront(200, 640)}</g></svg>`;

export const banner = `<svg class="bleed" viewBox="0 0 1440 608" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1440" height="608" fill="${ink.blue}"/>${shower(64, 1440, 608, 4, 54, 148)}</svg>`;

/** Hearts rise, one after another, from an envelope that breathes a little. */
export const loop = `<div class="rising"><svg viewBox="0 0 960 720" aria-hidden="true"><rect width="960" height="720" fill="${ink.blue}"/><g class="rock"><g transform="translate(168 400) scale(.78)">${openBack(0, 0)}</g></g>${times(14, (index) => `<g class="rise" style="animation-delay:${((-6 * index) / 14).toFixed(3)}s;--from:${Math.round((chance(index, 2) - 0.5) * 240)}px;--to:${Math.round((chance(index, 6) - 0.5) * 820)}px;--turn:${Math.round((chance(index, 8) - 0.5) * 120)}deg">${piece(heart(480, 0, 74 + chance(index, 4) * 66, index), [ink.peach, ink.cream, ink.pale][index % 3] ?? ink.cream)}</g>`)}<g class="rock"><g transform="translate(168 400) scale(.78)">${openFront(0, 0)}</g></g></svg></div>`;
