// On PostgreSQL alone: SQLite has no connections to lose.
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '../../../config/env.ts';
import { SurvivingPool } from './surviving-pool.ts';

const { DATABASE_URL = '' } = parseSettings();

describe('a connection that closes between checkout and BEGIN', () => {
  const operator = new pg.Client({ connectionString: DATABASE_URL });
  const options = { connectionString: DATABASE_URL, max: 2, connectionTimeoutMillis: 2000 };

  beforeAll(() => operator.connect());
  afterAll(() => operator.end());

  /**
   * Begins three transactions on connections that have just ended: more than the pool has room for.
   */
  async function beginOnClosed(pool: pg.Pool, onConnection: (client: pg.PoolClient) => void): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      const client = await pool.connect();
      onConnection(client);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
      await operator.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await ended;
      const handsOutThis = Object.assign(Object.create(pool) as pg.Pool, { connect: async () => client });
      await expect(drizzle(handsOutThis).transaction(async () => undefined)).rejects.toThrow();
    }
  }

  it('keeps its place in the pool and has no error listener', async () => {
    const pool = new pg.Pool(options);
    pool.on('error', () => undefined);
    const attempt = beginOnClosed(pool, (client) => {
      // An error event without a listener ends the process.
      expect(client.listenerCount('error')).toBe(0);
      client.on('error', () => undefined);
    });
    await expect(attempt).rejects.toThrow('timeout exceeded when trying to connect');
  });

  it('with the patch frees its place and has an error listener', async () => {
    const pool = new SurvivingPool(options);
    await beginOnClosed(pool, (client) => expect(client.listenerCount('error')).toBeGreaterThan(0));
    const { rows } = await pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

describe('a connection that is never released', () => {
  const options = { connectionString: DATABASE_URL, max: 1 };

  it('keeps the pool from ending', async () => {
    const pool = new pg.Pool(options);
    const client = await pool.connect();
    const ending = pool.end();
    expect(pool.totalCount).toBe(1);
    client.release();
    await ending;
  });

  it('with the patch is ended with the pool, and may be released later', async () => {
    const pool = new SurvivingPool(options);
    const client = await pool.connect();
    await pool.end();
    expect(pool.totalCount).toBe(0);
    client.release();
  });
});
