import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { type Contents, fill, fingerprint } from './prepared.ts';

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

/**
 * Makes an empty database on the PostgreSQL server that the test command started, and gives its
 * address.
 */
export async function emptyPostgresDatabase(): Promise<string> {
  const name = newName();
  await withClient((client) => client.query(`create database ${name}`));
  return addressOf(name);
}

/** The template with these contents; made by the process that asks first, while all others wait. */
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

/** Puts a copy of a database that was filled once in the place of the one at this address. */
export async function fillPostgresDatabase(address: string, contents: Contents): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await withClient(async (client) => {
    const from = await template(client, contents);
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${from}`);
  });
}

/** Makes a database with the sample content, and gives its address. */
export async function filledPostgresDatabase(): Promise<string> {
  const address = addressOf(newName());
  await fillPostgresDatabase(address, 'sample');
  return address;
}

/** Takes a database away again, whoever is still connected to it. */
export async function dropPostgresDatabase(address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await withClient((client) => client.query(`drop database if exists ${name} with (force)`));
}

/**
 * A PostgreSQL server for one test alone, which ends it: it must not be the one that the others
 * use.
 */
export async function ownPostgres(): ReturnType<typeof startPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  delete process.env.TEST_DATABASE_URL;
  try {
    return await startPostgres();
  } finally {
    if (given !== undefined) process.env.TEST_DATABASE_URL = given;
  }
}
