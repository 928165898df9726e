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

/**
 * Leaves a film, of each kind of file, the smallest that fills its box; where data is saved, the smallest. It is fetched
 * afterwards, so it has to be called before the film first plays, and does nothing later.
 */
export function fitToBox(film: HTMLVideoElement): void {
  const sources = [...film.querySelectorAll('source')];
  const wanted = savesData() ? 0 : wantedWidth(film);
  for (const type of new Set(sources.map((source) => source.type))) {
    // The widest stands first.
    const files = sources.filter((source) => source.type === type);
    const kept = files.findLast((file) => Number(file.dataset.width) >= wanted) ?? files[0];
    for (const file of files) if (file !== kept) file.remove();
  }
  // The browser has made its own choice by then, though it has fetched nothing.
  if (film.querySelectorAll('source').length < sources.length) film.load();
}
