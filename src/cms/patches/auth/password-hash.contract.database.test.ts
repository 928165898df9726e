// On SQLite alone: the patch is above the database.
import * as everythingOfPayload from 'payload';
import { expect, it } from 'vitest';
import { openPlain } from '../test-support.ts';
import { matchesPassword, type StoredPassword } from './password-hash.ts';

it('Payload exports no function that checks a password', () => {
  const names = Object.keys(everythingOfPayload).filter((name) =>
    /salt|hash|(check|verify|compare)password/i.test(name),
  );
  expect(names).toEqual([]);
});

it('with the patch a password stored by Payload is matched, and no other', async () => {
  const { payload, signIn } = await openPlain();
  await signIn('ann@six.example');
  const kept = await payload.db.findOne<StoredPassword & { id: number }>({ collection: 'users', where: {} });
  if (!kept) throw new Error('No account was stored.');
  expect(await matchesPassword('a good long password', kept)).toBe(true);
  expect(await matchesPassword('a good long passworD', kept)).toBe(false);
});
