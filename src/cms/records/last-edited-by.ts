import { recordNotes } from './record-notes.ts';

export interface LastEdit {
  /** Id of an account, which may have been deleted since. */
  readonly person: number;
  /** Time of the save, equal to the record's `updatedAt`. */
  readonly at: string;
  /** Form of the panel that saved, if one did. */
  readonly form?: string;
}

const isLastEdit = (data: unknown): data is LastEdit =>
  typeof data === 'object' && data !== null && 'person' in data && typeof data.person === 'number' && 'at' in data;

/** Account that last saved a record; written by `recordsSave`. */
export const lastEdits = recordNotes('last-hand', isLastEdit);
