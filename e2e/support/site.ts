import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { compiledCode, serverFlags, serverSettings } from '../../scripts/lib/server.mjs';
import { copyOf } from './prepared.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Site {
  readonly url: string;
  readonly dataDirectory: string;
  /** Everything that the server has printed so far. */
  readonly output: () => string;
  /** The random password of the first administrator. */
  readonly password: string | undefined;
  readonly process: ChildProcess;
  /** Tells the server to stop, and gives its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface SiteOptions {
  /** Settings beside those that every test needs. */
  readonly settings?: Readonly<Record<string, string>>;
  /** `dev` for the server of `npm run dev`. */
  readonly entry?: 'main' | 'dev';
  /** A data folder to use again; without one the site gets a folder of its own. */
  readonly dataDirectory?: string;
  /** Another checkout to start, with a folder of its own. */
  readonly project?: string;
  /**
   * Starts on nothing, as a fresh clone does. Otherwise the site begins with a copy of the prepared
   * one; on PostgreSQL with its pictures, and the database is what DATABASE_URL says.
   */
  readonly empty?: boolean;
}

const settingNames =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|SITE_URL|ADMIN|ADMIN_.*|APPROVAL|CONTENT_API_.*|SECRET|S3_.*|SMTP_URL|SHEET_.*|CRM_.*|FORM_.*|DELIVER.*|KEEP_.*|MAIL_.*|TRUST_PROXY|GALLERY|SAMPLE|WARM_UP|FIGURES|INDEXNOW_.*|SHARED_CACHE_.*|PURGE_.*|METRICS_.*|API_LIMIT|PAGE_LIMIT)$/;

/** Runs `src/server/main.ts` as `npm start` does, with nothing of this machine's settings. */
export function spawnServer(
  settings: Readonly<Record<string, string>>,
  entry: 'main' | 'dev' = 'main',
  project = root,
): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !settingNames.test(name));
  return spawn(process.execPath, [...serverFlags, `src/server/${entry}.ts`], {
    cwd: project,
    // Many servers start for tests, and most are asked for a page or two: none makes all of them
    // ready.
    env: {
      ...compiledCode(project),
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      ...serverSettings,
      PORT: '0',
      HOST: '127.0.0.1',
      WARM_UP: 'off',
      // All visitors of a test come from one address, and ask for more than one does.
      PAGE_LIMIT: '0',
      API_LIMIT: '0',
      ...settings,
    },
  });
}

/**
 * Settings under which a site fills itself in another way than the prepared one was, and so cannot
 * begin with its copy.
 */
const fillsItself = /^(CONTENT_API_URL|S3_.*)$/;

/**
 * Takes every account away: the next start makes the first administrator anew, from its own
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

/** Starts a site of its own for a test, and waits until it serves. */
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
      // To look through all that it has said with each line would take a busy server's visitors
      // their processor.
      if (known) return;
      const address = /The site is at http:\/\/localhost:(\d+)/.exec(output);
      // The lines about signing in come with the address, before the server goes on to prepare the
      // admin panel.
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
