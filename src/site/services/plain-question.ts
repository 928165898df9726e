/** A question whose answer is plain copy, so that a page and its structured data say the same. */
export interface PlainQuestion {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly href: string; readonly label: string };
}
