/**
 * Creates a function that formats dates in the reader's language; it keeps one formatter for each.
 *
 * @param options hours are always those of a clock with 24 hours
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: number | Date, locale?: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date, locale = 'en-GB') => {
    const format =
      formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, ...(options.hour && { hourCycle: 'h23' }) });
    formats.set(locale, format);
    return format.format(date);
  };
}
