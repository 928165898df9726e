import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { emptyPostgresDatabase, filledPostgresDatabase } from './support/postgres.ts';
import { copyOf } from './support/prepared.ts';
import { startSite } from './support/site.ts';

const root = path.resolve(import.meta.dirname, '..');
const runbook = readFileSync(path.join(root, 'docs/runbook.md'), 'utf8');

/** The commands that the runbook gives for this database in this part. */
function commandsOf(part: string, database: string): string {
  const [, text = ''] = new RegExp(`^## ${part}\\n([\\s\\S]*?)^## `, 'm').exec(runbook) ?? [];
  const [, block] = new RegExp(`\\*\\*${database}\\*\\*[^\\n]*\\n\\n *\`\`\`sh\\n([\\s\\S]*?)\`\`\``).exec(text) ?? [];
  if (!block) throw new Error(`The runbook gives no commands for ${part}, ${database}.`);
  return block;
}

function run(commands: string, env: Readonly<Record<string, string>>): void {
  const { status, stderr } = spawnSync('sh', ['-e', '-u', '-c', commands], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(status, stderr).toBe(0);
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

const cv = '%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\n%%EOF\n';

async function apply(url: string, email: string): Promise<void> {
  const [job] = (await (await fetch(`${url}/api/jobs.json`)).json()) as { readonly slug: string }[];
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'M. Chan', email, message: 'I would like to.' }))
    body.set(name, value);
  body.set('file', new Blob([cv]), 'My CV.pdf');
  const answer = await fetch(`${url}/jobs/${job?.slug}`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status).toBe(200);
}

interface Row {
  readonly email: string;
  readonly file_path: string;
}

const query = 'select email, file_path from submissions order by id';

async function rowsOf(directory: string, address: string | undefined): Promise<Row[]> {
  // Node types rows by what a column can hold at all; `query` says which columns these have.
  if (!address) return new DatabaseSync(path.join(directory, 'site.db')).prepare(query).all() as unknown as Row[];
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

for (const database of ['SQLite', 'PostgreSQL'])
  test(`a backup made and put back as the runbook says has everything, on ${database}`, async () => {
    test.setTimeout(180_000);
    const isPostgres = database === 'PostgreSQL';
    const [before, after] = [kept(copyOf(process.env.PREPARED_SITE ?? '', 'backup-test-')), newFolder()];
    const addresses = isPostgres ? [await filledPostgresDatabase(), await emptyPostgresDatabase()] : [];
    const settingsFor = (address: string | undefined) => ({
      ADMIN: 'off',
      ...(address ? { DATABASE_URL: address } : {}),
    });
    const BACKUP = path.join(newFolder(), 'of-today');
    const commandsFor = (directory: string, address = '') => ({ DATA_DIR: directory, BACKUP, DATABASE_URL: address });

    const site = await startSite({ settings: settingsFor(addresses[0]), dataDirectory: before });
    try {
      await apply(site.url, 'first@six.example');
      run(commandsOf('Back up', database), commandsFor(before, addresses[0]));
      await apply(site.url, 'too-late@six.example');
    } finally {
      await site.stop();
    }

    run(commandsOf('Restore', database), commandsFor(after, addresses[1]));
    const restored = await startSite({ settings: settingsFor(addresses[1]), dataDirectory: after });
    try {
      const rows = await rowsOf(after, addresses[1]);
      expect(rows.map(({ email }) => email)).toEqual(['first@six.example']);
      const [row] = rows;
      expect(readFileSync(path.join(after, 'submissions', row?.file_path ?? ''), 'utf8')).toBe(cv);
      expect(readdirSync(path.join(after, 'media')).sort()).toEqual(readdirSync(path.join(before, 'media')).sort());
      expect(readFileSync(path.join(after, 'secret'), 'utf8')).toBe(readFileSync(path.join(before, 'secret'), 'utf8'));
      expect((await fetch(`${restored.url}/work`)).status).toBe(200);
      await apply(restored.url, 'second@six.example');
      expect((await rowsOf(after, addresses[1])).map(({ email }) => email)).toEqual([
        'first@six.example',
        'second@six.example',
      ]);
    } finally {
      await restored.stop();
    }
  });
