/**
 * What a cell holds in a file of rows: JSON as its text, a moment as RFC 3339, yes or no as itself
 * or as 1 and 0.
 */
export type Cell = string | number | boolean | null;
export type Row = readonly Cell[];

/** A database of either kind in one transaction, which is rolled back unless `use` resolves. */
export interface Connection {
  /** The query that lists every column of every table, as pairs of names. */
  readonly columnQuery: string;
  /** The sign of a numbered parameter. */
  readonly parameter: '?' | '$';
  /** Lets rows come before those that they refer to, until `check`. */
  readonly defer: () => Promise<void>;
  /** @throws when a row refers to one that is not there */
  readonly check: () => Promise<void>;
  readonly read: (query: string) => AsyncIterable<Row>;
  readonly write: (statement: string, row?: Row) => Promise<unknown>;
}

export type Connect = <Result>(use: (connection: Connection) => Promise<Result>) => Promise<Result>;
