// On SQLite, and on PostgreSQL in the full run: each is copied and restored with its own tools.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore } from '../../../e2e/support/stand-ins/object-store.ts';
import { dropPostgresDatabase, emptyPostgresDatabase } from '../../../e2e/support/stand-ins/postgres.ts';
import { openSampleContent } from '../../cms/testing/open-for-tests.ts';
import { parseSettings, type Settings } from '../../config/env.ts';
import { storeEnquiry } from '../../enquiries/test-support.ts';
import { backUp } from './back-up.ts';
import { manifestName } from './manifest.ts';
import { restore } from './restore.ts';
import { everyFile, everyRow } from './testing/everything.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'backup-test-'));
const databases: string[] = [];
let made = 0;
const newFolder = () => path.join(folder, String(++made));

/** Settings of a machine without data. */
async function emptyTarget(more: Partial<Settings> = {}): Promise<Settings> {
  const DATABASE_URL = process.env.DATABASE_URL ? await emptyPostgresDatabase() : undefined;
  if (DATABASE_URL) databases.push(DATABASE_URL);
  return { ...parseSettings(), DATABASE_URL, DATA_DIR: newFolder(), ...more };
}

/**
 * Keeps the database open as a running site does. Uses another process for SQLite, whose locks do
 * not apply within one.
 */
async function held({ DATA_DIR, DATABASE_URL }: Settings): Promise<() => Promise<unknown>> {
  if (DATABASE_URL) {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    return () => client.end();
  }
  const open = `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec('pragma journal_mode = wal; select id from users');
    console.log('open'); setInterval(() => undefined, 1000)`;
  const holder = spawn(process.execPath, ['-e', open, path.join(DATA_DIR, 'site.db')]);
  await once(holder.stdout, 'data');
  return () => {
    holder.kill();
    return once(holder, 'exit');
  };
}

const source = await openSampleContent();
const settings = parseSettings();
const backup = path.join(folder, 'backup');

beforeAll(async () => {
  await storeEnquiry(source, 'sheet');
  mkdirSync(path.join(settings.DATA_DIR, 'submissions'), { recursive: true });
  writeFileSync(path.join(settings.DATA_DIR, 'submissions', 'brief.pdf'), 'a brief');
  await source.db.updateOne({
    collection: 'submissions',
    where: { id: { exists: true } },
    data: { filePath: 'brief.pdf' },
  });
  writeFileSync(path.join(settings.DATA_DIR, 'submissions', 'left-over.pdf'), 'without a submission');
  for (const name of ['harbour.avif', 'harbour-400.avif'])
    writeFileSync(path.join(settings.DATA_DIR, 'media', name), name);
  await backUp(settings, backup, '1.2.3');
});

afterAll(async () => {
  await source.destroy();
  for (const address of databases) await dropPostgresDatabase(address);
  rmSync(folder, { recursive: true });
});

describe('a restored backup', () => {
  it('has all rows and all referenced files, also when made while the site is running', async () => {
    const target = await emptyTarget();
    await restore(target, backup, { replace: false });
    const tables = await everyRow(settings.DATA_DIR, settings.DATABASE_URL);
    expect(tables.size).toBeGreaterThan(20);
    expect(tables.get('submissions')).toHaveLength(1);
    expect(await everyRow(target.DATA_DIR, target.DATABASE_URL)).toEqual(tables);
    const { 'submissions/left-over.pdf': leftOver, ...files } = everyFile(settings.DATA_DIR);
    expect(leftOver).toBeDefined();
    expect(everyFile(target.DATA_DIR)).toEqual(files);
    expect(Object.keys(files)).toEqual([
      'media/harbour-400.avif',
      'media/harbour.avif',
      'secret',
      'submissions/brief.pdf',
    ]);
  });

  it('replaces existing data completely, and only with --replace', async () => {
    const target = await emptyTarget();
    await restore(target, backup, { replace: false });
    writeFileSync(path.join(target.DATA_DIR, 'media', 'other.avif'), 'another');
    const before = everyFile(target.DATA_DIR);
    await expect(restore(target, backup, { replace: false })).rejects.toThrow(
      'There is something already: a database with tables, pictures, files of submissions, a key. Add --replace',
    );
    expect(everyFile(target.DATA_DIR)).toEqual(before);
    await restore(target, backup, { replace: true });
    expect(Object.keys(everyFile(target.DATA_DIR))).not.toContain('media/other.avif');
    expect(await everyRow(target.DATA_DIR, target.DATABASE_URL)).toEqual(
      await everyRow(settings.DATA_DIR, settings.DATABASE_URL),
    );
  });

  it('moves pictures into a bucket and back', async () => {
    const bucket = await startObjectStore('pictures', 'the-key');
    const S3_ENDPOINT = bucket.url;
    const store = { S3_BUCKET: 'pictures', S3_ENDPOINT, S3_ACCESS_KEY_ID: 'the-key', S3_SECRET_ACCESS_KEY: 'x' };
    try {
      const there = await emptyTarget(store);
      await restore(there, backup, { replace: false });
      expect(bucket.keys().sort()).toEqual(['harbour-400.avif', 'harbour.avif']);
      const second = newFolder();
      await backUp(there, second, '1.2.3');
      expect(readFileSync(path.join(second, 'media', 'harbour.avif'), 'utf8')).toBe('harbour.avif');
      await expect(restore(there, backup, { replace: false })).rejects.toThrow('pictures');
    } finally {
      bucket.stop();
    }
  });
});

