// On SQLite, and on PostgreSQL in the full run: the patch is in the adapter, or in queries to it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { openPlain, type Plain, plainCollection } from '../test-support.ts';
import { removesEmptyDrafts } from './empty-drafts.ts';

const collection = (hooks: CollectionConfig['hooks'] = {}): CollectionConfig =>
  plainCollection({ hooks, versions: { drafts: { autosave: true } } });

/**
 * Opens the form of a new record two hours after another was abandoned, as the panel does; returns
 * the number of records then.
 */
async function openAnother({ payload, signIn }: Plain): Promise<number> {
  await signIn('ann@six.example');
  const { docs } = await payload.find({ collection: 'users' });
  const [ann] = docs;
  if (!ann) throw new Error('No account was created.');
  const user = { ...ann, collection: 'users' as const };
  const open = () => payload.create({ collection: 'works', data: {}, draft: true, user });
  const { id } = await open();
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  await payload.db.updateOne({ collection: 'works', id, data: times });
  const versions = await payload.findVersions({ collection: 'works', where: { parent: { equals: id } } });
  for (const { id: version, version: content } of versions.docs)
    await payload.db.updateVersion({
      collection: 'works',
      id: version,
      versionData: { parent: id, version: { ...content, ...times }, ...times },
    });
  await open();
  return (await payload.count({ collection: 'works' })).totalDocs;
}

it('Payload creates a draft when a form opens, and never deletes it', async () => {
  // The view is a component of Next and cannot be called here, so the test reads its source.
  const view = path.resolve('node_modules/@payloadcms/next/dist/views/Document/index.js');
  expect(readFileSync(view, 'utf8')).toMatch(/payload\.create\(\{[\s\S]*?draft: true/);
  expect(await openAnother(await openPlain({ collections: [collection()] }))).toBe(2);
});

it('with the patch an abandoned draft is deleted when the next form opens', async () => {
  const patched = await openPlain({ collections: [collection({ afterChange: [removesEmptyDrafts('title')] })] });
  expect(await openAnother(patched)).toBe(1);
});
