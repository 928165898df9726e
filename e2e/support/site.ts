import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { compiledCode, serverFlags, serverSettings } from '../../scripts/lib/build/server.mjs';
import { copyOf } from './preparation/prepared.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Site {
  readonly url: string;
  readonly dataDirectory: string;
  /** Output of the server so far. */
  readonly output: () => string;
  /** Random password of the first administrator. */
  readonly password: string | undefined;
  readonly process: ChildProcess;
  /** Stops the server; returns its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface SiteOptions {
  /** Settings besides those that every test needs. */
  readonly settings?: Readonly<Record<string, string>>;
  /** `dev` starts the server of `npm run dev`. */
  readonly entry?: 'main' | 'dev';
  /** Existing data folder; a new one by default. */
  readonly dataDirectory?: string;
  /** Other checkout to start, with a separate folder. */
  readonly project?: string;
  /**
   * Starts without data, as a fresh clone does. Otherwise the site gets a copy of the prepared one;
   * on PostgreSQL only of its pictures, with the database of DATABASE_URL.
   */
  readonly empty?: boolean;
}

const settingNames =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|SITE_URL|ADMIN|ADMIN_.*|APPROVAL|CONTENT_API_.*|SECRET|S3_.*|SMTP_URL|SHEET_.*|CRM_.*|WEBHOOK_.*|NEWSLETTER_.*|FORM_.*|DELIVER.*|KEEP_.*|MAIL_.*|TRUST_PROXY|GALLERY|SAMPLE|WARM_UP|FIGURES|INDEXNOW_.*|SHARED_CACHE_.*|PURGE_.*|METRICS_.*|API_LIMIT|PAGE_LIMIT)$/;

/** Runs `src/server/main.ts` as `npm start` does, without settings of this machine. */
export function spawnServer(
  settings: Readonly<Record<string, string>>,
  entry: 'main' | 'dev' = 'main',
  project = root,
): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !settingNames.test(name));
  return spawn(process.execPath, [...serverFlags, `src/server/${entry}.ts`], {
    cwd: project,
    // No warm-up: tests start many servers, and most serve a page or two.
    env: {
      ...compiledCode(project),
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      ...serverSettings,
      PORT: '0',
      HOST: '127.0.0.1',
      WARM_UP: 'off',
      // No limits: all visitors of a test share one address.
      PAGE_LIMIT: '0',
      API_LIMIT: '0',
      ...settings,
    },
  });
}

/** Settings of a site with other start content than the prepared one, so no copy is used. */
const fillsItself = /^(CONTENT_API_URL|S3_.*)$/;

/**
 * Deletes all accounts, so that the next start creates the first administrator from its own
 * settings.
 */
export async function withoutAccounts(directory: string, address?: string): Promise<void> {
  if (!address) {
    const database = new DatabaseSync(path.join(directory, 'site.db'));
    database.exec('delete from users');
    database.close();
    return;
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query('delete from users');
  await client.end();
}

/** Starts a separate site for a test, and waits until it serves. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { settings = {}, entry = 'main', dataDirectory, project, empty = false } = options;
  const { PREPARED_SITE: prepared, PREPARED_PASSWORD: preparedPassword } = process.env;
  const copied =
    prepared !== undefined &&
    !empty &&
    !dataDirectory &&
    !project &&
    !Object.keys(settings).some((name) => fillsItself.test(name));
  const directory = dataDirectory ?? (copied ? copyOf(prepared) : mkdtempSync(path.join(os.tmpdir(), 'site-test-')));
  const ownAccount = settings.ADMIN_EMAIL !== undefined;
  if (copied && ownAccount) await withoutAccounts(directory, settings.DATABASE_URL);
  const server = spawnServer({ DATA_DIR: directory, ...settings }, entry, project);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    let known = false;
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // Stops searching once known: a busy server would spend its time on searching its own log.
      if (known) return;
      const address = /The site is at http:\/\/localhost:(\d+)/.exec(output);
      // The lines about signing in come with the address, before the server prepares the admin
      // panel.
      if (!address) return;
      const found = () => {
        known = true;
        resolve(`http://127.0.0.1:${address[1]}`);
      };
      if (/\n\n$/.test(output.replace(/\n[^\n]*$/, '\n'))) found();
      else setTimeout(found, 200);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.\n${output}`)));
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  return {
    url,
    dataDirectory: directory,
    output: () => output,
    password: copied && !ownAccount ? preparedPassword : /with the password (\S+)/.exec(output)?.[1],
    process: server,
    stop: async (signal = 'SIGTERM') => {
      server.kill(signal);
      const code = await ended;
      if (!dataDirectory) rmSync(directory, { recursive: true, force: true });
      return code;
    },
  };
}
