import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { fill, fingerprint } from './prepared.ts';

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

/** Makes an empty database on the PostgreSQL server that the test command started, and gives its address. */
export async function emptyPostgresDatabase(): Promise<string> {
  const name = newName();
  await withClient((client) => client.query(`create database ${name}`));
  return addressOf(name);
}

/** The template with the sample content; made by whoever asks first, while all others wait. */
async function template(client: Client): Promise<string> {
  const name = `prepared_${fingerprint()}`;
  const isThere = async () =>
    (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
  if (await isThere()) return name;
  await client.query("select pg_advisory_lock(hashtext('the sample content of the tests'))");
  if (await isThere()) return name;
  const making = newName();
  await client.query(`create database ${making}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-prepare-'));
  try {
    fill({ DATA_DIR: folder, DATABASE_URL: addressOf(making) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await client.query(`alter database ${making} rename to ${name}`);
  return name;
}

/** Makes a database with the sample content, a copy of one that was filled once, and gives its address. */
export async function filledPostgresDatabase(): Promise<string> {
  const name = newName();
  await withClient(async (client) => client.query(`create database ${name} template ${await template(client)}`));
  return addressOf(name);
}

/** Takes a database away again, whoever is still connected to it. */
export async function dropPostgresDatabase(address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await withClient((client) => client.query(`drop database if exists ${name} with (force)`));
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
