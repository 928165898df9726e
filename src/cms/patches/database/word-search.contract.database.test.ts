// On SQLite, and on PostgreSQL in the full run: the patch is in the adapter, or in queries to it.
import type { DatabaseAdapterObj } from 'payload';
import { expect, it } from 'vitest';
import { openPlain, plainCollection, plainDatabase } from '../test-support.ts';
import { searchingWords } from './word-search.ts';

/** Titles found for `100%`, of a record with it and one with a larger number. */
async function found(database: DatabaseAdapterObj): Promise<unknown[]> {
  const { payload } = await openPlain({ collections: [plainCollection()], database });
  for (const title of ['100% wool', '1000 ships'])
    await payload.create({ collection: 'works', data: { title } as never });
  const { docs } = await payload.find({ collection: 'works', where: { title: { like: '100%' } }, sort: 'title' });
  return docs.map(({ title }) => title);
}

it('Payload takes the percent sign of a searched word for a wildcard', async () => {
  expect(await found(await plainDatabase())).toHaveLength(2);
});

it('with the patch the percent sign of a searched word is found literally', async () => {
  expect(await found(searchingWords(await plainDatabase()))).toEqual(['100% wool']);
});
