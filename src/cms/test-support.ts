import type { Payload } from 'payload';
import { afterAll } from 'vitest';
import { readSettings, type Settings } from '../env.ts';
import { openContentSystem } from './open.ts';

/** Opens the content system for the tests of a file, on the empty database that the file has, and closes it behind them. */
export async function openForTests(settings: Settings = readSettings()): Promise<Payload> {
  const { payload } = await openContentSystem(settings, { say: () => undefined });
  afterAll(async () => {
    await payload.destroy();
  });
  return payload;
}
