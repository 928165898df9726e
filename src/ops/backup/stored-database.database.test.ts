// On both databases: each has its own migrations and stored database.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropPostgresDatabase, emptyPostgresDatabase } from '../../../e2e/support/stand-ins/postgres.ts';
import { ensureDataDirectory, migrationsFor, openContentSystem } from '../../cms/database/open.ts';
import { renamedValues } from '../../cms/migrations/renamed-blocks.ts';
import { parseSettings, type Settings } from '../../config/env.ts';
import { compose } from '../../server/composition.ts';
import { everyRow, type Tables } from './testing/everything.ts';
import { loadStoredDatabase, storedSecret } from './testing/stored-database.ts';

/** Tables that the software rewrites. */
const ownTables = new Set(['payload_migrations', 'content_stamps']);

/** Name of a table after the migrations. */
const tableNow = (table: string): string => table.replace(/^navigation_fares/, 'navigation_prices');

/** All strings and numbers in these tables, including JSON. */
function everyValue(tables: Tables): Set<string> {
  const values = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && /^[[{]/.test(value)) {
      try {
        look(JSON.parse(value));
        return;
      } catch {
        // Text that starts with a bracket but is not JSON.
      }
    }
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
    else if (value !== null) values.add(String(value));
  };
  for (const [table, rows] of tables) if (!ownTables.has(table)) for (const row of rows) look(JSON.parse(row));
  return values;
}

const countsOf = (tables: Tables) =>
  Object.fromEntries(
    [...tables].filter(([table]) => !ownTables.has(table)).map(([table, rows]) => [table, rows.length]),
  );

describe('a database of version 0.1.0', () => {
  let settings: Settings;
  let payload: Payload;
  let before: Tables;
  let after: Tables;

  beforeAll(async () => {
    const address = process.env.DATABASE_URL ? await emptyPostgresDatabase() : undefined;
    settings = { ...parseSettings(), SECRET: storedSecret, DATABASE_URL: address };
    const file = path.join(settings.DATA_DIR, 'site.db');
    for (const end of ['', '-wal', '-shm']) if (existsSync(`${file}${end}`)) rmSync(`${file}${end}`);
    Reflect.get(globalThis, '_payload')?.clear();
    await ensureDataDirectory(settings);
    await loadStoredDatabase(settings);
    before = await everyRow(settings.DATA_DIR, settings.DATABASE_URL);
    ({ payload } = await openContentSystem(compose, settings, { print: () => undefined }));
    after = await everyRow(settings.DATA_DIR, settings.DATABASE_URL);
  });

  afterAll(async () => {
    await payload.destroy();
    if (settings.DATABASE_URL) await dropPostgresDatabase(settings.DATABASE_URL);
  });

  const stepsIn = (tables: Tables) =>
    (tables.get('payload_migrations') ?? []).map((row) => String(JSON.parse(row).name)).sort();

  it('has a row in every table', () => {
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table);
    expect(empty).toEqual([]);
    expect(stepsIn(before).length).toBeLessThan(stepsIn(after).length);
  });

  it('gets all missing migrations', async () => {
    const today = (await migrationsFor(settings)).map(({ name }) => name);
    expect(stepsIn(after)).toEqual(today.sort());
  });

  it('keeps all rows and values', () => {
    const has = countsOf(after);
    const had = Object.fromEntries(Object.entries(countsOf(before)).map(([table, rows]) => [tableNow(table), rows]));
    const still = Object.fromEntries(Object.keys(had).flatMap((table) => (table in has ? [[table, has[table]]] : [])));
    expect(still).toEqual(Object.fromEntries(Object.entries(had).filter(([table]) => table in has)));
    const [words, now] = [everyValue(before), everyValue(after)];
    expect(words.size).toBeGreaterThan(500);
    expect([...words].filter((word) => !now.has(word) && !now.has(renamedValues[word] ?? word))).toEqual([]);
  });

  it('is readable by the content system in each collection', async () => {
    const slugs = Object.values(payload.collections).map(({ config }) => config.slug);
    expect(slugs.length).toBeGreaterThan(20);
    for (const collection of slugs) {
      const { docs } = await payload.find({ collection, depth: 1, pagination: false, showHiddenFields: true });
      const { totalDocs } = await payload.db.count({ collection });
      expect([collection, docs.length]).toEqual([collection, totalDocs]);
      // Later collections are empty in the stored database.
      if (before.has(collection.replaceAll('-', '_'))) expect(docs.length, collection).toBeGreaterThan(0);
    }
    const [draft] = (
      await payload.find({ collection: 'works', draft: true, where: { title: { equals: 'Kept as a draft' } } })
    ).docs;
    expect(draft?.title).toBe('Kept as a draft');
  });
});
