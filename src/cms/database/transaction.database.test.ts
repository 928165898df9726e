// On SQLite, and on PostgreSQL in the full run: statements in transactions of the adapter.
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterReadHook, CollectionBeforeChangeHook } from 'payload';
import { expect, it } from 'vitest';
import { openPlain, plainCollection } from '../patches/test-support.ts';
import { inTransaction, readRows } from './transaction.ts';

/** Changes a row in another transaction, between a read and the write that follows it. */
const meanwhile: CollectionBeforeChangeHook = async ({ context, originalDoc, req }) => {
  if (!context.meanwhile) return;
  const data = { title: 'theirs' };
  await req.payload.db.updateOne({
    collection: 'works',
    id: originalDoc.id,
    data,
    req: { transactionID: req.transactionID },
  });
};

let hookRuns = 0;
const counted: CollectionAfterReadHook = () => {
  hookRuns += 1;
};

const { payload } = await openPlain({
  collections: [plainCollection({ hooks: { beforeChange: [meanwhile], afterRead: [counted] } })],
});

const titles = async () => (await payload.find({ collection: 'works' })).docs.map(({ title }) => title).sort();

it('Payload identifies a transaction by its id, and overwrites a row changed since its read', async () => {
  const id = await payload.db.beginTransaction();
  expect(typeof id).toMatch(/string|number/);
  if (id) await payload.db.rollbackTransaction(id);
  await payload.create({ collection: 'works', data: { title: 'free' } as never });
  const where = { title: { equals: 'free' } };
  await payload.update({ collection: 'works', where, data: { title: 'ours' }, context: { meanwhile: true } });
  expect(await titles()).toEqual(['ours']);
});

it('SQL statements share Payload’s transaction and update a row conditionally', async () => {
  const work = inTransaction(payload, async ({ query, req }) => {
    await payload.create({ collection: 'works', data: { title: 'by an operation' } as never, req });
    const take = () => query(sql`update works set title = 'taken' where title = 'ours' returning id`);
    expect(await take()).toHaveLength(1);
    expect(await take()).toEqual([]);
    throw new Error('Rolled back on purpose.');
  });
  await expect(work).rejects.toThrow('Rolled back');
  expect(await titles()).toEqual(['ours']);
});

it('Payload runs read hooks for each record; `readRows` returns plain rows without hooks', async () => {
  hookRuns = 0;
  await payload.find({ collection: 'works', select: { title: true }, pagination: false });
  expect(hookRuns).toBe(1);
  expect(await readRows<{ title: string }>(payload, sql`select title from works`)).toMatchObject([{ title: 'ours' }]);
  expect(hookRuns).toBe(1);
});
