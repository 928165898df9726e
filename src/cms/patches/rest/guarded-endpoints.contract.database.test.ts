// On SQLite alone: the patch is above the database.
import { expect, it } from 'vitest';
import { openPlain, type Plain } from '../test-support.ts';
import { withGuardedEndpoints } from './guarded-endpoints.ts';

const stranger = { email: 'stranger@six.example', password: 'a good long password' };

/** Answers that a stranger gets from an installation without users. */
async function askAsStranger({ ask, payload }: Plain) {
  const access = (await ask('GET', '/access')).status;
  const claim = (await ask('POST', '/users/first-register', { body: stranger })).status;
  return { access, claim, users: (await payload.count({ collection: 'users' })).totalDocs };
}

it('Payload lets an anonymous visitor register as first user and read access rights', async () => {
  expect(await askAsStranger(await openPlain())).toEqual({ access: 200, claim: 200, users: 1 });
});

it('with the patch anonymous registration and access queries are refused', async () => {
  const patched = await openPlain({ patch: withGuardedEndpoints });
  expect(await askAsStranger(patched)).toEqual({ access: 403, claim: 403, users: 0 });
});
