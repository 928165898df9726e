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

/** Ends of its own after which it is not waited for any more. */
const mostCrashes = 5;

/**
 * The site as a service manager keeps it: started again whenever it has ended.
 *
 * @param isHard whether it may end by itself at the moment, because it cannot even start on a full
 *   disk
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
      // It is not there yet.
      return false;
    }
  };
  return {
    url,
    /** Ends when it takes forms. @throws {Error} when it ends by itself again and again */
    ready: async (): Promise<void> => {
      while (!(await isReady())) {
        if (crashes > mostCrashes) throw new Error(`The server does not start.\n${errors}`);
        await pause(50);
      }
    },
    kill: (): void => void current?.kill('SIGKILL'),
    /** Times that it ended without being killed. */
    crashes: () => crashes,
    /** Log lines about its own locks, or about transactions that were not ended. */
    lockErrors: () => lockErrors,
    /** The end of what it printed on its error output. */
    errors: () => errors,
    stop: async (): Promise<void> => {
      stopped = true;
      current?.kill('SIGTERM');
      await ended;
    },
  };
}
