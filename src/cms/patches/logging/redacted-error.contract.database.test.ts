// On SQLite, and on PostgreSQL in the full run: the patch is in the adapter, or in queries to it.
import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { openPlain, plainCollection } from '../test-support.ts';
import { redactError, redactedLines } from './redacted-error.ts';

const { payload } = await openPlain({ collections: [plainCollection()] });

/** Error of the driver for a failed write. */
async function errorOfWrite(): Promise<Error> {
  const statement = sql`insert into "works" (title, no_such_column) values (${'M. Chan'}, 1)`;
  const [failed] = await Promise.allSettled([inTransaction(payload, ({ query }) => query(statement))]);
  if (failed.status !== 'rejected' || !(failed.reason instanceof Error)) throw new Error('The write succeeded.');
  return failed.reason;
}

it('drizzle includes the values to be written in its error messages', async () => {
  expect((await errorOfWrite()).message).toContain('M. Chan');
});

it('with the patch an error names the statement and table, and no value', async () => {
  const error = await errorOfWrite();
  expect(redactError(error).statement).toBe('insert into "works"');
  for (const text of [JSON.stringify(redactError(error)), redactedLines(error)]) expect(text).not.toContain('Chan');
});
