// On PostgreSQL alone: the test is about its pool.
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { compose } from '../../server/composition.ts';
import { openContentSystem } from './open.ts';
import { inTransaction } from './transaction.ts';

const { DATABASE_URL = '' } = parseSettings();

describe('with PostgreSQL', () => {
  const operator = new pg.Client({ connectionString: DATABASE_URL });
  let payload: Payload;

  beforeAll(async () => {
    payload = (await openContentSystem(compose, parseSettings(), { print: () => undefined })).payload;
    await operator.connect();
  });

  afterAll(async () => {
    await operator.end();
    await payload.destroy();
  });

  it('an abandoned transaction frees its place in the pool when its connection ends', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await payload.db.beginTransaction();
      const session = payload.db.sessions?.[id ?? ''] as {
        db: { execute: (statement: unknown) => Promise<pg.QueryResult> };
      };
      const { rows } = await session.db.execute(sql`select pg_backend_pid() as pid`);
      await operator.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]);
    }
    await expect(inTransaction(payload, ({ query }) => query(sql`select 1 as one`))).resolves.toEqual([{ one: 1 }]);
  });

  it('the timeout of idle transactions is 30 seconds', async () => {
    const rows = await inTransaction(payload, ({ query }) => query(sql`show idle_in_transaction_session_timeout`));
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
  });
});
