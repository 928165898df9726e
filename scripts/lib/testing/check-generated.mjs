// Fails when generated files are out of date: types, import map and migrations of the collections,
// and the files of the brand.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brandFiles } from '../drawing/brand-files.ts';
import { panelDrawings } from '../drawing/panel-drawings.ts';

const files = [
  'src/cms/payload-types.ts',
  'src/sections/blocks.generated.ts',
  'src/sections/views.generated.tsx',
  'admin/app/(payload)/admin/importMap.js',
  'docs/content-api.graphql',
];
const folders = ['src/cms/migrations/sqlite', 'src/cms/migrations/postgres'];
const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const known = new Map(folders.map((folder) => [folder, new Set(readdirSync(folder))]));
const data = mkdtempSync(path.join(os.tmpdir(), 'site-generated-'));
const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '' };
const faults = [];

for (const [file, text] of Object.entries({ ...brandFiles, ...panelDrawings })) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    faults.push(`${file} is not what src/config/brand says. Run: npm run brand`);
}

try {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/generate.mjs', 'check'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) faults.push(`npm run generate failed:\n${stdout}${stderr}`);
  for (const [file, text] of before) {
    if (readFileSync(file, 'utf8') !== text) faults.push(`${file} was stale; it has been made anew. Commit it.`);
  }
  for (const [folder, names] of known) {
    const added = readdirSync(folder).filter((name) => !names.has(name));
    if (added.length === 0) continue;
    faults.push(`${folder} lacks a migration for a change of the collections. Run: npm run generate -- a-short-name`);
    for (const name of added) rmSync(path.join(folder, name));
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}

for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.log('Types, import map and migrations match the collections, and the brand its files.');
process.exit(faults.length === 0 ? 0 : 1);
