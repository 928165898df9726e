// On SQLite, and on PostgreSQL in the full run: the patch is in the adapter, or in queries to it.
import { expect, it } from 'vitest';
import { withBounds } from '../rest/rest-bounds.ts';
import { openPlain, type Plain, plainCollection } from '../test-support.ts';
import { recordsSave, refusesStaleSave } from './stale-saves.ts';

/**
 * Two accounts save the same form, one after the other; returns the status of the second and the
 * stored title.
 */
async function saveTwice({ ask, payload, signIn }: Plain) {
  const [ann, bob] = [await signIn('ann@six.example'), await signIn('bob@six.example')];
  const { id, updatedAt } = await payload.create({ collection: 'works', data: { title: 'Loaded by both' } as never });
  const save = (token: string, title: string) => ask('PATCH', `/works/${id}`, { token, body: { title, updatedAt } });
  expect((await save(ann, 'Written by Ann')).status).toBe(200);
  const { status } = await save(bob, 'Written by Bob');
  return { status, title: (await payload.findByID({ collection: 'works', id })).title };
}

it('Payload lets a stale save overwrite a newer one', async () => {
  const plain = await openPlain({ collections: [plainCollection()] });
  expect(await saveTwice(plain)).toEqual({ status: 200, title: 'Written by Bob' });
});

it('with the patch a stale save is refused', async () => {
  const hooks = { beforeValidate: [refusesStaleSave], afterChange: [recordsSave] };
  const patched = await openPlain({ collections: [plainCollection({ hooks })], patch: withBounds });
  expect(await saveTwice(patched)).toEqual({ status: 409, title: 'Written by Ann' });
});
