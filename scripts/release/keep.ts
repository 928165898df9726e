import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import { keptFolder, presentRecord } from '../../src/upkeep/release/record.ts';
import { keptSecret } from '../../src/upkeep/release/testing/kept-database.ts';
import { startPostgres } from '../lib/postgres.mjs';

function fill(settings: { readonly DATA_DIR: string; readonly DATABASE_URL: string }): void {
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'fill.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'warn', SECRET: keptSecret, ...settings },
  });
}

/** A database of SQLite in words: every table with its rows, then every index. */
function sqliteInWords(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const made = (type: string) =>
    database
      .prepare("select name, sql from sqlite_master where type = ? and sql is not null and name not like 'sqlite_%'")
      .all(type);
  const tables = made('table').flatMap(({ name, sql }) => {
    const columns = database.prepare(`pragma table_info("${name}")`).all();
    const values = columns.map((column) => `quote("${column.name}")`).join(" || ',' || ");
    const rows = database.prepare(`select ${values} as words from "${name}"`).all();
    return [`${sql};`, ...rows.map(({ words }) => `insert into "${name}" values (${words});`)];
  });
  const indexes = made('index').map(({ sql }) => `${sql};`);
  database.close();
  return ['pragma foreign_keys = off;', ...tables, ...indexes].join('\n');
}

/** A database of PostgreSQL in words that any client understands. */
function postgresInWords(address: string): string {
  const options = ['--no-owner', '--no-acl', '--schema=public', '--inserts', '--rows-per-insert=200', '--no-comments'];
  const words = execFileSync('pg_dump', [...options, address], { encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 });
  // Before the first type are settings of the connection, and lines beginning with a backslash are for psql.
  return words.slice(words.indexOf('CREATE TYPE')).replace(/^\\.*$/gm, '');
}

const packed = (words: string): Buffer =>
  brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });

/** Keeps the version of package.json in `releases/`. */
export async function keepRelease({ again }: { readonly again: boolean }): Promise<0 | 1> {
  const record = presentRecord();
  const target = path.join(keptFolder, record.version);
  if (existsSync(target) && !again) {
    process.stderr.write(`${record.version} is kept already; raise the version in package.json, or add --again.\n`);
    return 1;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const postgres = await startPostgres();
  try {
    fill({ DATA_DIR: path.join(folder, 'sqlite'), DATABASE_URL: '' });
    fill({ DATA_DIR: path.join(folder, 'postgres'), DATABASE_URL: postgres.url });
    const databases = {
      'sqlite.sql.br': packed(sqliteInWords(path.join(folder, 'sqlite', 'site.db'))),
      'postgres.sql.br': packed(postgresInWords(postgres.url)),
    };
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'release.json'), `${JSON.stringify(record, undefined, 2)}\n`);
    for (const [name, bytes] of Object.entries(databases)) {
      writeFileSync(path.join(target, name), bytes);
      process.stdout.write(`releases/${record.version}/${name}: ${Math.ceil(bytes.byteLength / 1000)} kB\n`);
    }
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}
