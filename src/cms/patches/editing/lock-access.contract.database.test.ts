// On SQLite, and on PostgreSQL in the full run: the owner of a lock is part of the query.
import { expect, it } from 'vitest';
import { openPlain, type Plain, plainCollection } from '../test-support.ts';
import { withLockAccess } from './lock-access.ts';
import { lock } from './persistent-locks.ts';

const locks = '/payload-locked-documents';

/** Creates Ann, Bob, who signs in, and a record; `held` is a lock on it. */
async function twoEditors({ payload, signIn }: Plain) {
  await signIn('ann@six.example');
  const token = await signIn('bob@six.example');
  const { docs } = await payload.find({ collection: 'users', sort: 'email' });
  const [ann, bob] = docs.map(({ id }) => id);
  const { id } = await payload.create({ collection: 'works', data: { title: 'A case' } as never });
  const held = (by: unknown) => ({
    document: { relationTo: 'works', value: id },
    user: { relationTo: 'users', value: by },
  });
  return { ann, bob, as: { token }, held };
}

/** Creates a lock of Ann, and returns the answers to Bob, who creates, moves and deletes locks. */
async function changeLockOfAnother(plain: Plain) {
  const { ask, payload } = plain;
  const { ann, bob, as, held } = await twoEditors(plain);
  const anns = await payload.db.create({ collection: 'payload-locked-documents', data: held(ann) });
  return {
    seen: (await ask('GET', locks, as)).status,
    made: (await ask('POST', locks, { ...as, body: held(bob) })).status,
    givenToAnother: (await ask('PATCH', `${locks}/${anns.id}`, { ...as, body: { user: held(ann).user } })).status,
    takenAway: (await ask('DELETE', `${locks}/${anns.id}`, as)).status,
  };
}

const collection = () => plainCollection({ lockDocuments: lock });

it('Payload lets every account create, reassign and delete the locks of others', async () => {
  expect(await changeLockOfAnother(await openPlain({ collections: [collection()] }))).toEqual({
    seen: 200,
    made: 201,
    givenToAnother: 200,
    takenAway: 200,
  });
});

it('with the patch other accounts can read a lock, but not create, reassign or delete it', async () => {
  expect(await changeLockOfAnother(await openPlain({ collections: [collection()], patch: withLockAccess }))).toEqual({
    seen: 200,
    made: 403,
    givenToAnother: 403,
    takenAway: 403,
  });
});

/** Returns the name under which another editor sees the holder of a record. */
async function holderOf({ ask, payload, signIn }: Plain) {
  await signIn('ann@six.example');
  const bob = await signIn('bob@six.example');
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'ann@six.example' } } });
  const [ann] = docs;
  await payload.update({ collection: 'users', id: ann?.id ?? 0, data: { name: 'Ann Lee' } as never });
  const { id } = await payload.create({ collection: 'works', data: { title: 'A case' } as never });
  const data = { document: { relationTo: 'works', value: id }, user: { relationTo: 'users', value: ann?.id } };
  await payload.db.create({ collection: 'payload-locked-documents', data });
  const { json } = await ask('GET', `${locks}?depth=1`, { token: bob });
  const [lock] = json.docs as readonly { readonly user: { readonly value: { readonly email?: string } } }[];
  return lock?.user.value.email;
}

it('Payload shows the holder of a lock by email address', async () => {
  expect(await holderOf(await openPlain({ collections: [collection()] }))).toBe('ann@six.example');
});

it('with the patch the holder of a lock is shown by name', async () => {
  expect(await holderOf(await openPlain({ collections: [collection()], patch: withLockAccess }))).toBe('Ann Lee');
});

/** Returns the holders of a record with two locks of Ann after Bob took over one of them. */
async function holdersAfterTakeOver(plain: Plain) {
  const { ask, payload } = plain;
  const { ann, bob, as, held } = await twoEditors(plain);
  const collection = 'payload-locked-documents';
  const [first] = [
    await payload.db.create({ collection, data: held(ann) }),
    await payload.db.create({ collection, data: held(ann) }),
  ];
  await ask('PATCH', `${locks}/${first.id}`, { ...as, body: { user: held(bob).user } });
  const left = await payload.db.find<{ id: number; user: { value: unknown } }>({ collection });
  return left.docs.map(({ user }) => (user.value === bob ? 'Bob' : 'Ann')).sort();
}

it('Payload leaves a second lock of the previous holder after a take-over', async () => {
  expect(await holdersAfterTakeOver(await openPlain({ collections: [collection()] }))).toEqual(['Ann', 'Bob']);
});
