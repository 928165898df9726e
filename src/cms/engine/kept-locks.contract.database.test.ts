// On both databases: what is mended lies in the adapter, or in what is asked of it.
import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { lock, staysLocked } from './kept-locks.ts';
import { openPlain, type Plain, plainCollection } from './test-support.ts';

const collection = (hooks: CollectionConfig['hooks'] = {}): CollectionConfig =>
  plainCollection({ hooks, lockDocuments: lock, versions: { drafts: { autosave: true } } });

/** What somebody else is answered while a person types and the panel saves by itself. */
async function saveAfterAutosave({ ask, payload, signIn }: Plain): Promise<number> {
  const [ann, bob] = [await signIn('ann@six.example'), await signIn('bob@six.example')];
  const { id } = await payload.create({ collection: 'works', data: { title: 'A case' } as never });
  const save = (token: string, title: string) =>
    ask('PATCH', `/works/${id}?draft=true&autosave=true`, { token, body: { title } });
  expect((await save(ann, 'Written by Ann')).status).toBe(200);
  return (await save(bob, 'Written by Bob')).status;
}

it('Payload gives the lock up with every automatic save', async () => {
  expect(await saveAfterAutosave(await openPlain({ collections: [collection()] }))).toBe(200);
});

it('with the mend it stays with whoever types', async () => {
  const mended = await openPlain({ collections: [collection({ afterChange: [staysLocked] })] });
  expect(await saveAfterAutosave(mended)).toBe(423);
});
