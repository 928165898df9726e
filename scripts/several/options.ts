import { parseArgs } from 'node:util';

export interface Options {
  /** Writes docs/deploy/figures.md. */
  readonly figures: boolean;
  /** Seconds that the store is away for. */
  readonly storeAway: number;
  /** Seconds of each measurement. */
  readonly seconds: number;
}

const options = {
  figures: { type: 'boolean', default: false },
  'store-away': { type: 'string', default: '60' },
  seconds: { type: 'string', default: '8' },
} as const;

/** @throws {Error} for an option that is unknown, or no number of seconds up to ten minutes */
export function readOptions(given: readonly string[]): Options {
  const { values } = parseArgs({ args: [...given], options });
  const seconds = (name: string, value: string): number => {
    if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 600)
      throw new Error(`--${name} takes seconds, from 1 to 600.`);
    return Number(value);
  };
  return {
    figures: values.figures,
    storeAway: seconds('store-away', values['store-away']),
    seconds: seconds('seconds', values.seconds),
  };
}
