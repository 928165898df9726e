import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnServer } from '../../e2e/support/site.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Number of crashes after which the run gives up. */
const mostCrashes = 5;

/**
 * Runs the site as a service manager does, and restarts it whenever it ends.
 *
 * @param isHard whether it may crash at the moment, because it cannot start on a full disk
 */
export async function watchServer(settings: Readonly<Record<string, string>>, isHard: () => boolean) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let current: ChildProcess | undefined;
  let ended = Promise.resolve();
  let stopped = false;
  let crashes = 0;
  let lockErrors = 0;
  let errors = '';

  const start = (): void => {
    const server = spawnServer({ ...settings, PORT: String(port) });
    current = server;
    const keep = (chunk: Buffer) => {
      if (/database is locked|SQL statements in progress|was never ended/.test(chunk.toString())) lockErrors += 1;
      errors = (errors + chunk.toString()).slice(-20_000);
    };
    server.stdout?.on('data', (chunk: Buffer) => {
      if (/"level":[56]0/.test(chunk.toString())) keep(chunk);
    });
    server.stderr?.on('data', keep);
    ended = new Promise((resolve) => {
      server.once('exit', (_code, signal) => {
        resolve();
        if (stopped) return;
        if (signal !== 'SIGKILL' && !isHard()) crashes += 1;
        setTimeout(start, signal === 'SIGKILL' ? 0 : 500);
      });
    });
  };
  start();

  const isReady = async (): Promise<boolean> => {
    try {
      return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
    } catch {
      // The port is not open yet.
      return false;
    }
  };
  return {
    url,
    /** Resolves once the site accepts forms. @throws {Error} when it crashes again and again */
    ready: async (): Promise<void> => {
      while (!(await isReady())) {
        if (crashes > mostCrashes) throw new Error(`The server does not start.\n${errors}`);
        await pause(50);
      }
    },
    kill: (): void => void current?.kill('SIGKILL'),
    /** Number of ends without a kill. */
    crashes: () => crashes,
    /** Number of log lines about its own locks, or about transactions that were not ended. */
    lockErrors: () => lockErrors,
    /** End of its error output. */
    errors: () => errors,
    stop: async (): Promise<void> => {
      stopped = true;
      current?.kill('SIGTERM');
      await ended;
    },
  };
}
