// On SQLite, and on PostgreSQL in the full run: exports from each and imports into both.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropPostgresDatabase, emptyPostgresDatabase } from '../../../../e2e/support/stand-ins/postgres.ts';
import { openContentSystem } from '../../../cms/database/open.ts';
import { parseSettings, type Settings } from '../../../config/env.ts';
import { compose } from '../../../server/composition.ts';
import { backUp } from '../back-up.ts';
import { hashOf, manifestName } from '../manifest.ts';
import { restore } from '../restore.ts';
import { loadStoredDatabase, storedSecret } from '../testing/stored-database.ts';
import { rowsCopies } from './rows-copies.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rows-test-'));
const server = process.env.DATABASE_URL;
const databases: string[] = [];
let made = 0;
const newFolder = () => path.join(folder, String(++made));
const silent = () => undefined;

async function emptySettings(kind: 'sqlite' | 'postgres'): Promise<Settings> {
  const DATABASE_URL = kind === 'postgres' ? await emptyPostgresDatabase() : undefined;
  if (DATABASE_URL) databases.push(DATABASE_URL);
  return { ...parseSettings(), SECRET: storedSecret, DATABASE_URL, DATA_DIR: newFolder() };
}

/**
 * Normalises a cell across databases: booleans as numbers, times without a zone, JSON with sorted
 * keys.
 */
function alike(cell: unknown): unknown {
  if (typeof cell === 'boolean') return Number(cell);
  if (typeof cell === 'string' && /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(cell))
    return Date.parse(cell);
  if (typeof cell !== 'string' || !/^[[{"]|^(?:true|false|null|-?\d)/.test(cell)) return cell;
  try {
    return sorted(JSON.parse(cell));
  } catch {
    return cell;
  }
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;

/** Rows of an export by table, with named columns. */
function everything(exported: string): ReadonlyMap<string, readonly string[]> {
  const tables = new Map<string, string[]>();
  let columns: readonly string[] = [];
  let rows: string[] = [];
  const [, ...lines] = readFileSync(path.join(exported, 'rows.jsonl'), 'utf8').trimEnd().split('\n');
  for (const line of lines.map((text) => JSON.parse(text))) {
    if (Array.isArray(line)) rows.push(JSON.stringify(line.map((cell, index) => [columns[index], alike(cell)]).sort()));
    else {
      ({ columns } = line);
      rows = [];
      tables.set(line.table, rows);
    }
  }
  for (const all of tables.values()) all.sort();
  return new Map([...tables].sort());
}

async function exported(settings: Settings): Promise<string> {
  const target = newFolder();
  await backUp(settings, target, '9.9.9', rowsCopies(settings));
  return target;
}

/** Clears Payload's cached instance, since a process opens it only once. */
const forget = () => Reflect.get(globalThis, '_payload')?.clear();

const kinds = server ? (['postgres', 'sqlite'] as const) : (['sqlite'] as const);

afterAll(async () => {
  for (const address of databases) await dropPostgresDatabase(address);
  rmSync(folder, { recursive: true, force: true });
});

describe.each(kinds)('an export of %s', (from) => {
  let source: Settings;
  let first: string;

  beforeAll(async () => {
    source = await emptySettings(from);
    forget();
    mkdirSync(path.join(source.DATA_DIR, 'media'), { recursive: true });
    // The stored database has a record in every collection, with every field.
    await loadStoredDatabase(source);
    const { payload } = await openContentSystem(compose, source, { print: silent });
    await payload.destroy();
    writeFileSync(path.join(source.DATA_DIR, 'media', 'one.webp'), 'a picture');
    first = await exported(source);
  });

  it('has all tables, nearly all with rows', async () => {
    const tables = everything(first);
    expect(tables.size).toBeGreaterThan(50);
    expect([...tables.values()].filter((rows) => rows.length > 0).length).toBeGreaterThan(50);
    expect(tables.has('payload_migrations')).toBe(false);
  });

  it.each(kinds)('is imported into %s and exported again without a difference', async (kind) => {
    const target = await emptySettings(kind);
    forget();
    await restore(target, first, { replace: false });
    expect(everything(await exported(target))).toEqual(everything(first));
    expect(readFileSync(path.join(target.DATA_DIR, 'media', 'one.webp'), 'utf8')).toBe('a picture');

    forget();
    const { payload } = await openContentSystem(compose, target, { print: silent });
    const made = await payload.create({ collection: 'client-types', data: { title: 'New here', slug: 'new-here' } });
    const { docs } = await payload.find({ collection: 'client-types', pagination: false });
    expect(
      docs.filter(({ id }) => id === made.id),
      'the id of a new record is unique',
    ).toHaveLength(1);
    await payload.destroy();
  });

  it('is refused by an installation with data, also with --replace', async () => {
    const target = await emptySettings(from);
    mkdirSync(path.join(target.DATA_DIR, 'media'), { recursive: true });
    writeFileSync(path.join(target.DATA_DIR, 'media', 'another.webp'), 'a picture');
    await expect(restore(target, first, { replace: false })).rejects.toThrow('There is something already: pictures.');
    await expect(restore(target, first, { replace: true })).rejects.toThrow('where nothing is yet');
  });

  it('with other migrations is refused before any change', async () => {
    const target = await emptySettings(from);
    const file = path.join(first, manifestName);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/_initial"/, '_of_another_day"'));
    try {
      await expect(restore(target, first, { replace: false })).rejects.toThrow('other tables');
    } finally {
      writeFileSync(file, before);
    }
  });

  it('with a damaged row is rolled back', async () => {
    const target = await emptySettings(from);
    forget();
    const rows = path.join(first, 'rows.jsonl');
    const [before, manifest] = [readFileSync(rows, 'utf8'), readFileSync(path.join(first, manifestName), 'utf8')];
    const lines = before.trimEnd().split('\n');
    const damaged = [...lines, '["one cell too many for any table",1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]', ''].join(
      '\n',
    );
    writeFileSync(rows, damaged);
    const noted = { bytes: Buffer.byteLength(damaged), sha256: hashOf(Buffer.from(damaged)) };
    const files = JSON.parse(manifest).files.map((one: { path: string }) =>
      one.path === 'rows.jsonl' ? { ...one, ...noted } : one,
    );
    writeFileSync(path.join(first, manifestName), JSON.stringify({ ...JSON.parse(manifest), files }));
    try {
      await expect(restore(target, first, { replace: false })).rejects.toThrow(
        /^Line \d+ of the rows is not as it was/,
      );
      expect(await rowsCopies(target).isEmpty()).toBe(true);
    } finally {
      writeFileSync(rows, before);
      writeFileSync(path.join(first, manifestName), manifest);
    }
    if (!target.DATABASE_URL) return;
    const client = new Client({ connectionString: target.DATABASE_URL });
    await client.connect();
    const { rowCount } = await client.query("select from pg_tables where schemaname = 'public'");
    await client.end();
    expect(rowCount).toBe(0);
  });
});
