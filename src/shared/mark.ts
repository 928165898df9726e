/** A client's or partner's wordmark: one symbol of a sheet. */
export interface Mark {
  /** The symbol's id. */
  readonly name: string;
  /** File below `/marks/`. */
  readonly sheet: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}
