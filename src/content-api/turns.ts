import { setImmediate as breath } from 'node:timers/promises';

/** Milliseconds that one request may work before it lets the others have the process. */
const slice = 10;

/**
 * Does the work of one request piece by piece, one after the other, and lets other requests in between: however much a
 * query asks for, whoever asks for a page meanwhile waits for one slice.
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
