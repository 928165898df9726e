import { isCounted, tell } from '../../motion/counted.ts';

/**
 * Milliseconds for which words stand before they count. What finds nothing on the way to a whole
 * word is no search.
 */
const pause = 2000;

/**
 * @param gone ends when the search has left the page
 * @returns what is told after each search which words have found nothing, and is told none when
 *   something was found
 */
export function unfound(gone: AbortSignal): (words: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = '';
  const say = (): void => {
    clearTimeout(timer);
    if (waiting && isCounted()) tell({ words: waiting });
    waiting = '';
  };
  addEventListener('pagehide', say, { signal: gone });
  return (words) => {
    clearTimeout(timer);
    waiting = words;
    if (words) timer = setTimeout(say, pause);
  };
}
