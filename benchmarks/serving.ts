// Requests a second, request log off on both sides, for a built page and a kept content page, beside nginx sending the same bytes, in one run.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../e2e/support/site.ts';

const rounds = 5;
const seconds = 4;
const connections = 50;
const nginxPort = 8199;
const acceptEncoding = 'br';

const pages = [
  { name: 'built page /', path: '/', goal: 0.5 },
  { name: 'built page /privacy-policy', path: '/privacy-policy', goal: 0.5 },
  { name: 'content page /insights', path: '/insights', goal: 0.25 },
  { name: 'content page /work/tai-ping', path: '/work/tai-ping', goal: 0.25 },
];

/** The server under test has one core to itself, the load generator the other; with one core they share it. */
const twoCores = os.availableParallelism() > 1;
const onCore = (core: number, command: string, parameters: readonly string[]): [string, string[]] =>
  twoCores ? ['taskset', ['-c', String(core), command, ...parameters]] : [command, [...parameters]];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests a second that `wrk` counts; an answer other than 200 ends the benchmark. */
function requestsPerSecond(url: string): number {
  const [command, parameters] = onCore(1, 'wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    `accept-encoding: ${acceptEncoding}`,
    url,
  ]);
  const output = execFileSync(command, parameters, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors: .*[1-9]/.test(output)) throw new Error(`${url} did not answer well:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** nginx with one worker, sending the bytes of each page from a file, with the same headers that a browser acts on. */
async function startNginx(siteUrl: string): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-nginx-'));
  const locations: string[] = [];
  for (const [index, page] of pages.entries()) {
    const response = spawnSync('curl', ['-s', '-H', `accept-encoding: ${acceptEncoding}`, `${siteUrl}${page.path}`], {
      encoding: 'buffer',
    });
    mkdirSync(path.join(folder, 'pages'), { recursive: true });
    writeFileSync(path.join(folder, 'pages', `${index}.html`), response.stdout);
    locations.push(
      `location = ${page.path} { root ${folder}; try_files /pages/${index}.html =404; default_type "text/html; charset=utf-8"; add_header content-encoding ${acceptEncoding}; }`,
    );
  }
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; types {}
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${nginxPort}; ${locations.join('\n')} } }`,
  );
  const [command, parameters] = onCore(0, 'nginx', ['-c', path.join(folder, 'nginx.conf')]);
  const server = spawn(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  await pause(500);
  return server;
}

const site = await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
if (twoCores && site.process.pid) spawnSync('taskset', ['-a', '-c', '-p', '0', String(site.process.pid)]);
const nginx = await startNginx(site.url);

try {
  for (const { path: address } of pages) await fetch(`${site.url}${address}`);
  const rows = pages.map(({ name, path: address, goal }) => {
    const ours: number[] = [];
    const theirs: number[] = [];
    // Turn and turn about, so that a noisy moment of the machine meets both.
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(requestsPerSecond(`http://127.0.0.1:${nginxPort}${address}`));
      ours.push(requestsPerSecond(`${site.url}${address}`));
    }
    const share = median(ours) / median(theirs);
    return {
      page: name,
      'site, requests/s': Math.round(median(ours)),
      'nginx, requests/s': Math.round(median(theirs)),
      'share of nginx': `${Math.round(share * 100)} %`,
      goal: `≥ ${goal * 100} %`,
    };
  });
  console.log(
    `\nOne core each for the server and the load, ${connections} connections, ${acceptEncoding}, median of ${rounds} rounds of ${seconds} s\n`,
  );
  console.table(rows);
} finally {
  nginx.kill();
  await site.stop();
}
