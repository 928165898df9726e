import os from 'node:os';

/** Bytes of memory of the largest tests: a browser with its pages, its server and the runner. */
const memoryOfOne = 1.5 * 1024 ** 3;

/**
 * Number of parallel tests: one for each processor, at least two, limited by memory. TEST_WORKERS
 * overrides it.
 *
 * @param {{ given?: string, processors?: number, memory?: number }} [machine] `memory` in bytes
 * @returns {number}
 */
export function testWorkers({
  given = process.env.TEST_WORKERS,
  processors = os.availableParallelism(),
  memory = os.totalmem(),
} = {}) {
  if (given) {
    if (!/^[1-9]\d?$/.test(given)) throw new Error(`TEST_WORKERS is "${given}". Set it to a number from 1 to 99.`);
    return Number(given);
  }
  return Math.max(2, Math.min(processors, Math.floor(memory / memoryOfOne)));
}
