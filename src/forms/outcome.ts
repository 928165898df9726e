import type { FormError, FormValues } from './rules.ts';

/** Result of a refused form sent without script, for rendering its page again. */
export interface FormOutcome {
  readonly status: number;
  readonly values: FormValues;
  readonly errors: readonly FormError[];
  /** Makes repeated presses of the button one submission. */
  readonly key: string;
  /** Signed start time of this form. */
  readonly start: string;
  /** A file was sent; browsers do not let a page select it again. */
  readonly fileLost: boolean;
}

/** Names of the hidden fields. */
export const keyField = 'key';
export const startField = 'start';
/** Hidden from visitors, so only programs fill it in. */
export const trapField = 'website';

/** Header in which the form's script sends how long the page has been visible, in milliseconds. */
export const shownHeader = 'x-page-shown';
