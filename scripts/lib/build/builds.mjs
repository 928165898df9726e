import {
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Builds kept besides those in use: the current one and its predecessor, for instances that were
 * not started by `npm start`.
 */
const kept = 2;

/** Folder of the builds of a target: `.dist` beside `dist`. */
const buildsFolderOf = (target) => path.join(path.dirname(target), `.${path.basename(target)}`);

/** @param {string} target absolute path of `dist` @param {string} fingerprint of the inputs */
export const folderOf = (target, fingerprint) => path.join(buildsFolderOf(target), fingerprint.slice(0, 16));

/** Switches the target link to a finished build, atomically. */
export function switchTo(target, folder) {
  if (existsSync(target) && realpathSync(target) === realpathSync(folder)) return;
  const link = `${target}.${process.pid}`;
  // Older installations have a folder here instead of a link; and Windows cannot rename over a
  // link.
  if (process.platform === 'win32' || !lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(target, { recursive: true, force: true });
  symlinkSync(path.relative(path.dirname(target), folder), link, 'junction');
  renameSync(link, target);
}

const userFile = (folder, pid) => path.join(folder, `.used-by-${pid}`);

/** Runs a write into a build; ignores it when this user has no permission. */
export function unlessReadOnly(write) {
  try {
    write();
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

/**
 * Marks a build as used while a process runs. A build that this user may not write to is never
 * removed by this user either.
 */
export const markUsed = (folder, pid) => unlessReadOnly(() => writeFileSync(userFile(folder, pid), ''));

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs under another user.
    return error.code === 'EPERM';
  }
}

const isUsed = (folder) =>
  readdirSync(folder).some((name) => {
    const [, pid] = /^\.used-by-(\d+)$/.exec(name) ?? [];
    return pid !== undefined && isRunning(Number(pid));
  });

/** Removes unused builds except the newest. */
export function removeOld(target) {
  const current = realpathSync(target);
  const others = readdirSync(buildsFolderOf(target))
    .map((name) => path.join(buildsFolderOf(target), name))
    .filter((folder) => folder !== current && !isUsed(folder))
    .map((folder) => ({ folder, at: statSync(folder).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { folder } of others.slice(kept - 1)) rmSync(folder, { recursive: true, force: true });
}
