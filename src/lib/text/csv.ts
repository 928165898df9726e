/**
 * Start of a formula in a spreadsheet, full-width and small forms included, after any invisible
 * characters.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*(?:[\t\r]|[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20])/u;

/**
 * A signed number such as `+44 0006`. Hyphens would turn it into a sum unless it contains a space.
 */
const number = /^[+-](?=[^-]*$|.*\d +\d)\d[\d ().-]*$/;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula; spreadsheets do not
 * show it. Used for every CSV file and every delivery to a spreadsheet.
 */
export const withoutFormula = (text: string): string => (formula.test(text) && !number.test(text) ? `'${text}` : text);

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return `"${withoutFormula(text).replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180), every cell in quotation marks. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** Byte order mark: marks the file as UTF-8 for spreadsheets. */
export const csvStart = '\ufeff';
