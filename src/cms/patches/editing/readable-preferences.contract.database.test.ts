// On SQLite alone: the patch is above the database.
import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { openPlain, type Plain, plainCollection } from '../test-support.ts';
import { withReadablePreferences } from './readable-preferences.ts';

const collection: CollectionConfig = plainCollection({
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'notes',
      type: 'text',
      access: { read: ({ req }) => req.user?.collection === 'users' && req.user.email === 'ann@six.example' },
    },
  ],
});

/** Stored preference of a list after a visit to an address with this value. */
async function storedPreference({ payload, signIn, ask }: Plain, value: object, email: string): Promise<unknown> {
  const token = await signIn(email);
  await ask('POST', '/payload-preferences/collection-works', { token, body: { value } });
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: 'collection-works' } },
    sort: '-createdAt',
    limit: 1,
  });
  return docs[0]?.value;
}

const invalidPreferences = { sort: { a: 'b' }, limit: -5, groupBy: { a: 'b' }, preset: 'abc' };

it('Payload stores list preferences without validation', async () => {
  expect(
    await storedPreference(await openPlain({ collections: [collection] }), invalidPreferences, 'ann@six.example'),
  ).toEqual(invalidPreferences);
});

it('with the patch only valid list preferences are stored', async () => {
  const plain = await openPlain({ collections: [collection], patch: withReadablePreferences });
  const columns = [{ accessor: 'title', active: true }];
  expect(await storedPreference(plain, { ...invalidPreferences, columns }, 'ann@six.example')).toEqual({ columns });
  const good = { sort: '-title', limit: 25, columns };
  expect(await storedPreference(plain, good, 'bea@six.example')).toEqual(good);
  expect(await storedPreference(plain, { ...good, sort: 'hash' }, 'cat@six.example')).toEqual({ limit: 25, columns });
});

it('with the patch a sort is dropped once the account may not read its field', async () => {
  const plain = await openPlain({ collections: [collection], patch: withReadablePreferences });
  expect(await storedPreference(plain, { sort: 'notes' }, 'dan@six.example')).toEqual({});
  expect(await storedPreference(plain, { sort: 'notes' }, 'ann@six.example')).toEqual({ sort: 'notes' });
  const { docs } = await plain.payload.find({ collection: 'users', where: { email: { equals: 'ann@six.example' } } });
  await plain.payload.update({ collection: 'users', id: docs[0]?.id ?? 0, data: { email: 'ann@other.example' } });
  const kept = await plain.payload.find({ collection: 'payload-preferences', sort: '-createdAt', limit: 1 });
  expect(kept.docs[0]?.value).toEqual({});
});
