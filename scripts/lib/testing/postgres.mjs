import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StepError } from '../steps.mjs';
import { asUser, findProgram, idsOf, installSystemPackages } from '../system-packages.mjs';

const debianFolder = '/usr/lib/postgresql';

/** Folder with PostgreSQL's own programs, which Debian keeps off the PATH. */
function findBinaries() {
  if (existsSync(debianFolder)) {
    const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
    const found = versions
      .map((version) => path.join(debianFolder, version, 'bin'))
      .find((folder) => existsSync(path.join(folder, 'initdb')));
    if (found) return found;
  }
  const program = findProgram(['initdb']);
  return program ? path.dirname(program) : undefined;
}

/** PostgreSQL's package, unless it is installed or TEST_DATABASE_URL is set. */
export const missingPostgres = () => (process.env.TEST_DATABASE_URL || findBinaries() ? [] : ['postgresql']);

function run(command, parameters) {
  const target = asUser('postgres', command, parameters);
  const { status, stdout, stderr } = spawnSync(target.command, target.parameters, { encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new StepError(`PostgreSQL: ${path.basename(command)} failed.\n${stdout}${stderr}`);
}

async function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts an empty PostgreSQL server for the tests, on a free port of the loopback interface. Uses
 * that of TEST_DATABASE_URL instead, where set.
 *
 * @returns {Promise<{ url: string, stop: () => void, halt: () => void, resume: () => void }>} URL
 *   of a database in which others may be created; `halt` stops the server and `resume` starts it
 *   again with its data, neither for a given server
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    const notOurs = () => {
      throw new StepError('A PostgreSQL that was given is not ours to stop.');
    };
    return { url: process.env.TEST_DATABASE_URL, stop: () => undefined, halt: notOurs, resume: notOurs };
  }
  if (!findBinaries()) await installSystemPackages('PostgreSQL', ['postgresql']);
  const binaries = findBinaries();
  if (!binaries) throw new StepError('PostgreSQL is installed, but its programs cannot be found.');

  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-postgres-'));
  const owner = process.getuid?.() === 0 ? idsOf('postgres') : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  run(path.join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  // Test data need not survive a power cut, so no write waits for the disk.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off`;
  const resume = () =>
    run(path.join(binaries, 'pg_ctl'), ['-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', 'start']);
  const halt = () => run(path.join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
  resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
