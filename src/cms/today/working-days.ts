/**
 * What a promise is counted in: which days one works, and what the clock on the wall shows, both by
 * the brand.
 */
export interface Calendar {
  readonly worksOn: (weekday: number) => boolean;
  /** A moment as its clock shows it, as if that were UTC. */
  readonly wallClock: (at: number) => number;
}

const day = 24 * 60 * 60 * 1000;

/** Working days after which a letter without an answer is late; the site promises "a few days". */
const promised = 2;

/** The moment so many working days before another, at the same time of day. */
function before(now: number, days: number, { worksOn, wallClock }: Calendar): number {
  let at = now;
  for (let left = days; left > 0; ) {
    at -= day;
    if (worksOn(new Date(wallClock(at)).getUTCDay())) left -= 1;
  }
  return at;
}

/** What came before this moment and has no answer yet is late. */
export const lateSince = (now: number, calendar: Calendar): Date => new Date(before(now, promised, calendar));

/**
 * Working days by which a letter is late: 0 on the day on which the promise ended, undefined while
 * it holds.
 */
export function daysLate(came: string, now: number, calendar: Calendar): number | undefined {
  const at = Date.parse(came);
  if (at >= before(now, promised, calendar)) return undefined;
  let days = 0;
  while (days < 99 && at < before(now, promised + days + 1, calendar)) days += 1;
  return days;
}
