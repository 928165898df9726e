import type { Payload } from 'payload';
import { afterAll } from 'vitest';
import { takeContent } from '../../../e2e/support/preparation/sample-content.ts';
import { parseSettings, type Settings } from '../../config/env.ts';
import { compose } from '../../server/composition.ts';
import { openContentSystem } from '../database/open.ts';

/**
 * Opens the content system on an empty database with one administrator, and closes it after the
 * tests of the file.
 */
export async function openForTests(settings: Settings = parseSettings()): Promise<Payload> {
  await takeContent('empty');
  const { payload } = await openContentSystem(compose, settings, { print: () => undefined });
  afterAll(async () => {
    await payload.destroy();
  });
  return payload;
}

/** Opens the content system on a copy of the sample content; the test must close it. */
export async function openSampleContent(): Promise<Payload> {
  await takeContent('sample');
  const { payload } = await openContentSystem(compose, parseSettings(), { print: () => undefined });
  return payload;
}
