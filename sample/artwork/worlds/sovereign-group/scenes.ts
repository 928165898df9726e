/** Engraving without a page round it, and the film. */
import { brass, gilt, landscape, rosette, times, turned } from './engraving.ts';

export const illustration = `<svg class="bleed" viewBox="-600 -600 1200 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect x="-600" y="-600" width="1200" height="1200" fill="#0c1a3e"/>${turned({ count: 30, across: 840, down: 470, colour: '#2f4a9e', width: 2.4 })}<circle r="470" fill="#0c1a3e"/><g transform="scale(1.18)">${rosette([36, 24], 2.1)}</g></svg>`;

export const banner = landscape(1440, 608);

/** A line that draws itself and is then taken up again, a place later for each turn of the ellipse. */
const drawn = (count: number, across: number, down: number, colour: string): string =>
  times(
    count,
    (turn) =>
      `<ellipse class="line" rx="${across}" ry="${down}" pathLength="1" stroke="${colour}" transform="rotate(${(turn * 180) / count})" style="animation-delay:${((-turn * 6) / count).toFixed(3)}s"/>`,
  );

/** The pen goes round once in six seconds. */
export const loop = `<div class="turning"><svg viewBox="-480 -360 960 720" aria-hidden="true"><rect x="-480" y="-360" width="960" height="720" fill="#0c1a3e"/>${turned({ count: 18, across: 640, down: 400, colour: '#2f4a9e', width: 2 })}<circle r="338" fill="#0c1a3e"/><g fill="none" stroke-width="3">${drawn(24, 322, 124, brass)}${drawn(16, 194, 68, gilt)}</g><g fill="none" stroke="${gilt}" stroke-width="2.4">${times(3, (ring) => `<circle r="${60 - ring * 16}"/>`)}</g><circle r="334" fill="none" stroke="${brass}" stroke-width="4"/></svg></div>`;
