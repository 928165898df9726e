import { fill } from '../i18n/browser-words.ts';
import type { FormWords } from '../i18n/words/interface-words.ts';
import type { FormError, FormValues } from './rules.ts';

// Free of libraries, because the browser loads it too.

/** Names of the boxes of the contact form. */
export const callField = 'call';
/** Field of the half-days in errors and anchors. */
export const halfDaysField = 'halfDays';
/** Name of each of its boxes. */
export const halfDaysName = `${halfDaysField}[]`;
export const newsletterField = 'newsletter';
/** Hidden field with the version of the statement that the page showed. */
export const statementField = 'statement';

/** Half-days that may be chosen. */
const mostHalfDays = 3;

/** Digits of the shortest phone number. */
const fewestDigits = 5;
const hasNumber = (phone: string): boolean => (phone.match(/\p{Nd}/gu) ?? []).length >= fewestDigits;

/** Boxes of a sent contact form. */
export interface Choices {
  readonly call: boolean;
  /** Ids of the half-days, without repetitions. */
  readonly halfDays: readonly string[];
  readonly newsletter: boolean;
}

/** Reads the boxes; half-days count only with the box above them. */
export function choicesOf(given: FormValues): Choices {
  const call = Boolean(given[callField]);
  const ids = (given[halfDaysName] ?? '').split(' ').filter((id) => id !== '');
  return { call, halfDays: call ? [...new Set(ids)] : [], newsletter: Boolean(given[newsletterField]) };
}

/** Choices as values of the form, for showing it again. */
export const valuesOfChoices = ({ call, halfDays, newsletter }: Choices): FormValues => ({
  ...(call ? { [callField]: 'on', [halfDaysName]: halfDays.join(' ') } : {}),
  ...(newsletter ? { [newsletterField]: 'on' } : {}),
});

/**
 * Errors of a wanted call.
 *
 * @param offers whether the form offers half-days
 */
export function checkCall(
  { call, halfDays }: Choices,
  phone: string,
  offers: boolean,
  { missing, noHalfDay, manyHalfDays }: FormWords,
): FormError[] {
  if (!call) return [];
  const count = halfDays.length;
  const days = count > mostHalfDays ? fill(manyHalfDays, { count }) : offers && count === 0 ? noHalfDay : undefined;
  return [
    ...(hasNumber(phone) ? [] : [{ field: 'phone', message: missing.phone }]),
    ...(days === undefined ? [] : [{ field: halfDaysField, message: days }]),
  ];
}
