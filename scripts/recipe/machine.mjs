import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const run = (command, ...parameters) =>
  execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Lays an empty layer over a folder: what is written from here on is gone with this process. */
function cover(folder, lower, layers) {
  const [upper, work] = ['upper', 'work'].map((kind) => path.join(layers, folder.replaceAll('/', '_'), kind));
  for (const made of [upper, work, folder]) mkdirSync(made, { recursive: true });
  run('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=${lower},upperdir=${upper},workdir=${work}`, folder);
}

/**
 * Makes a machine of this one on which nothing has been done yet, with the project in /opt/site.
 *
 * @param project folder of the project
 * @param layers an empty folder for what is written meanwhile, in memory
 */
export function coverMachine(project, layers) {
  run('mount', '-t', 'tmpfs', '-o', 'size=3g', 'tmpfs', layers);
  for (const folder of ['/etc', '/usr', '/var', '/opt']) cover(folder, folder, layers);
  cover('/opt/site', project, layers);
  // Nothing that is installed starts by itself: the recipe says when.
  writeFileSync('/usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n', { mode: 0o755 });
}

/** What a unit says, as far as it can be done without systemd. */
function readUnit(file) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const of = (name) => lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
  const settings = of('EnvironmentFile').flatMap((name) => readFileSync(name, 'utf8').trim().split('\n'));
  return {
    user: of('User')[0],
    folder: of('WorkingDirectory')[0],
    command: of('ExecStart')[0]?.split(' ') ?? [],
    mask: of('UMask')[0] ?? '0022',
    environment: Object.fromEntries([...of('Environment'), ...settings].map((line) => line.split(/=(.*)/s, 2))),
  };
}

const running = new Map();

const stop = (name) =>
  new Promise((resolve) => {
    const service = running.get(name);
    running.delete(name);
    if (!service || service.exitCode !== null) return resolve();
    service.once('exit', resolve);
    service.kill('SIGTERM');
  });

/** Starts what the unit says, as its user and with nothing else in its environment. */
function startUnit(name) {
  const { user, folder, command, mask, environment } = readUnit(`/etc/systemd/system/${name}.service`);
  const asUser = [
    'setpriv',
    `--reuid=${user}`,
    `--regid=${user}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
  ];
  const service = spawn('sh', ['-c', `umask ${mask}; exec "$@"`, 'sh', ...asUser, ...command], {
    ...{ cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
    env: { PATH: '/usr/bin:/bin', LOG_LEVEL: 'warn', ...environment },
  });
  running.set(name, service);
}

/** nginx and Caddy come with units of their own; these are their commands. */
const proxies = {
  nginx: ['nginx', '-g', 'daemon off;'],
  caddy: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile'],
};

/** Whether somebody listens for visitors. */
const isListening = () =>
  new Promise((resolve) => {
    const socket = connect(443, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** As systemd does, waits until the proxy is there. */
async function startProxy(name) {
  const [command, ...parameters] = proxies[name];
  const env = { ...process.env, HOME: '/var/lib/caddy' };
  running.set(name, spawn(command, parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  for (let tries = 0; tries < 100 && !(await isListening()); tries += 1) await pause(100);
}

/** Does what a line of the recipe asks of systemd. */
export async function systemctl(words) {
  const [verb, ...rest] = words;
  const name = rest.at(-1);
  if (verb === 'daemon-reload') return;
  if (verb === 'stop' || verb === 'restart' || verb === 'reload') await stop(name);
  if (verb === 'stop') return;
  if (name in proxies) await startProxy(name);
  else if (existsSync(`/etc/systemd/system/${name}.service`)) startUnit(name);
  else throw new Error(`There is no unit ${name}.`);
}

export const stopAll = () => Promise.all([...running.keys()].map(stop));
export const stopService = stop;
export const processOf = (name) => running.get(name)?.pid;