describe('a backup or restore is refused before any change:', () => {
  it('while the site has its database open', async () => {
    const target = await emptyTarget();
    await restore(target, backup, { replace: false });
    const before = everyFile(target.DATA_DIR);
    const release = await held(target);
    await expect(restore(target, backup, { replace: true })).rejects.toThrow(/^Something .* Stop the site first/);
    expect(everyFile(target.DATA_DIR)).toEqual(before);
    await release();
    await restore(target, backup, { replace: true });
  });

  const damaged = async (name: string, damage: (file: string) => void) => {
    const copy = newFolder();
    await backUp(settings, copy, '1.2.3');
    damage(path.join(copy, name));
    const target = await emptyTarget();
    return { restored: restore(target, copy, { replace: false }), target };
  };

  it.each<[string, string, (file: string) => void, string]>([
    [
      'with a changed picture',
      'media/harbour.avif',
      (file) => writeFileSync(file, 'Harbour.avif'),
      'The backup is damaged; nothing has been touched. Missing or changed: media/harbour.avif.',
    ],
    [
      'with a missing file',
      'submissions/brief.pdf',
      (file) => rmSync(file),
      'Missing or changed: submissions/brief.pdf.',
    ],
    ['with an unfinished backup', manifestName, (file) => rmSync(file), 'is no finished backup'],
    [
      'with an unreadable manifest',
      manifestName,
      (file) => writeFileSync(file, '{"for'),
      'manifest.json cannot be read',
    ],
    [
      'with a backup of another program',
      manifestName,
      (file) => writeFileSync(file, '{"format":"other"}'),
      'is not a backup of this software',
    ],
    [
      'with a manifest path outside the backup',
      manifestName,
      (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('media/harbour.avif', 'media/../../etc')),
      'is not a backup of this software',
    ],
    [
      'with a database of a newer version',
      manifestName,
      (file) =>
        writeFileSync(file, readFileSync(file, 'utf8').replace('"migrations": [', '"migrations": ["29990101_later",')),
      'is of a newer version (1.2.3)',
    ],
  ])('%s', async (_what, name, damage, words) => {
    const { restored, target } = await damaged(name, damage);
    await expect(restored).rejects.toThrow(words);
    expect(everyFile(target.DATA_DIR)).toEqual({});
  });

  it('with a backup of the other database', async () => {
    const target = await emptyTarget(
      process.env.DATABASE_URL ? { DATABASE_URL: undefined } : { DATABASE_URL: 'postgres://nowhere.example/site' },
    );
    await expect(restore(target, backup, { replace: false })).rejects.toThrow(
      /^The backup is one of (SQLite|PostgreSQL), and/,
    );
  });

  it('into a folder that is not empty or belongs to the site', async () => {
    await expect(backUp(settings, backup, '1.2.3')).rejects.toThrow('is not empty');
    await expect(backUp(settings, path.join(settings.DATA_DIR, 'media', 'copy'), '1.2.3')).rejects.toThrow(
      'does not belong',
    );
  });

  it('without a site', async () => {
    const nowhere = newFolder();
    await expect(backUp(await emptyTarget(), nowhere, '1.2.3')).rejects.toThrow('There is no site in');
  });
});

if (settings.DATABASE_URL)
  describe('without the PostgreSQL programs', () => {
    const { PATH } = process.env;
    afterAll(() => {
      process.env.PATH = PATH;
    });

    it('backup and restore name the missing program, and leave no files', async () => {
      const target = await emptyTarget();
      process.env.PATH = folder;
      const unfinished = newFolder();
      await expect(backUp(settings, unfinished, '1.2.3')).rejects.toThrow('pg_dump is not installed here.');
      expect(everyFile(unfinished)).toEqual({});
      await expect(restore(target, backup, { replace: false })).rejects.toThrow(
        /(pg_restore|psql) is not installed here\./,
      );
    });
  });
