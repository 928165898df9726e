/** Header that carries the token in both API versions. */
export const tokenHeader = 'x-api-token';

/** Formats a time as the CRM reads and writes it, in whole seconds. The texts sort by time. */
export const rfc3339 = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/** Paging of a list. Both API versions differ, and each list has its own largest page. */
export interface Paging {
  /** Number of records. */
  readonly largestPage: number;
  /** Query parameter of the page's start: a cursor from the previous page, or a record offset. */
  readonly from: 'cursor' | 'start';
  /** Query that sorts records by creation time. */
  readonly inOrderOfMaking: Readonly<Record<string, string>>;
}

/** Lists of API version 2. */
export const cursorPaging: Paging = {
  largestPage: 500,
  from: 'cursor',
  inOrderOfMaking: { sort_by: 'add_time', sort_direction: 'asc' },
};

/** Files of a deal in API version 1. */
export const filePaging: Paging = { largestPage: 100, from: 'start', inOrderOfMaking: {} };
