import { fromWallClock, languageOf, wallClock } from '../../cms/panel/runtime-brand.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { shortDate } from '../../config/brand/dates.ts';
import { callDays, type HalfDay, halfDaysOf, startsWithin } from '../../forms/half-days.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import type { BrandFacts } from '../../lib/brand-shape.ts';
import type { CallOffer } from '../panel/call-choice.tsx';
import { dayIn, halfDayIn } from './half-days.ts';
import { callFileName } from './invitation.ts';

/** Half-days offered instead of those that do not suit. */
const mostOthers = 3;

const dayLong = 24 * 60 * 60 * 1000;
const dateAt = (at: number): string => new Date(wallClock(at)).toISOString().slice(0, 10);

/** Half-days on which the agency may call: those of today, and those that the form offers now. */
export function possibleCalls(
  hours: BrandFacts['openingHours'],
  holidays: ReadonlySet<string>,
  now = Date.now(),
): readonly HalfDay[] {
  const after = (at: number) => callDays(dateAt(at), hours, holidays).flatMap(({ halves }) => halves);
  return [...after(now - dayLong).filter(({ date }) => date === dateAt(now)), ...after(now)];
}

function offersOf(halfDays: readonly HalfDay[], enquiry: Submission, by: string, locale: string, now: number) {
  const language = languageOf(enquiry);
  const { answer, invitation } = interfaceWords(language);
  const dear = answer.dear(enquiry.name ?? '');
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return halfDays.map((halfDay): CallOffer => {
    const { id, date, opens, closes } = halfDay;
    const starts = startsWithin(halfDay).filter((time) => fromWallClock(`${date}T${time}`) > now);
    return {
      id,
      day: `${weekday.format(new Date(date))} ${shortDate(date, { code: locale })}`,
      hours: `${opens}–${closes}`,
      fileName: callFileName(date),
      times: starts.map((time) => ({
        time,
        start: `${date}T${time}`,
        text: invitation.answer(dear, invitation.text(dayIn(date, language), time, enquiry.phone ?? ''), by),
      })),
    };
  });
}

/**
 * Half-days of an enquiry with the answers that confirm them, in the language of its form.
 *
 * @param by name of the account that answers
 * @param locale language of the panel
 */
export const callOffers = (enquiry: Submission, by: string, locale: string, now = Date.now()): readonly CallOffer[] =>
  enquiry.call ? offersOf(halfDaysOf(enquiry.halfDays), enquiry, by, locale, now) : [];

/**
 * Possible half-days that the visitor did not choose, with their answers.
 *
 * @param possible from {@link possibleCalls}
 */
export function moreOffers(
  enquiry: Submission,
  by: string,
  locale: string,
  possible: readonly HalfDay[],
  now = Date.now(),
): readonly CallOffer[] {
  if (!enquiry.call) return [];
  const chosen = new Set(halfDaysOf(enquiry.halfDays).map(({ id }) => id));
  const others = possible.filter(({ id }) => !chosen.has(id));
  return offersOf(others, enquiry, by, locale, now).filter(({ times }) => times.length > 0);
}

/** Answer that offers the next half-days that the visitor did not choose. */
export function otherHalfDays(
  enquiry: Submission,
  by: string,
  hours: BrandFacts['openingHours'],
  holidays: ReadonlySet<string>,
): string {
  const language = languageOf(enquiry);
  const { answer, invitation } = interfaceWords(language);
  const chosen = new Set(halfDaysOf(enquiry.halfDays).map(({ id }) => id));
  const others = callDays(dateAt(Date.now()), hours, holidays)
    .flatMap(({ halves }) => halves)
    .filter(({ id }) => !chosen.has(id))
    .slice(0, mostOthers);
  if (others.length === 0) return '';
  const days = others.map((halfDay) => `- ${halfDayIn(halfDay, language)}`).join('\n');
  return invitation.answer(answer.dear(enquiry.name ?? ''), invitation.others(days), by);
}
