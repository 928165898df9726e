import type { DateField } from 'payload';
import { brand } from '../panel/runtime-brand.ts';

/** Format of dates in the panel: 2 Nov 2026. Lists add the time where there is one. */
const dayFormat = 'd MMM yyyy';
export const timeFormat = 'd MMM yyyy, HH:mm';

/** Shows a day without its time. */
export const wholeDay = { pickerAppearance: 'dayOnly', displayFormat: dayFormat } as const;

/**
 * Shows dates of forms in the site's time zone, wherever the browser is. Payload stores the zone
 * beside the date; here it is virtual, because it is the same for all.
 */
export const siteTime: DateField['timezone'] = {
  supportedTimezones: [{ label: brand.address.region, value: brand.timeZone }],
  override: ({ baseField }) => ({ ...baseField, required: false, virtual: true }),
};

/** Format of the list of times in date pickers. */
const clockFormat = 'HH:mm';

interface DayOptions {
  readonly label?: string;
  readonly description: string;
  readonly required?: boolean;
  readonly index?: boolean;
}

/** Day in the sidebar; a required one defaults to today. */
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

/** Shows a date with its time. */
export const moment = { pickerAppearance: 'dayAndTime', displayFormat: timeFormat, timeFormat: clockFormat } as const;
