/** Local time as if it were UTC, in milliseconds since 1970. */
export type WallClock = (at: number) => number;

const minute = 60_000;
const week = 7 * 24 * 60 * minute;
const weeksAround = 53;

const two = (value: number): string => String(value).padStart(2, '0');

/** Offset from UTC as calendars write it: `+0800`. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

const stamp = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** Moment of the only change of offset between two moments, to the minute. */
function changeBetween(from: number, to: number, offsetAt: WallClock): number {
  let [early, late] = [from, to];
  while (late - early > minute) {
    const middle = Math.floor((early + late) / 2 / minute) * minute;
    if (offsetAt(middle) === offsetAt(from)) early = middle;
    else late = middle;
  }
  return late;
}

/**
 * Describes a time zone for calendars (RFC 5545, 3.6.5), as it is in the year before and after a
 * moment.
 */
export function timeZoneComponent(zone: string, at: number, wallClock: WallClock): string {
  const offsetAt = (moment: number): number => wallClock(moment) - moment;
  const begin = Math.floor((at - weeksAround * week) / minute) * minute;
  const observances: string[] = [];
  const observe = (kind: 'STANDARD' | 'DAYLIGHT', wall: number, from: number, to: number): void => {
    observances.push(
      `BEGIN:${kind}`,
      `DTSTART:${stamp(wall)}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${kind}`,
    );
  };
  observe('STANDARD', begin + offsetAt(begin), offsetAt(begin), offsetAt(begin));
  for (let from = begin; from < at + weeksAround * week; from += week) {
    const [before, after] = [offsetAt(from), offsetAt(from + week)];
    if (before === after) continue;
    const change = changeBetween(from, from + week, offsetAt);
    observe(after > before ? 'DAYLIGHT' : 'STANDARD', change + before, before, after);
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
}
