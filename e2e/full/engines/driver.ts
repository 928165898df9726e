/** Where the pointer goes, and what it does there; places in CSS pixels of the window. */
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

/** What each engine is driven by: no more than what a hand does and an eye sees. */
export interface Driver {
  /** Goes to an address, and waits until the page and all that it shows at first has come. */
  readonly open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page, which sees nothing but its argument, and waits for what it
   * promises.
   *
   * @throws what it throws there
   */
  readonly evaluate: <Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  readonly point: (steps: readonly PointerStep[]) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (words: string) => Promise<void>;
  /** Chooses a file in the field that a selector finds. */
  readonly attach: (selector: string, file: string) => Promise<void>;
  /** Makes the room of the page as large as this, in CSS pixels. */
  readonly resize: (size: Size) => Promise<void>;
  /** The page as it is seen now, as PNG. */
  readonly picture: () => Promise<Buffer>;
  /** Errors of scripts and refused requests since this was last asked. */
  readonly troubles: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}
