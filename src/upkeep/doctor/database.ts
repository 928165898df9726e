import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { harmlessReason } from '../../cms/engine/harmless-error.ts';
import { migrationsFor } from '../../cms/open.ts';
import { type RemovalKind, removalNames } from '../../cms/removals/expiring.ts';
import { confirmCommand, longestPause, type RemovalNote } from '../../cms/removals/remove-expired.ts';
import type { Settings } from '../../env.ts';
import { pictureSizes } from '../../shared/picture-sizes.ts';
import { type Finding, unused, well, wrong } from './finding.ts';

export interface DatabaseFound {
  readonly finding: Finding;
  /** Milliseconds that the database's clock is ahead of ours. */
  readonly ahead?: number;
  /** What its rows say, where it is of this version. */
  readonly rows?: RowsFound;
}

export interface RowsFound {
  /** Whether what has expired is removed. */
  readonly removals: Finding;
  readonly accounts: number;
  /** Names of the files of films, of pictures and of the sizes that were made of them. */
  readonly files: readonly string[];
  /** When a row was written last. */
  readonly newest: number;
}

/** Answers a statement with its rows. */
type Ask = (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

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

/** Statement of the columns that name files which pages show. */
const namedFiles = [
  'select filename from media',
  'select filename from films',
  ...pictureSizes.map(({ name }) => `select sizes_${name}_filename as filename from media`),
].join(' union all ');

/** What people write in: the newest of these rows is the newest that the site knows. */
const written = ['pages', 'works', 'insights', 'jobs', 'media', 'users', 'submissions'];
const newestRow = `select max(updated_at) as newest from (${written
  .map((table) => `select max(updated_at) as updated_at from ${table}`)
  .join(' union all ')}) as written`;

async function rowsOf(ask: Ask): Promise<RowsFound> {
  const [newest] = await ask(newestRow);
  const files = await ask(namedFiles);
  const [users] = await ask('select count(*) as accounts from users');
  return {
    removals: removals((await ask(notes)) as unknown as StoredNote[]),
    accounts: Number(users?.accounts),
    files: files.flatMap(({ filename }) => (typeof filename === 'string' ? [filename] : [])),
    newest: newest?.newest ? new Date(String(newest.newest)).getTime() : 0,
  };
}

async function examine(ask: Ask, settings: Settings): Promise<DatabaseFound> {
  const applied = (await ask('select name from payload_migrations')).map(({ name }) => String(name));
  const names = (await migrationsFor(settings)).map(({ name }) => name);
  const later = applied.find((name) => !names.includes(name));
  if (later)
    return {
      finding: wrong(
        'Database',
        `It is of a newer version than this software, which knows no ${later}. Bring that version back, or restore a backup of before the upgrade: npm run restore -- BACKUP --replace`,
      ),
    };
  const pending = names.length - applied.length;
  if (pending > 0)
    return {
      finding: well(
        'Database',
        `It answers; the next start migrates it (${pending} ${pending === 1 ? 'step' : 'steps'}).`,
      ),
    };
  return { finding: well('Database', 'It answers, and is of this version.'), rows: await rowsOf(ask) };
}

const damaged =
  'It is damaged: stop the site, keep the folder, and restore into another DATA_DIR: npm run restore -- BACKUP';

/** Result codes of SQLite for a file that is malformed, and for one that is no database. */
const damages: readonly unknown[] = [11, 26];

/** Says what keeps a database from being read, and what helps. */
function whyUnread(error: unknown, { DATABASE_URL }: Settings): string {
  const reason = harmlessReason(error);
  if (DATABASE_URL)
    return `${URL.parse(DATABASE_URL)?.host || 'PostgreSQL'} (DATABASE_URL) cannot be read: ${reason}. Start PostgreSQL there, or put the address right.`;
  const { errcode } = error as { readonly errcode?: number };
  return `It cannot be read: ${reason}.${damages.includes(errcode) ? ` ${damaged}` : ''}`;
}

async function onSqlite(settings: Settings): Promise<DatabaseFound> {
  const file = path.join(settings.DATA_DIR, 'site.db');
  // A folder that cannot be looked into is said to be without it.
  await access(settings.DATA_DIR, constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!existsSync(file)) return { finding: unused('Database', `${file} is not there yet; the first start makes it.`) };
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const [first] = database.prepare('pragma quick_check').all();
    if (first?.quick_check !== 'ok')
      return { finding: wrong('Database', `${file}: ${first?.quick_check}. ${damaged}`) };
    if (database.prepare('select 1 from sqlite_master').all().length === 0)
      return { finding: wrong('Database', `${file} is empty. If the site had content: npm run restore -- BACKUP`) };
    return await examine(async (statement) => database.prepare(statement).all(), settings);
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
    return { ...(await examine(async (statement) => (await client.query(statement)).rows, settings)), ahead };
  } finally {
    await client.end();
  }
}

export async function database(settings: Settings): Promise<DatabaseFound> {
  try {
    return settings.DATABASE_URL ? await onPostgres(settings, settings.DATABASE_URL) : await onSqlite(settings);
  } catch (error) {
    return { finding: wrong('Database', whyUnread(error, settings)) };
  }
}
