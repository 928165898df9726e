/** Working days and time zone of a promise, both by the brand. */
export interface Calendar {
  readonly worksOn: (weekday: number) => boolean;
  /** Local time, expressed as if it were UTC. */
  readonly wallClock: (at: number) => number;
}

const day = 24 * 60 * 60 * 1000;

/** Working days after which an unanswered submission is late; the site promises "a few days". */
const promised = 2;

/** Same time of day, a number of working days earlier. */
function before(now: number, days: number, { worksOn, wallClock }: Calendar): number {
  let at = now;
  for (let left = days; left > 0; ) {
    at -= day;
    if (worksOn(new Date(wallClock(at)).getUTCDay())) left -= 1;
  }
  return at;
}

/** Time before which an unanswered submission is late. */
export const lateSince = (now: number, calendar: Calendar): Date => new Date(before(now, promised, calendar));

/**
 * Working days by which a submission is late: 0 on the day on which the promise ended, undefined
 * before.
 */
export function daysLate(came: string, now: number, calendar: Calendar): number | undefined {
  const at = Date.parse(came);
  if (at >= before(now, promised, calendar)) return undefined;
  let days = 0;
  while (days < 99 && at < before(now, promised + days + 1, calendar)) days += 1;
  return days;
}
