import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../../scripts/lib/testing/postgres.mjs';
import { type Contents, fill, fingerprint } from '../preparation/prepared.ts';

const serverAddress = (): string => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set. Run the tests with "npm test", which starts PostgreSQL.');
  return server;
};

function addressOf(name: string): string {
  const address = new URL(serverAddress());
  address.pathname = `/${name}`;
  return address.href;
}

async function withClient<Result>(use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: serverAddress() });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const newName = (): string => `site_${randomBytes(6).toString('hex')}`;

/** Creates an empty database on the PostgreSQL server of the test command; returns its URL. */
export async function emptyPostgresDatabase(): Promise<string> {
  const name = newName();
  await withClient((client) => client.query(`create database ${name}`));
  return addressOf(name);
}

/** Name of the template with these contents; the first process creates it while all others wait. */
async function template(client: Client, contents: Contents): Promise<string> {
  const name = `${contents}_${fingerprint()}`;
  const isThere = async () =>
    (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
  if (await isThere()) return name;
  await client.query("select pg_advisory_lock(hashtext('the databases of the tests'))");
  if (await isThere()) return name;
  const making = newName();
  await client.query(`create database ${making}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-prepare-'));
  try {
    fill(contents, { DATA_DIR: folder, DATABASE_URL: addressOf(making) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await client.query(`alter database ${making} rename to ${name}`);
  return name;
}

/** Replaces the database at this URL by a copy of a template. */
export async function fillPostgresDatabase(address: string, contents: Contents): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await withClient(async (client) => {
    const from = await template(client, contents);
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${from}`);
  });
}

/** Creates a database with the sample content; returns its URL. */
export async function filledPostgresDatabase(): Promise<string> {
  const address = addressOf(newName());
  await fillPostgresDatabase(address, 'sample');
  return address;
}

/** Drops a database and closes all connections to it. */
export async function dropPostgresDatabase(address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await withClient((client) => client.query(`drop database if exists ${name} with (force)`));
}

/** Starts a PostgreSQL server for one test, which stops it; never the shared one. */
export async function ownPostgres(): ReturnType<typeof startPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  delete process.env.TEST_DATABASE_URL;
  try {
    return await startPostgres();
  } finally {
    if (given !== undefined) process.env.TEST_DATABASE_URL = given;
  }
}
