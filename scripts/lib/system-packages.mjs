import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StepError, step } from './steps.mjs';

/**
 * Finds the first of these programs on the PATH or at its absolute path; undefined when none
 * exists.
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  return candidates.find((candidate) => existsSync(candidate));
}

const asRoot = process.getuid?.() === 0 ? [] : findProgram(['sudo']) ? ['sudo', '-n'] : undefined;

const canInstall = asRoot !== undefined && findProgram(['apt-get']) !== undefined;

/** Installs packages with the system's package manager. */
export async function installSystemPackages(title, packages) {
  if (!canInstall || !asRoot) {
    throw new StepError(
      `${title}: not installed, and it cannot be installed from here. Install ${packages.join(', ')}.`,
    );
  }
  const [command, ...rest] = [...asRoot, 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Reading the list of system packages', command, [...rest, 'update', '-q'], { env });
  await step(`Installing ${title}`, command, [...rest, 'install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
  });
}

/** Installs packages where possible; elsewhere the step that needs one reports it. */
export async function installMissing(packages) {
  if (packages.length === 0 || !canInstall) return;
  try {
    await installSystemPackages(packages.join(', '), packages);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
  }
}

/** Runs a command as another user when this process is root; PostgreSQL refuses to run as root. */
export function asUser(user, command, parameters) {
  if (process.getuid?.() !== 0) return { command, parameters };
  return {
    command: 'setpriv',
    parameters: [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', command, ...parameters],
  };
}

/** Numeric ids of a user; undefined for an unknown name. */
export function idsOf(user) {
  const { status, stdout } = spawnSync('id', [user], { encoding: 'utf8' });
  const match = status === 0 ? /uid=(\d+).*?gid=(\d+)/.exec(stdout) : null;
  return match ? { uid: Number(match[1]), gid: Number(match[2]) } : undefined;
}
