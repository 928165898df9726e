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
 * Builds that are kept beside those in use: the current one and the one before, for instances that
 * were not started by `npm start`.
 */
const kept = 2;

/** Where the builds of a target lie: `.dist` beside `dist`. */
const roomOf = (target) => path.join(path.dirname(target), `.${path.basename(target)}`);

/** @param {string} target absolute path of `dist` @param {string} fingerprint of the inputs */
export const folderOf = (target, fingerprint) => path.join(roomOf(target), fingerprint.slice(0, 16));

/** Lets the target be a link to a finished build, in one step. */
export function switchTo(target, folder) {
  if (existsSync(target) && realpathSync(target) === realpathSync(folder)) return;
  const link = `${target}.${process.pid}`;
  // A folder of before there were links; and Windows renames nothing over a link.
  if (process.platform === 'win32' || !lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(target, { recursive: true, force: true });
  symlinkSync(path.relative(path.dirname(target), folder), link, 'junction');
  renameSync(link, target);
}

const userFile = (folder, pid) => path.join(folder, `.used-by-${pid}`);

/** Writes into a build, unless this user may not. */
export function unlessReadOnly(write) {
  try {
    write();
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

/**
 * Keeps a build for as long as a process runs. A build that this user may not write to is not
 * removed by this user either.
 */
export const markUsed = (folder, pid) => unlessReadOnly(() => writeFileSync(userFile(folder, pid), ''));

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process.
    return error.code === 'EPERM';
  }
}

const isUsed = (folder) =>
  readdirSync(folder).some((name) => {
    const [, pid] = /^\.used-by-(\d+)$/.exec(name) ?? [];
    return pid !== undefined && isRunning(Number(pid));
  });

/** Removes builds that nothing uses, but for the newest. */
export function removeOld(target) {
  const current = realpathSync(target);
  const others = readdirSync(roomOf(target))
    .map((name) => path.join(roomOf(target), name))
    .filter((folder) => folder !== current && !isUsed(folder))
    .map((folder) => ({ folder, at: statSync(folder).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { folder } of others.slice(kept - 1)) rmSync(folder, { recursive: true, force: true });
}
