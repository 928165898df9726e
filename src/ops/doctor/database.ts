import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { migrationsFor } from '../../cms/database/open.ts';
import { type RemovalKind, removalNames } from '../../cms/editorial/removals/expiring.ts';
import { confirmCommand, longestPause, type RemovalNote } from '../../cms/editorial/removals/remove-expired.ts';
import { redactedReason } from '../../cms/patches/logging/redacted-error.ts';
import type { Settings } from '../../config/env.ts';
import { toolOf } from '../../enquiries/newsletter/tool.ts';
import { pictureSizes } from '../../lib/media/picture-sizes.ts';
import { type Finding, unused, well, wrong } from './finding.ts';

export interface DatabaseFound {
  readonly finding: Finding;
  /** Milliseconds by which the database's clock is ahead of ours. */
  readonly ahead?: number;
  /** Findings in the rows; undefined when the tables are of another version. */
  readonly rows?: RowsFound;
}

export interface RowsFound {
  /** Whether expired data is removed. */
  readonly removals: Finding;
  /** Whether the newsletter tool knows the subscribers. */
  readonly newsletter: Finding;
  readonly accounts: number;
  /** File names of films, pictures and their sizes. */
  readonly files: readonly string[];
  /** Time of the latest write to a row. */
  readonly newest: number;
}

/** Runs a query and returns its rows. */
type Ask = (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

interface StoredNote {
  readonly key: string;
  /** JSON, as text or as parsed by PostgreSQL's driver. */
  readonly data: unknown;
}

/** Query for the notes of the removals, for both databases. */
const notes = "select key, data from payload_kv where key like 'removals-%' order by key";

/**
 * Reports expired data that was not removed, and a clock that has jumped since the last removal.
 */
export function removals(stored: readonly StoredNote[], now = Date.now()): Finding {
  const read = stored.map(({ key, data }) => ({
    name: removalNames[key.replace('removals-', '') as RemovalKind],
    note: (typeof data === 'string' ? JSON.parse(data) : data) as RemovalNote,
  }));
  const issues = read.flatMap(({ name, note: { held, checkedAt } }) => {
    if (held) return [`${name}: ${held.count} not removed, because ${held.why}.`];
    if (now - Date.parse(checkedAt) <= longestPause) return [];
    return [
      `The clock is more than 30 days after ${checkedAt.slice(0, 10)}, when the site last looked for what has expired (${name}).`,
    ];
  });
  return issues.length === 0
    ? well('Removals', 'What has expired is removed.')
    : wrong('Removals', `${issues.join(' ')} If the clock is right: ${confirmCommand}`);
}

/** Query for the files that pages show. */
const namedFiles = [
  'select filename from media',
  'select filename from films',
  ...pictureSizes.map(({ name }) => `select sizes_${name}_filename as filename from media`),
].join(' union all ');

/** Tables with user input; their newest row is the latest known time. */
const written = ['pages', 'works', 'insights', 'jobs', 'media', 'users', 'submissions'];
const newestRow = `select max(updated_at) as newest from (${written
  .map((table) => `select max(updated_at) as updated_at from ${table}`)
  .join(' union all ')}) as written`;

/** Reports subscribers whose state the newsletter tool does not have. */
export async function newsletter(ask: Ask, settings: Settings): Promise<Finding> {
  const what = 'Newsletter tool';
  if (!settings.NEWSLETTER_WEBHOOK_URL) return unused(what, 'NEWSLETTER_WEBHOOK_URL is not set: no tool is told.');
  const untold =
    'coalesce(withdrawn, confirmed) is not null and (told is null or told <> coalesce(withdrawn, confirmed))';
  const [waiting] = await ask(`select count(*) as count from subscribers where ${untold}`);
  const [refused] = await ask(
    `select count(*) as count, max(tell_note) as note from subscribers where ${untold} and refused_by = '${toolOf(settings)}'`,
  );
  const [count, no] = [Number(waiting?.count), Number(refused?.count)];
  if (no > 0) return wrong(what, `It refused ${no} of the subscribers, and is asked no more. ${refused?.note}`);
  return well(
    what,
    count === 0 ? 'It was told of every subscriber.' : `${count} of the subscribers are still to tell.`,
  );
}

async function rowsOf(ask: Ask, settings: Settings): Promise<RowsFound> {
  const [newest] = await ask(newestRow);
  const files = await ask(namedFiles);
  const [users] = await ask('select count(*) as accounts from users');
  return {
    removals: removals((await ask(notes)) as unknown as StoredNote[]),
    newsletter: await newsletter(ask, settings),
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
  return { finding: well('Database', 'It answers, and is of this version.'), rows: await rowsOf(ask, settings) };
}

const damaged =
  'It is damaged: stop the site, keep the folder, and restore into another DATA_DIR: npm run restore -- BACKUP';

/** SQLite result codes of a malformed file, and of a file that is no database. */
const damages: readonly unknown[] = [11, 26];

/** Describes an unreadable database and the remedy. */
function whyUnread(error: unknown, { DATABASE_URL }: Settings): string {
  const reason = redactedReason(error);
  if (DATABASE_URL)
    return `${URL.parse(DATABASE_URL)?.host || 'PostgreSQL'} (DATABASE_URL) cannot be read: ${reason}. Start PostgreSQL there, or put the address right.`;
  const { errcode } = error as { readonly errcode?: number };
  return `It cannot be read: ${reason}.${damages.includes(errcode) ? ` ${damaged}` : ''}`;
}

async function onSqlite(settings: Settings): Promise<DatabaseFound> {
  const file = path.join(settings.DATA_DIR, 'site.db');
  // `existsSync` would report a folder without access as missing.
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
