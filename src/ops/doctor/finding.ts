/** Result of a check; `unused` when there is nothing to check. */
export interface Finding {
  readonly what: string;
  readonly state: 'well' | 'wrong' | 'unused';
  readonly words: string;
}

export const well = (what: string, words: string): Finding => ({ what, state: 'well', words });
export const wrong = (what: string, words: string): Finding => ({ what, state: 'wrong', words });
export const unused = (what: string, words: string): Finding => ({ what, state: 'unused', words });
