interface Options {
  /** Reads the names of all private files. */
  readonly read: () => Promise<ReadonlySet<string>>;
}

/**
 * Names of private files (trash, originals). Keeps the last known set while the database is down.
 */
export class HiddenFiles {
  readonly #options: Options;
  #names: ReadonlySet<string> = new Set();
  #reading: Promise<void> | undefined;
  #known = false;

  constructor(options: Options) {
    this.#options = options;
  }

  invalidate(): void {
    this.#known = false;
    // The running read may return the old state.
    this.#reading = undefined;
  }

  async has(name: string): Promise<boolean> {
    if (!this.#known) await (this.#reading ?? this.#read());
    return this.#names.has(name);
  }

  #read(): Promise<void> {
    const reading: Promise<void> = this.#options.read().then(
      (names) => {
        if (this.#reading !== reading) return;
        this.#names = names;
        this.#known = true;
      },
      () => {
        if (this.#reading === reading) this.#reading = undefined;
      },
    );
    this.#reading = reading;
    return reading;
  }
}
