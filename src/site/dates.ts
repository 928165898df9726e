import { brand } from './brand.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: brand.timeZone,
});
const monthDayYear = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `8 September 2022`, the day it was in Hong Kong. */
export const longDate = (date: string): string => day.format(new Date(date));

/** `November 11 2019`, as the legal pages carry it. */
export const legalDate = (date: string): string => monthDayYear.format(new Date(date)).replace(',', '');

export const currentYear = (): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: brand.timeZone }).format());
