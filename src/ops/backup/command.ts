import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { currentSettings } from '../../config/env.ts';
import { noteBackup } from '../../lib/backup-note.ts';
import { complain, PlainError } from '../plain-error.ts';
import { backUp } from './back-up.ts';
import { databaseCopies } from './database.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { rowsCopies } from './rows/rows-copies.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Parses the folder and options of a command. */
function read(command: string, given: readonly string[], mayReplace: boolean) {
  const usage = `npm run ${command} -- FOLDER${mayReplace ? ' [--replace]' : ''}`;
  const options: ParseArgsOptionsConfig = mayReplace ? { replace: { type: 'boolean' } } : {};
  try {
    const { values, positionals } = parseArgs({ args: [...given], options, strict: true, allowPositionals: true });
    const [folder = '', ...more] = positionals;
    if (folder === '' || more.length > 0) throw new Error('Give one folder.');
    return { folder, replace: values.replace === true };
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function sizeOf({ files }: Manifest): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB`;
}

async function copyOut(command: 'backup' | 'export', given: readonly string[]): Promise<0 | 1> {
  // Backups are readable by their owner alone.
  process.umask(0o077);
  try {
    const { folder } = read(command, given, false);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    const settings = currentSettings();
    const how = command === 'export' ? rowsCopies(settings) : databaseCopies(settings);
    const { manifest, missing, hasKey } = await backUp(settings, folder, version, how);
    if (command === 'backup') await noteBackup(settings, { made: manifest.made, folder: path.resolve(folder) });
    print(`${command === 'export' ? 'Exported' : 'Backed up'} into ${folder}: ${sizeOf(manifest)}.`);
    for (const name of missing) print(`Not there any more, and named by the database: ${name}`);
    if (!hasKey) print('The key is in the setting SECRET and not in the backup. Keep it with your other secrets.');
    return 0;
  } catch (error) {
    return complain(error);
  }
}

/**
 * `npm run backup -- FOLDER`, with the settings of the site.
 *
 * @returns exit code of the process
 */
export const backupCommand = (given: readonly string[]): Promise<0 | 1> => copyOut('backup', given);

/** `npm run export -- FOLDER`: a backup by rows, for a database of either kind. */
export const exportCommand = (given: readonly string[]): Promise<0 | 1> => copyOut('export', given);

async function copyIn(command: 'restore' | 'import', given: readonly string[]): Promise<0 | 1> {
  try {
    const { folder, replace } = read(command, given, command === 'restore');
    const { manifest, note } = await restore(currentSettings(), folder, { replace });
    const done = manifest.database === 'rows' ? 'Imported the export' : 'Restored the backup';
    print(`${done} of ${manifest.made} (version ${manifest.version}): ${sizeOf(manifest)}.`);
    if (note) print(note);
    print('What waited for delivery then is delivered once more; to look first, start with DELIVERIES=off.');
    print('People who were erased since then are there again: erase them again.');
    return 0;
  } catch (error) {
    return complain(error);
  }
}

/** `npm run restore -- FOLDER [--replace]`, with the settings of the site. */
export const restoreCommand = (given: readonly string[]): Promise<0 | 1> => copyIn('restore', given);

/** `npm run import -- FOLDER`: restores an export into an empty installation. */
export const importCommand = (given: readonly string[]): Promise<0 | 1> => copyIn('import', given);
