import { fromWallClock, languageOf, wallClock } from '../../cms/panel/runtime-brand.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { shortDate } from '../../config/brand/dates.ts';
import { callDays, halfDaysOf, startsWithin } from '../../forms/half-days.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import type { BrandFacts } from '../../lib/brand-shape.ts';
import type { CallOffer } from '../panel/call-choice.tsx';
import { dayIn, halfDayIn } from './half-days.ts';
import { callFileName } from './invitation.ts';

/** Half-days offered instead of those that do not suit. */
const mostOthers = 3;

/**
 * Half-days of an enquiry with the answers that confirm them, in the language of its form.
 *
 * @param by name of the account that answers
 * @param locale language of the panel
 */
export function callOffers(enquiry: Submission, by: string, locale: string, now = Date.now()): readonly CallOffer[] {
  if (!enquiry.call) return [];
  const language = languageOf(enquiry);
  const { answer, invitation } = interfaceWords(language);
  const dear = answer.dear(enquiry.name ?? '');
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return halfDaysOf(enquiry.halfDays).map((halfDay) => {
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
  const today = new Date(wallClock(Date.now())).toISOString().slice(0, 10);
  const others = callDays(today, hours, holidays)
    .flatMap(({ halves }) => halves)
    .filter(({ id }) => !chosen.has(id))
    .slice(0, mostOthers);
  if (others.length === 0) return '';
  const days = others.map((halfDay) => `- ${halfDayIn(halfDay, language)}`).join('\n');
  return invitation.answer(answer.dear(enquiry.name ?? ''), invitation.others(days), by);
}
