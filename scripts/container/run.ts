// The inner half of `npm run container`.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/steps.mjs';
import { findProgram } from '../lib/system-packages.mjs';
import { administrator } from '../several/desk.ts';
import { Tally } from '../several/tally.ts';
import { ask, type Target } from '../several/visitor.ts';
import { environment, instructions, listOf } from './containerfile.ts';
import { gather } from './gather.mjs';
import { lookAt } from './looks.ts';

/** Megabytes that the image's own part may have; Debian below it has some 75. */
const goal = 425;
const user = Number(instructions('USER')[0]);
const [folder = ''] = process.argv.slice(2);
const image = path.join(folder, 'image');
const data = path.join(folder, 'data');
const tally = new Tally();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const megabytes = (place: string): number =>
  Number(
    execFileSync('du', ['-s', '--apparent-size', '--block-size=1000000', place], { encoding: 'utf8' }).split('\t')[0],
  );

/** The image's command with its settings; as root also as its user, with the image read-only. */
function start(port: number): ChildProcess {
  const command = listOf(instructions('CMD').at(-1) ?? '').map((word) =>
    word === 'node' ? path.join(image, 'node_modules/.bin/node') : word,
  );
  const alone = [
    ...[
      'unshare',
      '--mount',
      'sh',
      '-c',
      'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && exec "$@"',
      image,
    ],
    ...['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all'],
  ];
  const [program = '', ...parameters] = [...(process.getuid?.() === 0 ? alone : []), ...command];
  return spawn(program, parameters, {
    cwd: image,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ NODE_ENV: 'production', ...environment() },
      ...{
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        SITE_URL: process.env.SITE_URL,
        DATA_DIR: data,
        HOME: data,
        HOST: '127.0.0.1',
      },
      ...{
        PORT: String(port),
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      },
    },
  });
}

async function whenReady(target: Target, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 600 && server.exitCode === null; tries += 1) {
    try {
      if ((await ask(target, { path: '/readyz' })).status === 200) return true;
    } catch {
      // It does not listen yet.
    }
    await pause(200);
  }
  return false;
}

async function withoutEngine(): Promise<void> {
  gather(image);
  mkdirSync(data, { mode: 0o700 });
  execFileSync('chmod', ['755', folder]);
  if (process.getuid?.() === 0) chownSync(data, user, user);
  const size = megabytes(image);
  tally.check(
    `what the image holds has ${size} MB, of them packages ${megabytes(path.join(image, 'node_modules'))}; the goal is ${goal}`,
    size < goal,
  );
  const target = { address: '127.0.0.1', port: await freePort() };
  const server = start(target.port);
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  try {
    const isReady = await whenReady(target, server);
    tally.check('the site starts from it', isReady);
    const [, ...health] = listOf(instructions('HEALTHCHECK')[0] ?? '[]');
    const asked = spawnSync(process.execPath, health, {
      env: { NODE_ENV: 'production', PORT: String(target.port) },
      encoding: 'utf8',
    });
    tally.check('its health check says so', asked.status === 0, asked.stderr);
    if (isReady) await lookAt(target, data, tally);
  } finally {
    server.kill('SIGTERM');
    const code = await ended;
    tally.check('it ends cleanly', code === 0, String(code));
  }
}

/** An engine that answers, which a program alone does not say. */
const engine = (): string | undefined =>
  ['podman', 'docker'].find((name) => findProgram([name]) && spawnSync(name, ['info']).status === 0);

async function withEngine(name: string): Promise<void> {
  const tag = 'site-of-npm-run-container';
  const built = spawnSync(
    name,
    [
      ...[
        'build',
        ...(name === 'podman' ? ['--format', 'docker'] : []),
        '--build-arg',
        `SITE_URL=${process.env.SITE_URL}`,
      ],
      ...['-t', tag, '-f', 'docs/deploy/container/Containerfile', '.'],
    ],
    { cwd: root, stdio: 'inherit' },
  );
  tally.check(`${name} builds the image`, built.status === 0);
  if (built.status !== 0) return;
  const port = await freePort();
  const started = spawnSync(
    name,
    [
      'run',
      '--detach',
      '--rm',
      '--read-only',
      '--tmpfs',
      '/tmp',
      '--cap-drop',
      'all',
      '--publish',
      `127.0.0.1:${port}:3000`,
      tag,
    ],
    { encoding: 'utf8' },
  );
  const container = started.stdout.trim();
  try {
    let status = 0;
    for (let tries = 0; tries < 240 && status !== 200; tries += 1, await pause(500)) {
      status = await ask({ address: '127.0.0.1', port }, { path: '/readyz' }).then(
        (answer) => answer.status,
        () => 0,
      );
    }
    tally.check(`${name} starts it, read-only and without rights`, status === 200, started.stderr);
  } finally {
    if (container) spawnSync(name, ['stop', container]);
  }
}

try {
  await withoutEngine();
  const name = engine();
  if (name) await withEngine(name);
  else process.stdout.write('No engine answers here: the image itself was not built.\n');
} catch (error) {
  tally.check('the run went to its end', false, error instanceof Error ? error.stack : String(error));
}
tally.end();
