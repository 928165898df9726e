import type { ReadyAnswer } from './built-pages.ts';
import type { PageSources } from './page-reads.ts';

export interface KeptPage {
  readonly answer: ReadyAnswer;
  /** The collections that the page was made from. */
  read: ReadonlySet<string>;
  readonly size: number;
  /** Milliseconds of the clock from which on the page may say something that is not true any more. */
  until: number;
  /** Milliseconds that making it took. */
  took: number;
  /** Milliseconds of the clock from which on somebody should look whether it has changed. */
  lookAgain: number;
  /** Set when something that it shows may have changed since. It is served again only if it has not, or no fresh one can be had. */
  stale: boolean;
  /** What it was made from; undefined where only a rendering tells whether it has changed. */
  sources: PageSources | undefined;
  /** The collections that have changed since. */
  readonly changed: Set<string>;
}

/** How a page was made. */
export interface Making {
  /** Milliseconds of the clock. */
  readonly begun: number;
  /** Milliseconds that it is true for, and that it took. */
  readonly life: number;
  readonly took: number;
  readonly stale: boolean;
}

/** Whether a page was made from one of these collections. */
export const isConcerned = ({ read }: KeptPage, tags: ReadonlySet<string>): boolean =>
  [...read].some((tag) => tags.has(tag));
