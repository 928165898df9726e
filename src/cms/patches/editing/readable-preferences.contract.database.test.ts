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
async function keptOf({ payload, signIn, ask }: Plain, value: object, email: string): Promise<unknown> {
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

const shutting = { sort: { a: 'b' }, limit: -5, groupBy: { a: 'b' }, preset: 'abc' };

it('Payload keeps how a list is sorted as an address says it, whatever that is', async () => {
  expect(await keptOf(await openPlain({ collections: [collection] }), shutting, 'ann@six.example')).toEqual(shutting);
});

it('with the patch only what the list can be shown by', async () => {
  const plain = await openPlain({ collections: [collection], patch: withReadablePreferences });
  const columns = [{ accessor: 'title', active: true }];
  expect(await keptOf(plain, { ...shutting, columns }, 'ann@six.example')).toEqual({ columns });
  const good = { sort: '-title', limit: 25, columns };
  expect(await keptOf(plain, good, 'bea@six.example')).toEqual(good);
  expect(await keptOf(plain, { ...good, sort: 'hash' }, 'cat@six.example')).toEqual({ limit: 25, columns });
});

it('with the patch nothing by which this person may not sort, not even once they may no longer', async () => {
  const plain = await openPlain({ collections: [collection], patch: withReadablePreferences });
  expect(await keptOf(plain, { sort: 'notes' }, 'dan@six.example')).toEqual({});
  expect(await keptOf(plain, { sort: 'notes' }, 'ann@six.example')).toEqual({ sort: 'notes' });
  const { docs } = await plain.payload.find({ collection: 'users', where: { email: { equals: 'ann@six.example' } } });
  await plain.payload.update({ collection: 'users', id: docs[0]?.id ?? 0, data: { email: 'ann@other.example' } });
  const kept = await plain.payload.find({ collection: 'payload-preferences', sort: '-createdAt', limit: 1 });
  expect(kept.docs[0]?.value).toEqual({});
});
