import { browserWords } from '#words/browser';
import { fill, wordsOf } from '../../i18n/browser-words.ts';
import { isOpenAt, momentIn, percentOfDay } from '../../lib/opening-hours.ts';
import { type Mount, partsOf } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type HoursPart = 'day' | 'now';

const { part, parts } = partsOf<HoursPart>();

/** Interval of updates in ms. */
const everySoOften = 20_000;

/** Marks the current time on the scale and states it in words, in the agency's time zone. */
export const mount: Mount = (element, gone) => {
  const { zone = 'UTC', place = '', opens = '', closes = '' } = element.dataset;
  const words = wordsOf('hours', { ...browserWords.hours, now: '{place} time, {day} {time}. {state}' });
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
    // Before the text, whose outline interrupts the mark; otherwise the times would be illegible.
    if (mark.parentNode !== today) today?.insertBefore(mark, today.querySelector('text'));
    const state = isOpenAt(moment, { days: openDays, opens, closes }) ? words.open : words.closed;
    const day = words.days?.[moment.day] ?? moment.day;
    const shown = fill(words.now, { place, day, time: moment.time, state });
    if (now && now.textContent !== shown) now.textContent = shown;
  };
  show();
  const timer = setInterval(show, everySoOften);
  gone.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', show, { signal: gone });
};
