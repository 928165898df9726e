// On SQLite, and on PostgreSQL in the full run: the patch is in the adapter, or in queries to it.
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { openPlain, plainDatabase } from '../test-support.ts';
import { honestCommits } from './commit-errors.ts';

/** Violates a deferred constraint, which the database checks at COMMIT. */
const breaksAtCommit = (payload: Payload) =>
  inTransaction(payload, async ({ query }) => {
    await query(sql`create table whole (id int primary key)`);
    await query(sql`create table part (of_whole int references whole (id) deferrable initially deferred)`);
    await query(sql`insert into part values (4711)`);
  });

const partsOf = (payload: Payload) => inTransaction(payload, ({ query }) => query(sql`select * from part`));

it('Payload reports success when a COMMIT fails', async () => {
  const { payload } = await openPlain();
  await expect(breaksAtCommit(payload)).resolves.toBeUndefined();
  await expect(partsOf(payload)).rejects.toThrow();
});

it('with the patch a failed COMMIT throws and stores nothing', async () => {
  const { payload } = await openPlain({ database: honestCommits(await plainDatabase()) });
  const [failed] = await Promise.allSettled([breaksAtCommit(payload)]);
  expect(failed.status).toBe('rejected');
  await expect(partsOf(payload)).rejects.toThrow();
});
