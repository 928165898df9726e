/** Words that the browser loads, from `#words/browser`. */
export interface BrowserWords {
  /** Below the opening hours. */
  readonly hours: { readonly open: string; readonly closed: string };
  /** Answers to sent forms. */
  readonly thanks: { readonly enquiry: string; readonly application: string };
}
