import type { Delivery, Submission } from '../../cms/payload-types.ts';
import type { Settings } from '../../config/env.ts';

/**
 * Result of one attempt. Notes appear in the panel, so they contain no token, no password and no
 * visitor input.
 */
export type Outcome =
  | { readonly outcome: 'delivered'; readonly note: string }
  | {
      readonly outcome: 'again';
      readonly note: string;
      /** Pause in milliseconds that the server asked for. */
      readonly wait?: number;
    }
  /** Delivered in part; the rest needs a person. */
  | { readonly outcome: 'incomplete'; readonly note: string }
  /** Refused for good: the same request would be refused again, so it needs a person. */
  | {
      readonly outcome: 'refused';
      readonly note: string;
      /** HTTP status of a refusal, where one was given. */
      readonly status?: number;
    }
  /** Must not be delivered to this address, now or later. Needs no action. */
  | { readonly outcome: 'skipped'; readonly note: string }
  /** Not tried for reasons outside the delivery, so it counts as no attempt. */
  | { readonly outcome: 'later'; readonly note: string; readonly at: Date };

export interface DeliveryJob {
  readonly submission: Submission;
  readonly delivery: Delivery;
  readonly settings: Settings;
  /** Name of the language of its form; undefined on a site with one. */
  readonly language?: string | undefined;
  /** Absolute path of the enquiry's file. */
  readonly file?: string;
  /** Mail addresses of colleagues who are notified at once. */
  readonly readers?: readonly string[];
}

/**
 * Note of an attempt whose file is missing from its folder; neither mail server nor CRM is the
 * cause.
 */
export const fileMissing =
  'Its file is missing on this server, in the folder "submissions" of DATA_DIR. Put it back and try again, or leave it.';

/** Characters of a response that are read by default. */
const enoughToJudge = 100_000;

/** Reads a response body and stops shortly after `most` characters. */
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

/** Milliseconds that `Retry-After` asks for, given in seconds or as a date; at most one day. */
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

/** Describes a failed request without its address, which may contain a key. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code } = (error.cause ?? error) as { readonly code?: string };
  if (code) return code;
  // fetch throws a TypeError for every network failure.
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
 * Pause in milliseconds after so many attempts: at least the pause asked for, with jitter so that
 * failed deliveries do not retry together.
 */
export function pauseAfter(attempts: number, asked = 0, pace = 1, random: () => number = Math.random): number {
  const pause = (pauses[Math.min(attempts, pauses.length) - 1] ?? 0) / pace;
  return Math.max(asked, pause) * (1 + random() * 0.25);
}
