import type { Payload } from 'payload';
import { readFacts } from '../../cms/records/read-facts.ts';
import { readHolidays } from '../../cms/records/read-holidays.ts';
import { dayAndMonth } from '../../config/brand/dates.ts';
import type { Language } from '../../domain/languages.ts';
import { organisationOf } from '../../domain/organisation.ts';
import { callDays, type HalfDay, localDate, weekdayOf } from '../../forms/half-days.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';

/** Ids of the half-days on which a call is possible now. */
export async function possibleHalfDays(payload: Payload, now: number): Promise<ReadonlySet<string>> {
  const [facts, holidays] = await Promise.all([readFacts(payload), readHolidays(payload)]);
  const days = callDays(localDate(now), organisationOf(facts).openingHours, holidays);
  return new Set(days.flatMap(({ halves }) => halves.map(({ id }) => id)));
}

/** Day in the words of a language: `Friday 4 December`. */
export function dayIn(date: string, language: Pick<Language, 'code'>): string {
  const { call, hours } = interfaceWords(language);
  return call.day(hours.days[weekdayOf(date)].long, dayAndMonth(date, language));
}

/** Half-day in the words of a language: `Friday 4 December, 09:30 to 12:30`. */
export const halfDayIn = ({ date, opens, closes }: HalfDay, language: Pick<Language, 'code'>): string =>
  interfaceWords(language).call.halfDay(dayIn(date, language), opens, closes);
