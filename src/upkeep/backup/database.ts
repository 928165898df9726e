import type { Settings } from '../../env.ts';
import type { Manifest } from './manifest.ts';
import { postgresCopies } from './postgres-copies.ts';
import { sqliteCopies } from './sqlite-copies.ts';

/** What a copy of the database says, read from the very moment that was copied. */
export interface Copied {
  readonly migrations: readonly string[];
  /** Names of the files that came with submissions. */
  readonly submissionFiles: readonly string[];
}

/** How a database is copied into a backup and put back. */
export interface DatabaseCopies {
  readonly kind: Manifest['database'];
  /** Where rows come from; a copy of another kind says that by itself. */
  readonly from?: Manifest['from'];
  /** The copy's name in the backup. */
  readonly file: string;
  /** Copies the database as it is at one moment, while others read and write. */
  readonly save: (file: string) => Promise<Copied>;
  /** Who has the database open, in words; undefined when nobody has. */
  readonly users: () => Promise<string | undefined>;
  readonly isEmpty: () => Promise<boolean>;
  /** Puts the copy in the place of what is there: all of it, or nothing. */
  readonly load: (file: string) => Promise<void>;
}

export const databaseCopies = ({ DATABASE_URL, DATA_DIR }: Settings): DatabaseCopies =>
  DATABASE_URL ? postgresCopies(DATABASE_URL) : sqliteCopies(DATA_DIR);
