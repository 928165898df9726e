import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** Milliseconds of work before the event loop gets a turn. */
const slice = 10;

/**
 * Queue that runs work in sequence and yields to the event loop between slices: a page request
 * waits for one slice at most, however costly the queries.
 */
export class QueryQueue {
  #last: Promise<unknown> = Promise.resolve();
  #sliceBegan = performance.now();

  /** Runs one piece of work when its turn comes. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    const job = this.#last.then(async () => {
      if (performance.now() - this.#sliceBegan > slice) {
        await yieldToOthers();
        this.#sliceBegan = performance.now();
      }
      return work();
    });
    this.#last = job.catch(() => undefined);
    return job;
  }
}
