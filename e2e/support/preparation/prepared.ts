import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const kept = path.join(root, '.cache', 'prepared');

/** Sources of a first start's data: a change in any of them makes prepared content stale. */
const sources = [
  'src/cms',
  'src/config/brand',
  'src/lib',
  'src/config/env.ts',
  'sample',
  'package-lock.json',
  'e2e/support/preparation/prepare.ts',
];

function filesOf(source: string): string[] {
  if (!statSync(path.join(root, source)).isDirectory()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(?:\.test|test-support)\.ts$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Hash of the current sources, which names prepared content. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Start content of a database: the sample, or migrated tables with the first administrator only.
 */
export type Contents = 'sample' | 'empty';

/**
 * Migrates a database and fills it.
 *
 * @returns password of its first administrator
 */
export function fill(
  contents: Contents,
  settings: { readonly DATA_DIR: string; readonly DATABASE_URL: string },
): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['e2e/support/preparation/prepare.ts', contents], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ...settings },
  });
  if (status !== 0) throw new Error(`The database of the tests could not be prepared.\n${stdout}${stderr}`);
  return stdout;
}

/** Data folder after a first start, and the password of its first administrator. */
export interface Prepared {
  readonly folder: string;
  readonly password: string;
}

/** Prepares a site once, and keeps it until a source changes. */
export function preparedSite(contents: Contents = 'sample'): Prepared {
  const version = path.join(kept, fingerprint());
  const place = path.join(version, contents);
  if (!existsSync(place)) {
    if (!existsSync(version)) rmSync(kept, { recursive: true, force: true });
    mkdirSync(version, { recursive: true });
    const making = mkdtempSync(path.join(version, 'making-'));
    const password = fill(contents, { DATA_DIR: path.join(making, 'data'), DATABASE_URL: '' });
    writeFileSync(path.join(making, 'password'), password);
    renameSync(making, place);
  }
  return { folder: path.join(place, 'data'), password: readFileSync(path.join(place, 'password'), 'utf8') };
}

/**
 * Links a file where the file system can: picture files never change, and 1,900 of them are slow to
 * copy.
 */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

/** Copies a folder to a new temporary one. */
export function copyOf(folder: string, name = 'site-test-'): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), name));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(directory, path.relative(folder, source));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else if (path.basename(entry.parentPath) === 'media') linkOrCopy(source, target);
    else copyFileSync(source, target);
  }
  return directory;
}
