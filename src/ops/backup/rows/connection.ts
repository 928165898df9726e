/** Cell in a file of rows: JSON as text, times as RFC 3339, booleans as such or as 1 and 0. */
export type Cell = string | number | boolean | null;
export type Row = readonly Cell[];

/** One transaction on either database, rolled back unless `use` resolves. */
export interface Connection {
  /** Query for all tables and columns, in pairs. */
  readonly columnQuery: string;
  /** Prefix of a numbered parameter. */
  readonly parameter: '?' | '$';
  /** Defers foreign keys until `check`. */
  readonly defer: () => Promise<void>;
  /** @throws when a foreign key is violated */
  readonly check: () => Promise<void>;
  readonly read: (query: string) => AsyncIterable<Row>;
  readonly write: (statement: string, row?: Row) => Promise<unknown>;
}

export type Connect = <Result>(use: (connection: Connection) => Promise<Result>) => Promise<Result>;
