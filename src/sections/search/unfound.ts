import { isCounted, sendBeacon } from '../../motion/beacon.ts';

/** Time in ms for which a query must stay unchanged to count; shorter ones are incomplete words. */
const pause = 2000;

/**
 * Reports queries without results.
 *
 * @param gone aborts when the search leaves the page
 * @returns function to call after each search, with the query if it found nothing, otherwise empty
 */
export function unfound(gone: AbortSignal): (words: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = '';
  const say = (): void => {
    clearTimeout(timer);
    if (waiting && isCounted()) sendBeacon({ words: waiting });
    waiting = '';
  };
  addEventListener('pagehide', say, { signal: gone });
  return (words) => {
    clearTimeout(timer);
    waiting = words;
    if (words) timer = setTimeout(say, pause);
  };
}
