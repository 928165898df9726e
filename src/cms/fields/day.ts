import type { DateField } from 'payload';
import { brand } from '../at-start.ts';

/**
 * How dates are written everywhere in the panel: 2 Nov 2026. The lists add the time where there is
 * one.
 */
const dayFormat = 'd MMM yyyy';
export const timeFormat = 'd MMM yyyy, HH:mm';

/** Shows a day without its time. */
export const wholeDay = { pickerAppearance: 'dayOnly', displayFormat: dayFormat } as const;

/**
 * Lets forms show and take a date by the clock of the site, wherever the browser is. Payload keeps
 * the zone beside the date for that; here it is the same for all, and no column holds it.
 */
export const siteTime: DateField['timezone'] = {
  supportedTimezones: [{ label: brand.address.region, value: brand.timeZone }],
  override: ({ baseField }) => ({ ...baseField, required: false, virtual: true }),
};

/** Hours of the lists that somebody chooses a time from. */
const clockFormat = 'HH:mm';

interface DayOptions {
  readonly label?: string;
  readonly description: string;
  readonly required?: boolean;
  readonly index?: boolean;
}

/** A day beside a record; required ones begin with today. */
export function day(name: string, { label, description, required = false, index = false }: DayOptions): DateField {
  return {
    name,
    type: 'date',
    timezone: siteTime,
    required,
    index,
    ...(label ? { label } : {}),
    ...(required ? { defaultValue: () => new Date().toISOString() } : {}),
    admin: { position: 'sidebar', description, date: wholeDay },
  };
}

/** Shows a moment with its time. */
export const moment = { pickerAppearance: 'dayAndTime', displayFormat: timeFormat, timeFormat: clockFormat } as const;
