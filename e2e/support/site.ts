import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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
  /** A data folder to use again; without one the site gets an empty folder of its own. */
  readonly dataDirectory?: string;
  /** Another checkout to start, with a folder of its own. */
  readonly project?: string;
}

const settingNames =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|SITE_URL|ADMIN|ADMIN_.*|CONTENT_API_.*|SECRET|S3_.*|SMTP_URL|SHEET_.*|CRM_.*|FORM_.*|DELIVER.*|KEEP_.*|MAIL_.*|TRUST_PROXY)$/;

/** Runs `src/server/main.ts` as `npm start` does, with nothing of this machine's settings. */
export function spawnServer(
  settings: Readonly<Record<string, string>>,
  entry: 'main' | 'dev' = 'main',
  project = root,
): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !settingNames.test(name));
  return spawn(process.execPath, [`src/server/${entry}.ts`], {
    cwd: project,
    env: { ...Object.fromEntries(inherited), NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...settings },
  });
}

/** Settings under which a site fills itself in another way than the shared one did, and so cannot begin with its copy. */
const fillsItself = /^(DATABASE_URL|CONTENT_API_URL|S3_.*|ADMIN_EMAIL|ADMIN_PASSWORD|SECRET)$/;

/**
 * A data folder with the sample content as a first start leaves it. The pictures are links to those of the one that was
 * filled before the tests: nothing changes a picture's file, and 1,900 of them take a while to copy.
 */
function seededFolder(from: string): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(directory, path.relative(from, source));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else if (path.basename(entry.parentPath) === 'media') linkSync(source, target);
    else copyFileSync(source, target);
  }
  return directory;
}

/** Starts a site of its own for a test, and waits until it serves. */
export async function startSite({
  settings = {},
  entry = 'main',
  dataDirectory,
  project,
}: SiteOptions = {}): Promise<Site> {
  const { SEEDED_SITE: seeded, SEEDED_PASSWORD: seededPassword } = process.env;
  const copied =
    !dataDirectory && !project && seeded !== undefined && !Object.keys(settings).some((name) => fillsItself.test(name));
  const directory =
    dataDirectory ?? (copied ? seededFolder(seeded) : mkdtempSync(path.join(os.tmpdir(), 'site-test-')));
  const server = spawnServer({ DATA_DIR: directory, ...settings }, entry, project);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /The site is at http:\/\/localhost:(\d+)/.exec(output);
      // The lines about signing in come with the address, before the server goes on to prepare the admin panel.
      if (address && /\n\n$/.test(output.replace(/\n[^\n]*$/, '\n'))) resolve(`http://127.0.0.1:${address[1]}`);
      else if (address) setTimeout(() => resolve(`http://127.0.0.1:${address[1]}`), 200);
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
    password: copied ? seededPassword : /with the password (\S+)/.exec(output)?.[1],
    process: server,
    stop: async (signal = 'SIGTERM') => {
      server.kill(signal);
      const code = await ended;
      if (!dataDirectory) rmSync(directory, { recursive: true, force: true });
      return code;
    },
  };
}
