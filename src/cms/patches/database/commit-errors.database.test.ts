// On both databases: a COMMIT fails differently on each.
import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import { parseSettings } from '../../../config/env.ts';
import { inTransaction } from '../../database/transaction.ts';
import { openForTests } from '../../testing/open-for-tests.ts';

const payload = await openForTests();

/** Violates a deferred constraint, which the database checks at COMMIT. */
const breaksAtCommit = () =>
  inTransaction(payload, async ({ query }) => {
    if (parseSettings().DATABASE_URL) {
      await query(sql`create table only_one (id int unique deferrable initially deferred)`);
      await query(sql`insert into only_one values (1), (1)`);
    } else {
      await query(sql`pragma defer_foreign_keys = on`);
      await query(
        sql`insert into deliveries (submission_id, destination, state, attempts) values (4711, 'mail', 'waiting', 0)`,
      );
    }
  });

it('a failed COMMIT throws and stores nothing', async () => {
  await expect(breaksAtCommit()).rejects.toThrow();
  expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(0);
});

it('a failed COMMIT does not affect other writes', async () => {
  await Promise.all([
    breaksAtCommit().catch(() => undefined),
    payload.create({ collection: 'client-types', data: { title: 'Shops' } as never }),
  ]);
  expect((await payload.count({ collection: 'client-types' })).totalDocs).toBe(1);
});
