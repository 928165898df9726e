// On both databases: applied migrations are read from the database.
import type { Payload } from 'payload';
import { afterAll, expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { compose } from '../../server/composition.ts';
import { openContentSystem } from './open.ts';

let payload: Payload | undefined;

afterAll(async () => {
  await payload?.destroy();
});

it('the first password is printed before the sample content is added', async () => {
  const lines: string[] = [];
  const cutOff = openContentSystem(compose, parseSettings(), {
    print: (line) => void lines.push(line),
    seed: async (opened) => {
      payload = opened;
      throw new Error('cut off');
    },
  });
  await expect(cutOff).rejects.toThrow('cut off');
  const [, email = '', password = ''] = /Sign in as (\S+) with the password (\S+)/.exec(lines.join('\n')) ?? [];
  expect(await payload?.login({ collection: 'users', data: { email, password } })).toMatchObject({ user: { email } });
});

it('a database of a newer version is refused with an error of one line', async () => {
  await payload?.db.create({ collection: 'payload-migrations', data: { name: '29990101_000000_later', batch: 9 } });
  await expect(openContentSystem(compose, parseSettings(), { print: () => undefined })).rejects.toThrow(
    /^The database is of a newer version than this software \(29990101_000000_later\)\..*docs\/runbook\.md.*$/,
  );
});
