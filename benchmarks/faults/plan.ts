import { parseArgs } from 'node:util';

/** What a run does. */
export interface Plan {
  readonly submissions: number;
  readonly kills: number;
  /** How often the disk is full for a moment. */
  readonly fullDisks: number;
  /** Visitors who send at the same time. */
  readonly visitors: number;
  /** Makes the same plan again: who sends what, when to kill, what fails how. Not the same interleaving of processes. */
  readonly seed: number;
  /** Seconds after which the run gives up. */
  readonly longest: number;
  /** On a PostgreSQL server of its own instead of SQLite. */
  readonly postgres: boolean;
}

const options = {
  submissions: { type: 'string', default: '2000' },
  kills: { type: 'string', default: '20' },
  'full-disks': { type: 'string' },
  visitors: { type: 'string', default: '24' },
  seed: { type: 'string' },
  longest: { type: 'string', default: '36000' },
  postgres: { type: 'boolean', default: false },
} as const;

/** @throws {Error} for an option that is unknown or no whole number */
export function readPlan(given: readonly string[]): Plan {
  const { values } = parseArgs({ args: [...given], options });
  const whole = (name: string, value: string): number => {
    if (!/^\d+$/.test(value)) throw new Error(`--${name} takes a whole number.`);
    return Number(value);
  };
  const kills = whole('kills', values.kills);
  const fullDisks = values['full-disks'];
  return {
    submissions: whole('submissions', values.submissions),
    kills,
    fullDisks: fullDisks === undefined ? Math.ceil(kills / 5) : whole('full-disks', fullDisks),
    visitors: whole('visitors', values.visitors),
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : whole('seed', values.seed),
    longest: whole('longest', values.longest),
    postgres: values.postgres,
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
