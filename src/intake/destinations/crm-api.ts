/** Name of the header that carries the token, in both versions. */
export const tokenHeader = 'x-api-token';

/**
 * A time as the CRM takes and writes it, in whole seconds. Such texts have the order of the times.
 */
export const rfc3339 = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/**
 * How a list is given a page at a time. Each version of the API has its own way, and each list its
 * own largest page.
 */
export interface Paging {
  /** Records. */
  readonly largestPage: number;
  /**
   * Name in the query of where a page begins: a word that the page before gave, or a number of
   * records.
   */
  readonly from: 'cursor' | 'start';
  /** Query for records in the order in which they were made. */
  readonly inOrderOfMaking: Readonly<Record<string, string>>;
}

/** Lists of version 2. */
export const cursorPaging: Paging = {
  largestPage: 500,
  from: 'cursor',
  inOrderOfMaking: { sort_by: 'add_time', sort_direction: 'asc' },
};

/** Files of a deal, version 1. */
export const filePaging: Paging = { largestPage: 100, from: 'start', inOrderOfMaking: {} };
