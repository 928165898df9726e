import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneWriterAtATime } from './one-writer.ts';

let folder = '';
let url = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'one-writer-'));
  url = `file:${path.join(folder, 'test.db')}`;
});

afterEach(() => rmSync(folder, { recursive: true }));

const connect = () => drizzle({ connection: { url } }).$client;

it('in libsql a statement refused by a lock blocks every later COMMIT', async () => {
  const [holder, victim] = [connect(), connect()];
  await holder.execute('pragma journal_mode = wal');
  await holder.execute('create table things (name text)');
  await victim.execute('pragma busy_timeout = 0');
  const transaction = await holder.transaction('write');
  await transaction.execute(`insert into things values ('held')`);
  await expect(victim.execute(`insert into things values ('in vain')`)).rejects.toThrow('SQLITE_BUSY');
  await transaction.commit();
  // The lock is free again.
  const later = victim.batch([`insert into things values ('later')`], 'write');
  await expect(later).rejects.toThrow(/statements in progress|SQLITE_BUSY/);
});

it('with the patch statements wait for the writer of this process instead of failing', async () => {
  const client = await oneWriterAtATime(url, () => undefined);
  await client.execute('create table things (name text)');
  const transaction = await client.transaction();
  await transaction.execute(`insert into things values ('held')`);
  const waiting = client.execute(`insert into things values ('in line')`);
  await transaction.commit();
  await waiting;
  const next = await client.transaction();
  await next.execute(`insert into things values ('later')`);
  await next.commit();
  expect((await client.execute('select name from things')).rows).toHaveLength(3);
});
