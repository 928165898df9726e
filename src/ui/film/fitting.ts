import { savesData } from '../../motion/client-module.ts';

/** Maximum pixel density; more is not noticeable in a moving picture. */
const densest = 2;

/** Share of the displayed width that a film needs to look sharp. */
const enough = 0.9;

/** Required width of the film in pixels, given that it covers its box. */
function wantedWidth(film: HTMLVideoElement): number {
  const covering = Math.max(film.clientWidth, (film.clientHeight * film.width) / film.height);
  return covering * Math.min(devicePixelRatio, densest) * enough;
}

/** Width suffix of a file name: `tour-480.webm`. */
const ownWidth = /-\d+(?=\.\w+$)/;

/**
 * Selects the smallest file of each type that fills the film's box, or the smallest of all to save
 * data. Must run before the first playback; later calls do nothing.
 */
export function fitToBox(film: HTMLVideoElement): void {
  const wanted = savesData() ? 0 : wantedWidth(film);
  let changed = false;
  for (const source of film.querySelectorAll<HTMLSourceElement>('source[data-widths]')) {
    // Widths are in descending order; the current file is wider than all.
    const fitting = source.dataset.widths?.split(' ').findLast((width) => Number(width) >= wanted);
    delete source.dataset.widths;
    if (fitting === undefined) continue;
    source.src = source.src.replace(ownWidth, `-${fitting}`);
    changed = true;
  }
  // The browser has already selected a source, without fetching it.
  if (changed) film.load();
}
