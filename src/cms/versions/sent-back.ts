import { recordNotes } from '../record-notes.ts';

/** What somebody who had a look said instead of publishing. */
export interface SentBack {
  /** The number of an account, which may be gone since. */
  readonly by: number;
  readonly at: string;
  readonly words: string;
  /** Which asking it answers: with the next one it is of the past. */
  readonly askedAt: string;
}

const isSentBack = (data: unknown): data is SentBack =>
  typeof data === 'object' && data !== null && 'words' in data && 'askedAt' in data && 'by' in data && 'at' in data;

export const sentBack = recordNotes('sent-back', isSentBack);
