import { setImmediate as breath } from 'node:timers/promises';

/** Milliseconds that pieces may work before others have the process. */
const slice = 10;

/**
 * Does work piece by piece, one after the other, and lets other requests in between: however much
 * queries ask for, a page that is asked for meanwhile waits for one slice.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #sliceBegan = performance.now();

  /** Runs one piece when its turn comes. */
  take<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      if (performance.now() - this.#sliceBegan > slice) {
        await breath();
        this.#sliceBegan = performance.now();
      }
      return work();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
