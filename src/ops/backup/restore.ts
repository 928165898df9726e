import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureDataDirectory, migrationsFor } from '../../cms/database/open.ts';
import { folderStore, mediaStoreOf, type PictureStore } from '../../cms/media/sizes/store.ts';
import { filesFolder } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';
import { mediaTypeOf } from '../../lib/media/media-types.ts';
import { PlainError } from '../plain-error.ts';
import type { DatabaseCopies } from './copies.ts';
import { databaseCopies } from './database.ts';
import { type Manifest, readManifest, verifyFiles } from './manifest.ts';
import { rowsCopies } from './rows/rows-copies.ts';

const databaseNames = { sqlite: 'SQLite', postgres: 'PostgreSQL', rows: 'rows' } as const;

/** Destination of a restore. */
interface Target {
  readonly settings: Settings;
  readonly database: DatabaseCopies;
  readonly media: PictureStore;
  readonly submissions: PictureStore;
}

const keyOf = ({ DATA_DIR }: Settings): string => path.join(DATA_DIR, 'secret');

/** File names of one part of the backup, without their folder. */
const namesIn = ({ files }: Manifest, part: string): string[] =>
  files.flatMap(({ path: file }) => (path.dirname(file) === part ? [path.basename(file)] : []));

/** Refuses an export with other migrations: its rows must match the current tables. */
async function refuseOtherTables({ migrations, from, version }: Manifest, settings: Settings): Promise<void> {
  const DATABASE_URL = from === 'postgres' ? 'postgres://' : undefined;
  const today = (await migrationsFor({ ...settings, DATABASE_URL })).map(({ name }) => name);
  if (migrations.toSorted().join() === today.toSorted().join()) return;
  throw new PlainError(
    `The export is of other tables (version ${version}) than this software has. Start the exported site once with this version, and export it again.`,
  );
}

async function refuseUnfit(manifest: Manifest, { settings, database }: Target): Promise<void> {
  if (manifest.database !== database.kind)
    throw new PlainError(
      `The backup is one of ${databaseNames[manifest.database]}, and the settings name ${databaseNames[database.kind]}. Set DATABASE_URL as the backed-up site had it.`,
    );
  if (manifest.database === 'rows') return refuseOtherTables(manifest, settings);
  const known = new Set((await migrationsFor(settings)).map(({ name }) => name));
  if (manifest.migrations.every((name) => known.has(name))) return;
  throw new PlainError(`The backup is of a newer version (${manifest.version}) than this software. Update it first.`);
}

async function refuseInUse({ database }: Target): Promise<void> {
  const users = await database.users();
  if (users)
    throw new PlainError(`${users}. Stop the site first, every instance and worker of it; nothing has been touched.`);
}

async function refuseFilled({ settings, database, media, submissions }: Target): Promise<void> {
  const found = [
    ...((await database.isEmpty()) ? [] : ['a database with tables']),
    ...((await media.list('')).size > 0 ? ['pictures'] : []),
    ...((await submissions.list('')).size > 0 ? ['files of submissions'] : []),
    ...(existsSync(keyOf(settings)) ? ['a key'] : []),
  ];
  if (found.length === 0) return;
  throw new PlainError(
    `There is something already: ${found.join(', ')}. Add --replace to have it deleted and replaced.`,
  );
}

/** Writes each file and deletes those missing from the backup. */
async function putFiles(store: PictureStore, folder: string, part: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    await store.write(
      name,
      await readFile(path.join(folder, part, name)),
      mediaTypeOf(name) ?? 'application/octet-stream',
    );
  const kept = new Set(names);
  for (const name of (await store.list('')).keys()) if (!kept.has(name)) await store.remove(name);
}

async function putKey(settings: Settings, folder: string): Promise<void> {
  const key = keyOf(settings);
  await writeFile(`${key}.restoring`, await readFile(path.join(folder, 'secret')), { mode: 0o600 });
  await rename(`${key}.restoring`, key);
}

/** Notes for the operator about the key, if any. */
function wordOnKey(hasKey: boolean, { SECRET }: Settings): string | undefined {
  if (!hasKey && !SECRET)
    return 'The key is not in the backup: the site had it in the setting SECRET. Set the same here, or people sign in anew and API tokens have to be made anew.';
  if (hasKey && SECRET) return 'The setting SECRET is in force here, and the key of the backup is not.';
  return undefined;
}

/**
 * Chooses the restore by the backup's format; an export is restored by rows into either database.
 */
function copiesFor({ database }: Manifest, settings: Settings, replace: boolean): DatabaseCopies {
  if (database !== 'rows') return databaseCopies(settings);
  if (replace) throw new PlainError('An export is imported where nothing is yet: npm run import -- FOLDER');
  return rowsCopies(settings);
}

export interface Restored {
  readonly manifest: Manifest;
  readonly note: string | undefined;
}

/**
 * Restores a backup after checking that it is intact and the site is not in use.
 *
 * @throws {PlainError} when it is refused; nothing has been changed then
 */
export async function restore(
  settings: Settings,
  given: string,
  { replace }: { readonly replace: boolean },
): Promise<Restored> {
  const folder = path.resolve(given);
  const manifest = await readManifest(folder);
  const target: Target = {
    settings,
    database: copiesFor(manifest, settings, replace),
    media: mediaStoreOf(settings),
    submissions: folderStore(filesFolder(settings)),
  };
  const hasKey = manifest.files.some(({ path: file }) => file === 'secret');
  await refuseUnfit(manifest, target);
  await refuseInUse(target);
  await ensureDataDirectory(settings);
  await mkdir(filesFolder(settings), { recursive: true, mode: 0o700 });
  if (!replace) await refuseFilled(target);
  await verifyFiles(folder, manifest);
  // Checks again, because verification takes a while.
  await refuseInUse(target);
  await putFiles(target.media, folder, 'media', namesIn(manifest, 'media'));
  await putFiles(target.submissions, folder, 'submissions', namesIn(manifest, 'submissions'));
  if (hasKey) await putKey(settings, folder);
  await target.database.load(path.join(folder, target.database.file));
  return { manifest, note: wordOnKey(hasKey, settings) };
}
