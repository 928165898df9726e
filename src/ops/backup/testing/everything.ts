import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { hashOf } from '../manifest.ts';

/** Sorted rows by table. */
export type Tables = ReadonlyMap<string, readonly string[]>;

const inOrder = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

/** All rows of a site's database. */
export async function everyRow(directory: string, address?: string): Promise<Tables> {
  const tables = new Map<string, string[]>();
  if (!address) {
    const database = new DatabaseSync(path.join(directory, 'site.db'), { readOnly: true });
    const names = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all();
    for (const { name } of names) tables.set(String(name), inOrder(database.prepare(`select * from "${name}"`).all()));
    database.close();
    return tables;
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows) tables.set(name, inOrder((await client.query(`select * from "${name}"`)).rows));
  await client.end();
  return tables;
}

/** Files of a site's folder, except the database, with their hashes. */
export function everyFile(directory: string): Record<string, string> {
  const files = ['media', 'submissions', '.'].flatMap((part) => {
    const folder = path.join(directory, part);
    if (!existsSync(folder)) return [];
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() ? [path.join(part, entry.name)] : []));
  });
  const kept = files.filter((name) => !name.startsWith('site.db')).sort();
  return Object.fromEntries(kept.map((name) => [name, hashOf(readFileSync(path.join(directory, name)))]));
}
