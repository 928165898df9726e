import type { Copied } from '../database.ts';

/** How the rows of a database are written into a file that the other kind reads as well, and put into tables. */
export interface DatabaseRows {
  /** Writes every row as it is at one moment, while others read and write. */
  readonly save: (file: string) => Promise<Copied>;
  /** Puts rows into tables that are there: all of them, or none. */
  readonly fill: (file: string) => Promise<void>;
  /** Takes every table away. */
  readonly clear: () => Promise<void>;
}
