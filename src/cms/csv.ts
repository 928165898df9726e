/**
 * One cell. A spreadsheet takes what begins like a formula for one and runs it: such text gets an apostrophe before it,
 * which spreadsheets do not show.
 */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = /^[\s\u00a0\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180), every cell in quotation marks. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const csvStart = '\ufeff';
