import type { FormError, FormValues } from './rules.ts';

/**
 * What came of a form that was sent without script and could not be taken: the page shows it again
 * with this.
 */
export interface FormOutcome {
  readonly status: number;
  readonly values: FormValues;
  readonly errors: readonly FormError[];
  /** Makes the next attempt one submission, however often the button is pressed. */
  readonly key: string;
  /** Signed time at which this form was made. */
  readonly start: string;
  /** A file was sent along; a browser does not let a page choose it again by itself. */
  readonly fileLost: boolean;
}

/** Names of the fields that a form carries besides its own. */
export const keyField = 'key';
export const startField = 'start';
/** Nobody sees it, so only a program fills it in. */
export const trapField = 'website';

/** Header with which a form's script says for how long the page has been shown, in milliseconds. */
export const shownHeader = 'x-page-shown';
