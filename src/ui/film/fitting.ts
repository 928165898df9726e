import { savesData } from '../../motion/wake.ts';

/** More pixels than this for one of the page are not seen in something that moves. */
const densest = 2;

/** What a film may lack of the width that it is shown at, before it looks soft. */
const enough = 0.9;

/** Pixels that the film fills, as it covers its box. */
function wantedWidth(film: HTMLVideoElement): number {
  const covering = Math.max(film.clientWidth, (film.clientHeight * film.width) / film.height);
  return covering * Math.min(devicePixelRatio, densest) * enough;
}

/** The end of a file's name that says how wide it is: `tour-480.webm`. */
const ownWidth = /-\d+(?=\.\w+$)/;

/**
 * Gives a film, of each kind of file, the smallest that fills its box; where data is saved, the
 * smallest. It is fetched afterwards, so it has to be called before the film first plays, and does
 * nothing later.
 */
export function fitToBox(film: HTMLVideoElement): void {
  const wanted = savesData() ? 0 : wantedWidth(film);
  let changed = false;
  for (const source of film.querySelectorAll<HTMLSourceElement>('source[data-widths]')) {
    // The widest of them comes first, and the file itself is wider than all.
    const fitting = source.dataset.widths?.split(' ').findLast((width) => Number(width) >= wanted);
    delete source.dataset.widths;
    if (fitting === undefined) continue;
    source.src = source.src.replace(ownWidth, `-${fitting}`);
    changed = true;
  }
  // The browser has made its own choice by then, though it has fetched nothing.
  if (changed) film.load();
}
