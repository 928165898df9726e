import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { everyFile, everyRow } from '../../../src/ops/backup/testing/everything.ts';
import { copyOf } from '../../support/preparation/prepared.ts';
import { startSite } from '../../support/site.ts';
import { emptyPostgresDatabase, filledPostgresDatabase } from '../../support/stand-ins/postgres.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const runbook = readFileSync(path.join(root, 'docs/runbook.md'), 'utf8');

/** Commands in a section of the runbook. */
function commandsOf(part: string): string {
  const [, text = ''] = new RegExp(`^## ${part}\\n([\\s\\S]*?)^## `, 'm').exec(runbook) ?? [];
  const [, block] = /^ *```sh\n([\s\S]*?)```/m.exec(text) ?? [];
  if (!block) throw new Error(`The runbook gives no commands for ${part}.`);
  return block;
}

/** Runs commands as the site's user would, in the project's folder. */
async function run(commands: string, env: Readonly<Record<string, string>>): Promise<string> {
  const ended = promisify(execFile)('sh', ['-e', '-u', '-c', commands], { cwd: root, env: { ...process.env, ...env } });
  return (await ended).stdout;
}

const folders: string[] = [];

function kept(folder: string): string {
  folders.push(folder);
  return folder;
}
const newFolder = () => kept(mkdtempSync(path.join(os.tmpdir(), 'backup-test-')));

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const cvOf = (email: string) => `%PDF-1.4\n1 0 obj <</Type/Catalog/Of(${email})>> endobj\n%%EOF\n`;

async function firstJob(url: string): Promise<string> {
  const [job] = (await (await fetch(`${url}/api/jobs.json`)).json()) as { readonly slug: string }[];
  return job?.slug ?? '';
}

async function apply(url: string, job: string, email: string): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'M. Chan', email, message: 'I would like to.' }))
    body.set(name, value);
  body.set('file', new Blob([cvOf(email)]), 'My CV.pdf');
  const answer = await fetch(`${url}/jobs/${job}`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status).toBe(200);
}

/** Sends applications continuously, a few at once, until stopped. */
function startLoad(url: string, job: string) {
  const thanked: string[] = [];
  let stopped = false;
  const lines = [1, 2, 3].map(async (line) => {
    for (let turn = 0; !stopped; turn += 1) {
      const email = `line-${line}-${turn}@six.example`;
      await apply(url, job, email);
      thanked.push(email);
    }
  });
  return {
    thanked: () => [...thanked],
    stop: async () => {
      stopped = true;
      await Promise.all(lines);
    },
  };
}

interface Submission {
  readonly id: number;
  readonly email: string;
  readonly file_path: string;
}

const submissionsOf = async (directory: string, address: string | undefined): Promise<Submission[]> =>
  ((await everyRow(directory, address)).get('submissions') ?? []).map((row) => JSON.parse(row) as Submission);

for (const database of ['SQLite', 'PostgreSQL'])
  test(`O4: a backup made during writes is complete, on ${database}`, async () => {
    test.setTimeout(240_000);
    const isPostgres = database === 'PostgreSQL';
    const [before, after] = [kept(copyOf(process.env.PREPARED_SITE ?? '', 'backup-test-')), newFolder()];
    const [from, to] = isPostgres ? [await filledPostgresDatabase(), await emptyPostgresDatabase()] : [];
    const settings = { ADMIN: 'off', DELIVERIES: 'off', FORM_LIMIT: '1000000' };
    const at = (address: string | undefined): Record<string, string> => (address ? { DATABASE_URL: address } : {});
    const busy = path.join(newFolder(), 'busy');
    const quiet = path.join(newFolder(), 'quiet');
    const source = (BACKUP: string) => ({ DATA_DIR: before, DATABASE_URL: from ?? '', BACKUP });
    const target = (BACKUP: string) => ({ DATA_DIR: after, DATABASE_URL: to ?? '', BACKUP });

    const site = await startSite({ settings: { ...settings, ...at(from) }, dataDirectory: before });
    let early: string[];
    let during: number;
    let all: string[];
    try {
      const load = startLoad(site.url, await firstJob(site.url));
      await expect.poll(() => load.thanked().length).toBeGreaterThan(20);
      early = load.thanked();
      await run(commandsOf('Back up'), source(busy));
      during = load.thanked().length - early.length;
      await load.stop();
      all = load.thanked();
      await run(commandsOf('Back up'), source(quiet));
    } finally {
      await site.stop();
    }
    expect(during, 'written during the backup').toBeGreaterThan(20);

    await run(commandsOf('Restore'), target(busy));
    const restored = await submissionsOf(after, to);
    const emails = restored.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(early));
    expect(all).toEqual(expect.arrayContaining(emails));
    for (const { email, file_path: file } of restored)
      expect(readFileSync(path.join(after, 'submissions', file), 'utf8')).toBe(cvOf(email));
    // Each row equals that of the site in every column.
    const live = await submissionsOf(before, from);
    const numbers = new Set(restored.map(({ id }) => id));
    expect(restored).toEqual(live.filter(({ id }) => numbers.has(id)));

    const again = await startSite({ settings: { ...settings, ...at(to) }, dataDirectory: after });
    try {
      expect((await fetch(`${again.url}/work`)).status).toBe(200);
      await apply(again.url, await firstJob(again.url), 'second@six.example');
      await expect(run(commandsOf('Restore'), target(quiet))).rejects.toThrow('Stop the site first');
    } finally {
      await again.stop();
    }

    await expect(run(commandsOf('Restore'), target(quiet))).rejects.toThrow('Add --replace');
    await run(`${commandsOf('Restore').trim()} --replace`, target(quiet));
    const tables = await everyRow(before, from);
    expect(tables.get('submissions')?.length).toBe(all.length);
    expect(await everyRow(after, to)).toEqual(tables);
    // The note of the last backup is written after it, so no backup holds its own.
    const { 'last-backup.json': note, ...files } = everyFile(before);
    expect(note).toBeDefined();
    expect(everyFile(after)).toEqual(files);
  });
