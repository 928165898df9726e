// On SQLite, and on PostgreSQL in the full run: the patch is in the adapter, or in queries to it.
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterReadHook, CollectionBeforeChangeHook } from 'payload';
import { expect, it } from 'vitest';
import { openPlain, plainCollection } from '../test-support.ts';
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

let looks = 0;
const counted: CollectionAfterReadHook = () => {
  looks += 1;
};

const { payload } = await openPlain({
  collections: [plainCollection({ hooks: { beforeChange: [meanwhile], afterRead: [counted] } })],
});

const titles = async () => (await payload.find({ collection: 'works' })).docs.map(({ title }) => title).sort();

it('Payload knows a transaction by its number alone, and changes a row whatever it has become since', async () => {
  const id = await payload.db.beginTransaction();
  expect(typeof id).toMatch(/string|number/);
  if (id) await payload.db.rollbackTransaction(id);
  await payload.create({ collection: 'works', data: { title: 'free' } as never });
  const where = { title: { equals: 'free' } };
  await payload.update({ collection: 'works', where, data: { title: 'ours' }, context: { meanwhile: true } });
  expect(await titles()).toEqual(['ours']);
});

it('with the patch a statement of our own and Payload’s operations share one, and a row is changed only as it was read', async () => {
  const work = inTransaction(payload, async ({ query, req }) => {
    await payload.create({ collection: 'works', data: { title: 'by an operation' } as never, req });
    const take = () => query(sql`update works set title = 'taken' where title = 'ours' returning id`);
    expect(await take()).toHaveLength(1);
    expect(await take()).toEqual([]);
    throw new Error('All of it is taken back.');
  });
  await expect(work).rejects.toThrow('taken back');
  expect(await titles()).toEqual(['ours']);
});

it('Payload goes through every record that it reads; rows come as the database has them', async () => {
  looks = 0;
  await payload.find({ collection: 'works', select: { title: true }, pagination: false });
  expect(looks).toBe(1);
  expect(await readRows<{ title: string }>(payload, sql`select title from works`)).toMatchObject([{ title: 'ours' }]);
  expect(looks).toBe(1);
});
