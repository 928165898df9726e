// On SQLite, and on PostgreSQL in the full run: the patch is in the adapter, or in queries to it.
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { openPlain, plainCollection } from '../test-support.ts';
import { lastPublishedSlug, reachedThePublic } from './published-before.ts';

interface Seen {
  readonly previous: unknown;
  readonly lastKnown: string | undefined;
  readonly reached: boolean;
}

it('Payload gives a draft as `previousDoc`; the patch finds the last published slug', async () => {
  const seen: Seen[] = [];
  const listens: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    seen.push({
      previous: previousDoc?.slug,
      lastKnown: await lastPublishedSlug(req, 'works', doc),
      reached: await reachedThePublic(req, 'works', doc),
    });
  };
  const collection: CollectionConfig = plainCollection({
    fields: [{ name: 'slug', type: 'text' }],
    hooks: { afterChange: [listens] },
    versions: { drafts: true },
  });
  const { payload } = await openPlain({ collections: [collection] });
  const { id } = await payload.create({ collection: 'works', data: { slug: 'known', _status: 'published' } as never });
  const save = (slug: string, draft: boolean) =>
    payload.update({ collection: 'works', id, data: { slug, ...(draft ? {} : { _status: 'published' }) }, draft });
  await save('typed', true);
  await save('new', false);
  expect(seen.map(({ reached }) => reached)).toEqual([true, false, true]);
  // The public never saw the state in `previousDoc`.
  expect(seen[2]).toMatchObject({ previous: 'typed', lastKnown: 'known' });
});
