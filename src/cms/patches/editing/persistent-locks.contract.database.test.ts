// On SQLite, and on PostgreSQL in the full run: the patch is in the adapter, or in queries to it.
import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { openPlain, type Plain, plainCollection } from '../test-support.ts';
import { keepsLock, lock, releasesOutdatedLock } from './persistent-locks.ts';

const collection = (hooks: CollectionConfig['hooks'] = {}): CollectionConfig =>
  plainCollection({ hooks, lockDocuments: lock, versions: { drafts: { autosave: true } } });

/** Status of a second editor's save while the first one types and autosave runs. */
async function saveAfterAutosave({ ask, payload, signIn }: Plain): Promise<number> {
  const [ann, bob] = [await signIn('ann@six.example'), await signIn('bob@six.example')];
  const { id } = await payload.create({ collection: 'works', data: { title: 'A case' } as never });
  const save = (token: string, title: string) =>
    ask('PATCH', `/works/${id}?draft=true&autosave=true`, { token, body: { title } });
  expect((await save(ann, 'Written by Ann')).status).toBe(200);
  return (await save(bob, 'Written by Bob')).status;
}

it('Payload releases the lock with every autosave', async () => {
  expect(await saveAfterAutosave(await openPlain({ collections: [collection()] }))).toBe(200);
});

it('with the patch the lock survives an autosave', async () => {
  const patched = await openPlain({ collections: [collection({ afterChange: [keepsLock] })] });
  expect(await saveAfterAutosave(patched)).toBe(423);
});

const plainly = (hooks: CollectionConfig['hooks'] = {}): CollectionConfig =>
  plainCollection({ hooks, lockDocuments: lock });

/**
 * Status of a second editor's save after the first one saved a form whose request for the lock was
 * answered late: before or after the save ended.
 */
async function saveAfterLateLock({ ask, payload, signIn }: Plain, isPatched: boolean): Promise<number> {
  const [ann, bob] = [await signIn('ann@six.example'), await signIn('bob@six.example')];
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'ann@six.example' } } });
  const made = await payload.create({ collection: 'works', data: { title: 'A case' } as never });
  const { id } = made;
  const formState = { updatedAt: { value: (made as unknown as { updatedAt: string }).updatedAt } };
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await ask('PATCH', `/works/${id}`, { token: ann, body: { title: 'By Ann' } })).status).toBe(200);
  // Takes the lock as Payload's `handleFormStateLocking` does, for the form that Ann has saved
  // meanwhile.
  await payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'works', value: id },
      user: { relationTo: 'users', value: docs[0]?.id },
    },
  });
  if (isPatched)
    await releasesOutdatedLock(
      { collectionSlug: 'works', id, returnLockStatus: true, formState },
      new Headers({ authorization: `JWT ${ann}` }),
      async () => payload,
    );
  return (await ask('PATCH', `/works/${id}`, { token: bob, body: { title: 'By Bob' } })).status;
}

it('Payload keeps a lock that is granted after its form was saved', async () => {
  expect(await saveAfterLateLock(await openPlain({ collections: [plainly()] }), false)).toBe(423);
});

it('with the patch a lock granted after the save is released', async () => {
  const patched = await openPlain({ collections: [plainly({ afterChange: [keepsLock] })] });
  expect(await saveAfterLateLock(patched, true)).toBe(200);
});
