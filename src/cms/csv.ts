/**
 * What spreadsheets take for the beginning of a formula, full-width and small forms included,
 * behind whatever is not seen.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*(?:[\t\r]|[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20])/u;

/**
 * A number with its sign, such as `+852 0006`. Hyphens make a sum of it, unless a space within
 * keeps it from being one.
 */
const number = /^[+-](?=[^-]*$|.*\d +\d)\d[\d ().-]*$/;

/**
 * Text for a cell. A spreadsheet takes what begins like a formula for one and runs it: such text
 * gets an apostrophe before it, which spreadsheets do not show. For everything that goes into one,
 * be it by a file or by a delivery.
 */
export const withoutFormula = (text: string): string => (formula.test(text) && !number.test(text) ? `'${text}` : text);

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return `"${withoutFormula(text).replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180), every cell in quotation marks. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const csvStart = '\ufeff';
