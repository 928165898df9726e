import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

/** Makes an empty database on the PostgreSQL server that the test command started, and gives its address. */
export async function emptyPostgresDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set. Run the tests with "npm test", which starts PostgreSQL.');
  const name = `site_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** A PostgreSQL server for one test alone, which ends it: it must not be the one that the others use. */
export async function ownPostgres(): ReturnType<typeof startPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  delete process.env.TEST_DATABASE_URL;
  try {
    return await startPostgres();
  } finally {
    if (given !== undefined) process.env.TEST_DATABASE_URL = given;
  }
}
