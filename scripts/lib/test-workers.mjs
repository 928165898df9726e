import os from 'node:os';

/**
 * Bytes that the largest tests take: a browser with its pages, the server that answers it, and the
 * runner.
 */
const memoryOfOne = 1.5 * 1024 ** 3;

/**
 * How many tests run at once: one for each processor, but two at least, and no more than there is
 * memory for. TEST_WORKERS says otherwise.
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
