import { dayBegins, wallClock } from '../config/brand/dates.ts';

/** Returns the current day in the brand's time zone; caches it until midnight. */
export function dayClock(now: () => number = Date.now): () => string {
  let day = '';
  let from = 0;
  let until = 0;
  return () => {
    const at = now();
    if (at >= until || at < from) {
      day = new Date(wallClock(at)).toISOString().slice(0, 10);
      from = dayBegins(at);
      until = dayBegins(at, 1);
    }
    return day;
  };
}
