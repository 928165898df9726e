import { LRUCache } from 'lru-cache';

/** One formatter a zone: making one takes ten times as long as using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 50 });

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    weekday: 'long',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, format);
  return format;
}

/** The parts of a date in one time zone, as `Intl` names them. */
const partsIn = (date: Date, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );

const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

function ordinalSuffix(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th';
}

/**
 * Writes a date with the letters of PHP's `date()`, the format language of Craft's `@formatDateTime`.
 * A letter after a backslash stands for itself, and so does every character that is no format letter.
 *
 * @throws {RangeError} when `timeZone` is not an IANA time zone.
 */
export function phpDateFormat(date: Date, format: string, timeZone: string): string {
  const parts = partsIn(date, timeZone);
  const of = (name: string): string => parts[name] ?? '';
  const [year, month, day, hour] = [of('year'), of('month'), of('day'), of('hour')];
  const monthName = monthNames.format(new Date(Date.UTC(2000, Number(month) - 1)));
  const offset = of('timeZoneName').replace('GMT', '') || '+00:00';
  const hour12 = Number(hour) % 12 || 12;
  const letters: Record<string, string> = {
    d: day,
    j: String(Number(day)),
    D: of('weekday').slice(0, 3),
    l: of('weekday'),
    S: ordinalSuffix(Number(day)),
    m: month,
    n: String(Number(month)),
    M: monthName.slice(0, 3),
    F: monthName,
    Y: year,
    y: year.slice(-2),
    H: hour,
    G: String(Number(hour)),
    h: String(hour12).padStart(2, '0'),
    g: String(hour12),
    i: of('minute'),
    s: of('second'),
    v: String(date.getUTCMilliseconds()).padStart(3, '0'),
    a: Number(hour) < 12 ? 'am' : 'pm',
    A: Number(hour) < 12 ? 'AM' : 'PM',
    e: timeZone,
    P: offset,
    O: offset.replace(':', ''),
    U: String(Math.floor(date.getTime() / 1000)),
    c: `${year}-${month}-${day}T${hour}:${of('minute')}:${of('second')}${offset}`,
  };
  return format.replace(/\\?./gsu, (match) =>
    match.length > 1 && match.startsWith('\\') ? match.slice(1) : (letters[match] ?? match),
  );
}
