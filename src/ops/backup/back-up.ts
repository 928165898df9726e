import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore, mediaStoreOf, type PictureStore } from '../../cms/media/sizes/store.ts';
import { filesFolder } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';
import { PlainError } from '../plain-error.ts';
import type { DatabaseCopies } from './copies.ts';
import { databaseCopies } from './database.ts';
import { type BackedUpFile, hashOf, type Manifest, noted, writeManifest } from './manifest.ts';

export interface BackedUp {
  readonly manifest: Manifest;
  /**
   * Files that the database names but that were missing: erased during the backup, or lost before.
   */
  readonly missing: readonly string[];
  /** Whether the backup contains the key; otherwise it is a setting and must be kept separately. */
  readonly hasKey: boolean;
}

/** Creates the folder, or accepts an empty one. Refuses folders inside the site's data. */
async function makeFolder(folder: string, { DATA_DIR }: Settings): Promise<void> {
  if (!path.relative(DATA_DIR, folder).startsWith('..'))
    throw new PlainError(`A backup does not belong into the folder of the site (${DATA_DIR}). Give another one.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new PlainError(
      `${folder} is not empty. Each backup gets a folder of its own: an older one would keep what has been erased.`,
    );
}

/** Copies files by name and skips those deleted meanwhile. */
async function copyFiles(store: PictureStore, names: Iterable<string>, folder: string, part: string) {
  await mkdir(path.join(folder, part), { mode: 0o700 });
  const files: BackedUpFile[] = [];
  const missing: string[] = [];
  for (const name of names) {
    const file = path.posix.join(part, name);
    let bytes: Buffer;
    try {
      bytes = await store.read(name);
    } catch (error) {
      if ((await store.list(name)).has(name)) throw error;
      missing.push(file);
      continue;
    }
    await writeFile(path.join(folder, file), bytes, { mode: 0o600, flag: 'wx', flush: true });
    files.push({ path: file, bytes: bytes.byteLength, sha256: hashOf(bytes) });
  }
  return { files, missing };
}

async function copyKey({ DATA_DIR, SECRET }: Settings, folder: string): Promise<BackedUpFile[]> {
  const key = path.join(DATA_DIR, 'secret');
  if (SECRET || !existsSync(key)) return [];
  await writeFile(path.join(folder, 'secret'), await readFile(key), { mode: 0o600, flag: 'wx', flush: true });
  return [await noted(folder, 'secret')];
}

async function fill(settings: Settings, folder: string, version: string, database: DatabaseCopies): Promise<BackedUp> {
  const made = new Date().toISOString();
  // Database first: all files it names exist at that moment, and later ones are not named.
  const { migrations, submissionFiles } = await database.save(path.join(folder, database.file));
  const store = mediaStoreOf(settings);
  const media = await copyFiles(store, (await store.list('')).keys(), folder, 'media');
  const submissions = await copyFiles(folderStore(filesFolder(settings)), submissionFiles, folder, 'submissions');
  const key = await copyKey(settings, folder);
  const files = [await noted(folder, database.file), ...media.files, ...submissions.files, ...key];
  const manifest: Manifest = {
    format: 'site-backup-1',
    version,
    made,
    database: database.kind,
    from: database.from,
    migrations: [...migrations],
    files,
  };
  await writeManifest(folder, manifest);
  return { manifest, missing: submissions.missing, hasKey: key.length > 0 };
}

/**
 * Copies all irreplaceable data into a new folder while the site runs: database, pictures, files of
 * submissions, key.
 *
 * @param version of this software
 * @param database how to copy it; by default with its own tools
 * @throws {PlainError} when it fails; the folder is then left empty
 */
export async function backUp(
  settings: Settings,
  given: string,
  version: string,
  database: DatabaseCopies = databaseCopies(settings),
): Promise<BackedUp> {
  const folder = path.resolve(given);
  await makeFolder(folder, settings);
  try {
    return await fill(settings, folder, version, database);
  } catch (error) {
    for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
}
