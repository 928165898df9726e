interface Options {
  /** Names of the files of all that lies in the trash. */
  readonly read: () => Promise<ReadonlySet<string>>;
}

/**
 * Knows which files are for nobody. While the database is away, those that were for nobody before.
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
    // What is being read may be what it was before.
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
