import { recordNotes } from '../../records/record-notes.ts';

/** Answer of a reviewer who did not publish. */
export interface SentBack {
  /** Id of an account, which may have been deleted since. */
  readonly by: number;
  readonly at: string;
  readonly words: string;
  /** Request that it answers; a newer request makes it obsolete. */
  readonly askedAt: string;
}

const isSentBack = (data: unknown): data is SentBack =>
  typeof data === 'object' && data !== null && 'words' in data && 'askedAt' in data && 'by' in data && 'at' in data;

export const sentBack = recordNotes('sent-back', isSentBack);
