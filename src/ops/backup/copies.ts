import type { Manifest } from './manifest.ts';

/** Facts about a copied database, read from the copied snapshot. */
export interface Copied {
  readonly migrations: readonly string[];
  /** Names of submitted files. */
  readonly submissionFiles: readonly string[];
}

/** Backup and restore of one kind of database. */
export interface DatabaseCopies {
  readonly kind: Manifest['database'];
  /** Source database of exported rows; implied in other copies. */
  readonly from?: Manifest['from'];
  /** Name of the copy in the backup. */
  readonly file: string;
  /** Copies a consistent snapshot while others read and write. */
  readonly save: (file: string) => Promise<Copied>;
  /** Describes the programs that have the database open; undefined without any. */
  readonly users: () => Promise<string | undefined>;
  readonly isEmpty: () => Promise<boolean>;
  /** Replaces the database with the copy, all or nothing. */
  readonly load: (file: string) => Promise<void>;
}
