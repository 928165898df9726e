import { partsOf, type Wake } from '../../motion/wake.ts';
import { isOpenAt, momentIn, percentOfDay } from '../../shared/opening-hours.ts';

/** Values of `data-part` that this script looks for. */
type HoursPart = 'day' | 'now';

const { part, parts } = partsOf<HoursPart>();

/** Often enough that no minute is told late by much. */
const everySoOften = 20_000;

/**
 * A red mark on the scale where the day has got to, and the same in words. In the agency's own
 * zone, not the visitor's.
 */
export const wake: Wake = (element, gone) => {
  const { zone = 'UTC', place = '', opens = '', closes = '' } = element.dataset;
  const now = part(element, 'now');
  const days = new Map(parts(element, 'day').map((day) => [day.dataset.day ?? '', day]));
  const openDays = new Set([...days].flatMap(([name, day]) => ('open' in day.dataset ? [name] : [])));
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  mark.setAttribute('data-now', '');

  const show = (): void => {
    if (document.hidden) return;
    const moment = momentIn(zone, Date.now());
    mark.setAttribute('x', `${percentOfDay(moment.time).toFixed(2)}%`);
    const today = days.get(moment.day);
    // Under what the row says: its times break the mark, which would make them illegible.
    if (mark.parentNode !== today) today?.insertBefore(mark, today.querySelector('text'));
    const state = isOpenAt(moment, { days: openDays, opens, closes }) ? 'Open: we are in.' : 'Closed: we are ashore.';
    const words = `${place} time, ${moment.day} ${moment.time}. ${state}`;
    if (now && now.textContent !== words) now.textContent = words;
  };
  show();
  const timer = setInterval(show, everySoOften);
  gone.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', show, { signal: gone });
};
