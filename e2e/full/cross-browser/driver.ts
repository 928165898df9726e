/** Step of the pointer: a move to a place in CSS px of the viewport, or a button. */
export type PointerStep = { readonly to: Place } | 'down' | 'up';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'Enter' | 'Escape' | 'Tab';

/** Driver of an engine, limited to what a visitor can do and see. */
export interface Driver {
  /** Opens an address and waits until the page and its first content have loaded. */
  readonly open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page, which sees only its argument, and awaits its promise.
   *
   * @throws the error of the function
   */
  readonly evaluate: <Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  readonly point: (steps: readonly PointerStep[]) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (words: string) => Promise<void>;
  /** Chooses a file in the field of a selector. */
  readonly attach: (selector: string, file: string) => Promise<void>;
  /** Resizes the viewport, in CSS px. */
  readonly resize: (size: Size) => Promise<void>;
  /** Screenshot of the viewport, as PNG. */
  readonly picture: () => Promise<Buffer>;
  /** Script errors and refused requests since the last call. */
  readonly troubles: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}
