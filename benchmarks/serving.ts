// Measures requests a second, without a request log, for two cached pages in their three encodings:
// this site and a bare Node server, each with the same bytes and headers, alternating in one run.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../e2e/support/site.ts';
import { bindToCore, median, twoCores } from './support.ts';

const connections = 50;
/** Number of rounds, and seconds of load on each side in a round. */
const [rounds, seconds] = [5, 3];
const barePort = 8198;
/** Goal: share of the throughput of a bare Node server with the same bytes. */
const goal = 0.7;

const pages = [
  { name: 'home', path: '/' },
  { name: 'a case', path: '/work/tai-ping' },
] as const;
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

const onCore = (core: number, command: string, parameters: readonly string[]): [string, string[]] =>
  twoCores ? ['taskset', ['-c', String(core), command, ...parameters]] : [command, [...parameters]];

/** Requests a second that `wrk` counts; an answer other than 200 ends the benchmark. */
function requestsPerSecond(url: string, encoding: Encoding): number {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `accept-encoding: ${encoding}`, url];
  const output = execFileSync(...onCore(1, 'wrk', load), { encoding: 'utf8' });
  if (/Non-2xx|Socket errors: .*[1-9]/.test(output)) throw new Error(`${url} did not answer well:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

interface Answer {
  /** Names and values alternating, as received. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Reads one answer byte for byte; `fetch` would decompress it. */
function read(url: string, encoding: Encoding): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

/** Headers that every Node server adds. */
const written = new Set(['date', 'connection', 'keep-alive', 'content-length']);

const headersOf = ({ headers }: Answer): [string, string][] =>
  headers.flatMap((name, index) =>
    index % 2 === 0 && !written.has(name.toLowerCase()) ? [[name, headers[index + 1] ?? ''] as [string, string]] : [],
  );

async function startBare(folder: string, answer: Answer): Promise<ChildProcess> {
  const file = path.join(folder, 'answer.json');
  const headers = [...headersOf(answer).flat(), 'content-length', String(answer.body.byteLength)];
  writeFileSync(file, JSON.stringify({ headers, body: answer.body.toString('base64') }));
  const parameters = [path.join(import.meta.dirname, 'bare-server.ts'), String(barePort), file];
  const server = spawn(...onCore(0, process.execPath, parameters), { stdio: 'inherit' });
  await pause(500);
  return server;
}

const ended = (server: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill();
  });

const site = await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
bindToCore(0, site.process.pid);
try {
  const rows = [];
  for (const { name, path: address } of pages) {
    for (const encoding of encodings) {
      const url = `${site.url}${address}`;
      await read(url, encoding);
      const answer = await read(url, encoding);
      const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-serving-'));
      const bare = await startBare(folder, answer);
      const counts = { ours: [] as number[], bare: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        counts.bare.push(requestsPerSecond(`http://127.0.0.1:${barePort}${address}`, encoding));
        counts.ours.push(requestsPerSecond(url, encoding));
      }
      await ended(bare);
      rmSync(folder, { recursive: true, force: true });
      rows.push({
        page: name,
        encoding,
        bytes: answer.body.byteLength,
        'site, requests/s': Math.round(median(counts.ours)),
        'bare Node': Math.round(median(counts.bare)),
        'share of bare Node': `${Math.round((median(counts.ours) / median(counts.bare)) * 100)} %`,
        goal: encoding === 'identity' ? '' : `≥ ${goal * 100} %`,
      });
    }
  }
  console.log(
    `\nOne core each for the server and the load, ${connections} connections, median of ${rounds} rounds of ${seconds} s\n`,
  );
  console.table(rows);
} finally {
  await site.stop();
}
