// On PostgreSQL alone: its session holds the lock of the schedule.
import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, it, vi } from 'vitest';
import { readRows } from '../../database/transaction.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { runDue, scheduleLock } from './run-due.ts';

const payload = await openForTests();

it('the session that holds the lock of a round is in no transaction, which an idle timeout would end', async () => {
  const holders: string[] = [];
  const { updateJobs } = payload.db;
  vi.spyOn(payload.db, 'updateJobs').mockImplementationOnce(async (given) => {
    const rows = await readRows<{ state: string }>(
      payload,
      sql`select a.state from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and a.datname = current_database() and l.objid::bigint = ${scheduleLock}::bigint`,
    );
    holders.push(...rows.map(({ state }) => state));
    return updateJobs.call(payload.db, given);
  });
  await runDue(payload);
  expect(holders).toEqual(['idle']);
});
