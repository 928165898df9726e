import { recordNotes } from './record-notes.ts';

export interface Hand {
  /** The number of an account, which may be gone since. */
  readonly person: number;
  /** When it wrote, as the record says. */
  readonly at: string;
  /** The form that the save came from, if the panel's form did. */
  readonly form?: string;
}

const isHand = (data: unknown): data is Hand =>
  typeof data === 'object' && data !== null && 'person' in data && typeof data.person === 'number' && 'at' in data;

/** Whose hands were last at records, written by `notesSave`. */
export const lastHands = recordNotes('last-hand', isHand);
