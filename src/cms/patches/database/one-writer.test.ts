import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneWriterAtATime } from './one-writer.ts';

let folder = '';
let file = '';
const warn = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'one-writer-'));
  file = path.join(folder, 'test.db');
  warn.mockClear();
});

afterEach(() => rmSync(folder, { recursive: true }));

async function openClient(silence?: number) {
  const client = await oneWriterAtATime(`file:${file}`, warn, silence);
  await client.execute('create table things (name text unique)');
  return {
    client,
    add: (name: string) => client.execute({ sql: 'insert into things values (?) returning name', args: [name] }),
    names: async () => (await client.execute('select name from things order by rowid')).rows.map(({ name }) => name),
  };
}

it('a transaction is visible once committed, and the next one waits for it', async () => {
  const { client, names } = await openClient();
  const first = await client.transaction();
  const second = await client.transaction();
  await first.execute(`insert into things values ('first')`);
  const later = second.execute(`insert into things values ('second')`);
  await pause(50);
  expect(await names()).toEqual([]);
  await first.commit();
  await later;
  expect(await names()).toEqual(['first']);
  await second.rollback();
  expect(await names()).toEqual(['first']);
});

it('a write outside a transaction waits for it, while reads see the committed rows', async () => {
  const { client, add, names } = await openClient();
  const first = await client.transaction();
  await first.execute(`insert into things values ('first')`);
  const outside = add('outside');
  expect(await names()).toEqual([]);
  await first.commit();
  await outside;
  expect(await names()).toEqual(['first', 'outside']);
  const next = await client.transaction();
  await next.execute(`insert into things values ('next')`);
  await next.commit();
  expect(await names()).toEqual(['first', 'outside', 'next']);
});

it('an empty transaction blocks no write, and can be committed or rolled back', async () => {
  const { client, add, names } = await openClient();
  const first = await client.transaction();
  const second = await client.transaction();
  await add('outside');
  await first.commit();
  await second.rollback();
  expect(await names()).toEqual(['outside']);
});

it('a failed statement rolls back its whole transaction', async () => {
  const { client, add, names } = await openClient();
  await add('there');
  const transaction = await client.transaction();
  await transaction.execute(`insert into things values ('new')`);
  await expect(transaction.execute(`insert into things values ('there')`)).rejects.toThrow('UNIQUE');
  await expect(transaction.execute(`insert into things values ('more')`)).rejects.toThrow('UNIQUE');
  await expect(transaction.commit()).rejects.toThrow('UNIQUE');
  await add('later');
  expect(await names()).toEqual(['there', 'later']);
});

it('a statement after the end of its transaction is refused', async () => {
  const { client, names } = await openClient();
  const transaction = await client.transaction();
  await transaction.execute(`insert into things values ('first')`);
  await transaction.commit();
  await expect(transaction.execute(`insert into things values ('late')`)).rejects.toThrow('has ended');
  await transaction.rollback();
  expect(await names()).toEqual(['first']);
});

it('a failed COMMIT stores nothing, and later writes succeed', async () => {
  const { client, add, names } = await openClient();
  await client.execute('create table parts (thing text references things (name) deferrable initially deferred)');
  const transaction = await client.transaction();
  await transaction.execute(`insert into things values ('new')`);
  await transaction.execute(`insert into parts values ('nothing there')`);
  await expect(transaction.commit()).rejects.toThrow('FOREIGN KEY');
  await transaction.rollback();
  await add('later');
  expect(await names()).toEqual(['later']);
});

/** Locks the file for a moment and writes to it. */
const other = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  database.exec("begin immediate; insert into things values ('other')");
  console.log('It has the lock.');
  setTimeout(() => database.exec('commit'), 500);`;

it('writes wait for the lock of another process without blocking readers', async () => {
  const { client, add, names } = await openClient();
  const process = spawn(globalThis.process.execPath, ['-e', other, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(process.stdout, 'data');
  const transaction = await client.transaction();
  const inside = transaction.execute(`insert into things values ('inside')`);
  const outside = add('outside');
  await pause(100);
  expect(await names()).toEqual([]);
  await inside;
  await transaction.commit();
  await outside;
  expect(await names()).toEqual(['other', 'inside', 'outside']);
});

it('an abandoned transaction is rolled back with a warning and can no longer be used', async () => {
  const { client, add, names } = await openClient(200);
  const forgotten = await client.transaction();
  await forgotten.execute(`insert into things values ('forgotten')`);
  await add('next');
  expect(warn).toHaveBeenCalledOnce();
  await expect(forgotten.execute(`insert into things values ('late')`)).rejects.toThrow('never ended');
  await expect(forgotten.commit()).rejects.toThrow('never ended');
  expect(await names()).toEqual(['next']);
});

it('a series of statements yields to the event loop in between', async () => {
  const { client, add } = await openClient();
  await add('first');
  const transaction = await client.transaction();
  let isOver = false;
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  for (const execute of [client.execute, transaction.execute]) {
    turns = 0;
    // Each statement blocks the thread for a while, as a large result does.
    for (let statement = 0; statement < 100; statement += 1)
      await execute('with recursive n(x) as (select 1 union all select x + 1 from n limit 3000) select sum(x) from n');
    expect(turns).toBeGreaterThan(3);
  }
  isOver = true;
  await transaction.rollback();
});

it('statements of a transaction run in the order given, even if the first has to wait', async () => {
  const { client, names } = await openClient();
  const transaction = await client.transaction();
  const add = (name: string) => transaction.execute({ sql: 'insert into things values (?)', args: [name] });
  await turn();
  await add('first');
  for (const until = performance.now() + 5; performance.now() < until; );
  const third = turn().then(() => add('third'));
  await Promise.all([add('second'), third]);
  await transaction.commit();
  expect(await names()).toEqual(['first', 'second', 'third']);
});

it('forty simultaneous writes are all stored', async () => {
  const { client, add, names } = await openClient();
  await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      if (number % 2) return add(`outside ${number}`);
      const transaction = await client.transaction();
      await transaction.execute(`insert into things values ('inside ${number}')`);
      return transaction.commit();
    }),
  );
  expect(await names()).toHaveLength(40);
});
