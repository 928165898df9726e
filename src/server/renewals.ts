import { setImmediate } from 'node:timers/promises';

/**
 * Makes pages anew behind their last copies: one after the other, in the order in which they are asked for, so that what most people ask for
 * comes first; and whoever asks for something meanwhile is answered in between.
 */
export class Renewals {
  readonly #renew: (address: string) => Promise<unknown> | undefined;
  readonly #due = new Set<string>();
  #isBusy = false;

  /** @param renew makes one page anew; undefined where that is not needed any more */
  constructor(renew: (address: string) => Promise<unknown> | undefined) {
    this.#renew = renew;
  }

  soon(address: string): void {
    this.#due.add(address);
    if (this.#isBusy) return;
    this.#isBusy = true;
    void this.#work();
  }

  async #work(): Promise<void> {
    // What is added meanwhile is gone through as well.
    for (const address of this.#due) {
      this.#due.delete(address);
      // Whoever asks for the page itself is told that it cannot be made.
      await this.#renew(address)?.catch(() => undefined);
      await setImmediate();
    }
    this.#isBusy = false;
  }
}
