import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../config/env.ts';
import { fileQuota, nearlyFull } from '../../enquiries/inbox/file-quota.ts';
import { type Finding, unused, well, wrong } from './finding.ts';

/** Free bytes below which a disk counts as nearly full: a few hundred uploads. */
const leastDisk = 1_000_000_000;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

export async function nodeVersion(running = process.versions.node): Promise<Finding> {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const pinned = dependencies.node ?? '';
  if (running === pinned) return well('Node', `${running}, as the project pins it.`);
  return wrong('Node', `This is ${running}, and the project pins ${pinned}. Start the site by npm start.`);
}

async function mayWrite(folder: string): Promise<string | undefined> {
  const file = path.join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(file, '');
    return undefined;
  } catch (error) {
    return codeOf(error);
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Remedy for a file system error; empty when its name suffices. */
export function cureOf(code: string): string {
  if (code === 'EACCES')
    return ' Run this as the site’s own user, or give it the folder: chown --recursive USER FOLDER';
  if (code === 'EROFS') return ' Its disk is mounted for reading alone: dmesg says why.';
  return '';
}

/** Whether the site's folders are writable; the first start creates missing ones. */
export async function folders({ DATA_DIR }: Settings): Promise<Finding[]> {
  const top = await stat(DATA_DIR).catch(() => undefined);
  if (!top) return [unused('Data folder', `${DATA_DIR} is not there yet; the first start makes it.`)];
  const found: Finding[] = [];
  for (const [what, folder] of [
    ['Data folder', DATA_DIR],
    ['Pictures', path.join(DATA_DIR, 'media')],
    ['Files of submissions', path.join(DATA_DIR, 'submissions')],
  ] as const) {
    if (!(await stat(folder).catch(() => undefined))) continue;
    const issue = await mayWrite(folder);
    if (issue) found.push(wrong(what, `${folder} cannot be written to by this user (${issue}).${cureOf(issue)}`));
    else found.push(well(what, `${folder} can be written to.`));
  }
  return found;
}

/** Whether other users of the machine can read submissions and the key. */
export async function rights({ DATA_DIR, SECRET }: Settings): Promise<Finding[]> {
  const modeOf = async (file: string) => (await stat(file).catch(() => undefined))?.mode;
  const found: Finding[] = [];
  const folder = await modeOf(DATA_DIR);
  if (folder !== undefined && (folder & 0o077) !== 0)
    found.push(wrong('Rights', `Other users of this machine may look into ${DATA_DIR}: chmod 700 ${DATA_DIR}`));
  const file = path.join(DATA_DIR, 'secret');
  const key = SECRET ? undefined : await modeOf(file);
  if (key !== undefined && (key & 0o077) !== 0)
    found.push(wrong('Key', `Other users of this machine may read ${file}: chmod 600 ${file}`));
  if (found.length === 0 && folder !== undefined)
    found.push(well('Rights', 'Only the site’s own user may read the data.'));
  return found;
}

export async function disk({ DATA_DIR }: Settings, least = leastDisk): Promise<Finding> {
  try {
    const { bavail, bsize, ffree, files } = await statfs(DATA_DIR);
    const left = `${((bavail * bsize) / 1e9).toFixed(1)} GB`;
    if (bavail * bsize < least) return wrong('Disk', `Only ${left} are left for ${DATA_DIR}. Make room, or move it.`);
    if (files > 0 && ffree < 10_000) return wrong('Disk', `Only ${ffree} more files can be made for ${DATA_DIR}.`);
    return well('Disk', `${left} are left.`);
  } catch (error) {
    return unused('Disk', `The free space for ${DATA_DIR} is unknown (${codeOf(error)}).`);
  }
}

/**
 * Share of the space for submitted files that is used.
 *
 * @param room bytes
 */
export async function visitorsFiles({ DATA_DIR }: Settings, room = fileQuota): Promise<Finding> {
  const folder = path.join(DATA_DIR, 'submissions');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const usage = `${(bytes / 1e9).toFixed(1)} of ${(room / 1e9).toFixed(1)} GB are taken`;
  if (bytes < nearlyFull * room) return well('Files of visitors', `${usage}.`);
  return wrong('Files of visitors', `${usage}; when all are, forms take words alone. Erase enquiries that are done.`);
}

/** Settings that are valid alone but not together. */
export function together(settings: Settings): Finding {
  const secure = settings.SITE_URL.startsWith('https:');
  const issues = [
    ...(secure && settings.TRUST_PROXY === 'off'
      ? ['SITE_URL is https://, so a proxy stands in front; without TRUST_PROXY all visitors count as one client.']
      : []),
    ...(settings.DATABASE_URL && !settings.SECRET
      ? [
          'With DATABASE_URL set SECRET as well: every instance needs the same, and the one in DATA_DIR is of this one alone.',
        ]
      : []),
  ];
  return issues.length > 0
    ? wrong('Settings', issues.join(' '))
    : well('Settings', 'They can be read, and go together.');
}

/** Whether this process delivers submissions. */
export const deliveries = ({ DELIVERIES }: Settings): Finding =>
  DELIVERIES
    ? well('Deliveries', 'The site delivers what visitors send.')
    : unused('Deliveries', 'DELIVERIES is off: nothing is delivered unless a process of its own runs, npm run worker.');
