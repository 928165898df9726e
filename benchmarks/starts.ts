// How long a start takes: of a fresh clone by `npm start`, of a built site on an empty database, and of one that has its content.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSite } from '../e2e/support/site.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface StartRow {
  readonly start: string;
  readonly milliseconds: number;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Until the home page is answered. */
async function serve(dataDirectory: string): Promise<() => Promise<unknown>> {
  const site = await startSite({ dataDirectory });
  const { status } = await fetch(site.url);
  if (status !== 200) throw new Error(`The home page answered ${status}.`);
  return site.stop;
}

const saysWhere = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('The site is at http://')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}.\n${said}`)));
  });

/** With all that the package manager fetches. */
async function freshClone(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const taken = await timed(() => saysWhere(child));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    return taken;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param clone whether a fresh clone is started too, which takes minutes */
export async function measureStarts({ rounds = 5, clone = true } = {}): Promise<StartRow[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'starts-'));
    let stop: () => Promise<unknown> = async () => undefined;
    const start = async (): Promise<void> => {
      stop = await serve(folder);
    };
    first.push(await timed(start));
    await stop();
    later.push(await timed(start));
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return [
    ...(clone ? [{ start: 'npm start on a fresh clone', milliseconds: await freshClone() }] : []),
    { start: 'on an empty database, with the sample content', milliseconds: median(first) },
    { start: 'later', milliseconds: median(later) },
  ];
}

if (import.meta.main) console.table(await measureStarts());
