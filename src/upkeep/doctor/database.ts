import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { migrationsFor } from '../../cms/open.ts';
import { type RemovalKind, removalNames } from '../../cms/removals/expiring.ts';
import { confirmCommand, longestPause, type RemovalNote } from '../../cms/removals/remove-expired.ts';
import type { Settings } from '../../env.ts';
import { type Finding, unused, well, wrong } from './finding.ts';

export interface DatabaseFound {
  readonly finding: Finding;
  /** Milliseconds that the database's clock is ahead of ours. */
  readonly ahead?: number;
  /** When it was last written to, as far as its file says. */
  readonly written?: number;
  /** Whether what has expired is removed. */
  readonly removals?: Finding;
}

interface StoredNote {
  readonly key: string;
  /** JSON, as text or as PostgreSQL's driver reads it. */
  readonly data: unknown;
}

/** Statement of the notes that the removals keep, on both databases. */
const notes = "select key, data from payload_kv where key like 'removals-%' order by key";

/** Says what is kept past its time, and when the clock has run ahead of the last look for it. */
export function removals(stored: readonly StoredNote[], now = Date.now()): Finding {
  const read = stored.map(({ key, data }) => ({
    name: removalNames[key.replace('removals-', '') as RemovalKind],
    note: (typeof data === 'string' ? JSON.parse(data) : data) as RemovalNote,
  }));
  const faults = read.flatMap(({ name, note: { held, checkedAt } }) => {
    if (held) return [`${name}: ${held.count} not removed, because ${held.why}.`];
    if (now - Date.parse(checkedAt) <= longestPause) return [];
    return [
      `The clock is more than 30 days after ${checkedAt.slice(0, 10)}, when the site last looked for what has expired (${name}).`,
    ];
  });
  return faults.length === 0
    ? well('Removals', 'What has expired is removed.')
    : wrong('Removals', `${faults.join(' ')} If the clock is right: ${confirmCommand}`);
}

async function ofMigrations(applied: readonly string[], settings: Settings): Promise<Finding> {
  const names = (await migrationsFor(settings)).map(({ name }) => name);
  const later = applied.filter((name) => !names.includes(name));
  if (later.length > 0) return wrong('Database', 'It is of a newer version than this software.');
  const pending = names.length - applied.length;
  return well(
    'Database',
    pending === 0
      ? 'It answers, and is of this version.'
      : `It answers; the next start migrates it (${pending} steps).`,
  );
}

async function onSqlite(settings: Settings): Promise<DatabaseFound> {
  const file = path.join(settings.DATA_DIR, 'site.db');
  if (!existsSync(file)) return { finding: unused('Database', `${file} is not there yet; the first start makes it.`) };
  const written = Math.max(
    ...['', '-wal'].map((end) => statSync(`${file}${end}`, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const [first] = database.prepare('pragma quick_check').all();
    if (first?.quick_check !== 'ok')
      return { finding: wrong('Database', `${file} is damaged: ${first?.quick_check}. Restore a backup.`), written };
    const rows = database.prepare('select name from payload_migrations').all();
    return {
      finding: await ofMigrations(
        rows.map(({ name }) => String(name)),
        settings,
      ),
      written,
      removals: removals(database.prepare(notes).all() as unknown as StoredNote[]),
    };
  } finally {
    database.close();
  }
}

async function onPostgres(settings: Settings, address: string): Promise<DatabaseFound> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ now: Date }>('select now()');
    const ahead = (rows[0]?.now.getTime() ?? Number.NaN) - Date.now();
    const { rowCount } = await client.query("select from pg_tables where tablename = 'payload_migrations'");
    if (rowCount === 0)
      return { finding: unused('Database', 'It answers, and is empty; the first start fills it.'), ahead };
    const applied = await client.query<{ name: string }>('select name from payload_migrations');
    return {
      finding: await ofMigrations(
        applied.rows.map(({ name }) => name),
        settings,
      ),
      ahead,
      removals: removals((await client.query<StoredNote>(notes)).rows),
    };
  } finally {
    await client.end();
  }
}

export async function database(settings: Settings): Promise<DatabaseFound> {
  try {
    return settings.DATABASE_URL ? await onPostgres(settings, settings.DATABASE_URL) : await onSqlite(settings);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { finding: wrong('Database', `It cannot be read: ${message || code}.`) };
  }
}
