import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Delivery, Submission } from '../../cms/payload-types.ts';
import type { Settings } from '../../env.ts';

/**
 * What came of one attempt. Notes go into the panel: they hold no token, no password and nothing
 * that a visitor wrote.
 */
export type Outcome =
  | { readonly outcome: 'delivered'; readonly note: string }
  | {
      readonly outcome: 'again';
      readonly note: string;
      /** Milliseconds that the other side asked us to wait. */
      readonly wait?: number;
    }
  /** What could be delivered was, and the rest cannot be: people have to look at it. */
  | { readonly outcome: 'incomplete'; readonly note: string }
  /** Is not to be delivered to this address, now or later, and asks nothing of people. */
  | { readonly outcome: 'skipped'; readonly note: string }
  /** Not tried, through no fault of the delivery: it counts as no attempt. */
  | { readonly outcome: 'later'; readonly note: string; readonly at: Date };

export interface Parcel {
  readonly submission: Submission;
  readonly delivery: Delivery;
  readonly settings: Settings;
  /** Absolute path of the file that came with it. */
  readonly file?: string;
  /** Mail addresses of colleagues who want to be told of it at once. */
  readonly readers?: readonly string[];
}

/** Milliseconds that another server may take to answer. */
export const patienceOf = ({ DELIVERY_PATIENCE }: Settings): number => DELIVERY_PATIENCE * 1000;

/**
 * What the attempts say of a file that is not in its folder any more. The mail server or the CRM
 * has no part in it.
 */
export const fileMissing =
  'Its file is missing on this server, in the folder "submissions" of DATA_DIR. Put it back and try again, or leave it.';

/**
 * Whether the file of a submission is gone. @throws errors of the disk, other than that there is
 * none
 */
export async function isMissing(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** Characters of an answer that are read: enough to judge it. */
const enoughToJudge = 100_000;

/** The body of an answer, cut off behind so many characters or a little later. */
export async function readBody(response: Response, most: number = enoughToJudge): Promise<string> {
  if (!response.body) return '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most) break;
  }
  return text;
}

/** Milliseconds that `Retry-After` asks for, in seconds or as a date. */
function retryAfterOf(response: Response, now: number = Date.now()): number | undefined {
  const value = response.headers.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, 24 * 60 * 60 * 1000) : undefined;
}

export function again(note: string, response?: Response): Outcome {
  const wait = response && retryAfterOf(response);
  return { outcome: 'again', note, ...(wait === undefined ? {} : { wait }) };
}

/** Why nothing came back, without the address, which may hold a key. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code } = (error.cause ?? error) as { readonly code?: string };
  if (code) return code;
  // What fetch throws where nothing answers, however it says that.
  return error.name === 'TypeError' ? 'it could not be reached' : error.name;
}

/**
 * Pauses in milliseconds before the second attempt, the third and so on: about three days in all.
 */
const pauses = [30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400, 86_400].map(
  (seconds) => seconds * 1000,
);

export const mostAttempts = pauses.length + 1;

/**
 * The pause after so many attempts, never shorter than asked, and never the same for all that
 * failed together.
 */
export function pauseAfter(attempts: number, asked = 0, pace = 1, random: () => number = Math.random): number {
  const pause = (pauses[Math.min(attempts, pauses.length) - 1] ?? 0) / pace;
  return Math.max(asked, pause) * (1 + random() * 0.25);
}
