import { parseArgs } from 'node:util';

const options = {
  submissions: { type: 'string', default: '2000' },
  kills: { type: 'string', default: '20' },
  /** Number of times that the disk is full for a moment. */
  'full-disks': { type: 'string' },
  /** Number of visitors who send at the same time. */
  visitors: { type: 'string', default: '24' },
  /**
   * Repeats the same plan of forms, kills and failures, but not the same interleaving of processes.
   */
  seed: { type: 'string' },
  /** Seconds after which the run gives up. */
  longest: { type: 'string', default: '36000' },
  /** Uses a separate PostgreSQL server instead of SQLite. */
  postgres: { type: 'boolean', default: false },
} as const;

/** @throws {Error} for an option that is unknown or no whole number */
export function readPlan(given: readonly string[]) {
  const { postgres, ...numbers } = parseArgs({ args: [...given], options }).values;
  for (const [name, value] of Object.entries(numbers))
    if (!/^\d+$/.test(value)) throw new Error(`--${name} takes a whole number.`);
  const kills = Number(numbers.kills);
  return {
    submissions: Number(numbers.submissions),
    kills,
    fullDisks: Number(numbers['full-disks'] ?? Math.ceil(kills / 5)),
    visitors: Number(numbers.visitors),
    seed: Number(numbers.seed ?? Math.floor(Math.random() * 2 ** 31)),
    longest: Number(numbers.longest),
    postgres,
  };
}

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
