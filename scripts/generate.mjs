// `npm run generate [-- a-short-name]`: generates types, import map and API description from the
// collections, and with a name one migration for each database whose schema has changed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaText } from '../src/api/schema-text.ts';
import { writeSectionRegistry } from './lib/build/section-registry.mjs';
import { root } from './lib/steps.mjs';

const name = process.argv[2];
if (name !== undefined && !/^[a-z0-9-]+$/.test(name)) {
  console.error('Name a migration in lower case: npm run generate -- a-short-name');
  process.exit(1);
}

function payload(parameters, env = {}) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/payload/bin.js', '--disable-transpile', ...parameters],
    {
      stdio: 'inherit',
      env: { ...process.env, PAYLOAD_CONFIG_PATH: 'src/server/payload-config.ts', ...env },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Separates type imports: Payload writes them as value imports, which type stripping and
 * `verbatimModuleSyntax` refuse.
 */
function separateTypeImports(folder) {
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
    const target = path.join(folder, file);
    const source = readFileSync(target, 'utf8');
    const patched = source
      .replace(
        /import \{ MigrateUpArgs, MigrateDownArgs, sql \} from '([^']+)'/,
        "import { type MigrateDownArgs, type MigrateUpArgs, sql } from '$1'",
      )
      .replace(/from '\.\/([^'.]+)'/g, "from './$1.ts'")
      .replace(/\(\{ db, payload, req \}/g, '({ db }');
    if (patched !== source) writeFileSync(target, patched);
  }
}

/**
 * Deletes all snapshots but the newest, the only one that Payload compares with, and strips its
 * indentation.
 */
function keepNewestSnapshot(folder) {
  const snapshots = readdirSync(folder)
    .filter((entry) => entry.endsWith('.json'))
    .sort();
  for (const older of snapshots.slice(0, -1)) rmSync(path.join(folder, older));
  const newest = path.join(folder, snapshots.at(-1) ?? '');
  if (snapshots.length > 0) writeFileSync(newest, JSON.stringify(JSON.parse(readFileSync(newest, 'utf8'))));
}

writeSectionRegistry(root);
payload(['generate:types']);
payload(['generate:importmap']);
writeFileSync('docs/content-api.graphql', schemaText);

const databases = name === undefined ? [] : Object.entries({ sqlite: '', postgres: 'postgres://localhost/offline' });
for (const [database, address] of databases) {
  payload(['migrate:create', name, '--skip-empty'], { DATABASE_URL: address, PAYLOAD_MIGRATING: 'true' });
  const folder = path.join('src/cms/migrations', database);
  separateTypeImports(folder);
  keepNewestSnapshot(folder);
}
