import { partsOf, type Wake } from '../../motion/wake.ts';
import { isOpenAt, momentIn, percentOfDay } from '../../shared/opening-hours.ts';
import type { HoursPart } from './hours.parts.ts';

const { part, parts } = partsOf<HoursPart>();

/** Often enough that no minute is told late by much. */
const everySoOften = 20_000;

/** A red mark on the scale where the day has got to, and the same in words. In the agency's own zone, not the visitor's. */
export const wake: Wake = (element) => {
  const { zone = 'UTC', place = '', opens = '', closes = '' } = element.dataset;
  const now = part(element, 'now');
  const days = new Map(parts(element, 'day').map((day) => [day.dataset.day ?? '', day]));
  const openDays = new Set([...days].flatMap(([name, day]) => ('open' in day.dataset ? [name] : [])));
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  mark.setAttribute('data-now', '');
  mark.setAttribute('y1', '-4');
  mark.setAttribute('y2', '104%');

  const show = (): void => {
    if (document.hidden) return;
    const moment = momentIn(zone, Date.now());
    const at = `${percentOfDay(moment.time).toFixed(2)}%`;
    mark.setAttribute('x1', at);
    mark.setAttribute('x2', at);
    const today = days.get(moment.day);
    if (mark.parentNode !== today) today?.append(mark);
    const are = isOpenAt(moment, { days: openDays, opens, closes }) ? 'in' : 'ashore';
    const words = `${place} time, ${moment.day} ${moment.time}. We are ${are}.`;
    if (now && now.textContent !== words) now.textContent = words;
  };
  show();
  setInterval(show, everySoOften);
  document.addEventListener('visibilitychange', show);
};
