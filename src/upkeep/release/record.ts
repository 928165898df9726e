import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { migrations as onPostgres } from '../../cms/migrations/postgres/index.ts';
import { migrations as onSqlite } from '../../cms/migrations/sqlite/index.ts';
import { defaultSettings } from '../../env.ts';

const record = z.object({
  version: z.string(),
  node: z.string(),
  /** Every setting, with its default; null where it has none. */
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  packages: z.record(z.string(), z.string()),
  migrations: z.object({ sqlite: z.array(z.string()), postgres: z.array(z.string()) }),
});

/** What an operator meets of a release. */
export type ReleaseRecord = Readonly<z.infer<typeof record>>;

/** Of each release a folder with its record and its databases. */
export const keptFolder = path.resolve(import.meta.dirname, '../../../releases');

const packageFile = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

/** What the software is as it lies here. */
export function presentRecord(): ReleaseRecord {
  const file = path.resolve(import.meta.dirname, '../../../package.json');
  const { version, dependencies } = packageFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { node = '', ...packages } = dependencies;
  const names = (migrations: readonly { readonly name: string }[]) => migrations.map(({ name }) => name);
  return {
    ...{ version, node, settings: defaultSettings(), packages },
    migrations: { sqlite: names(onSqlite), postgres: names(onPostgres) },
  };
}

const partsOf = (version: string): number[] => version.split('.').map(Number);

/** Less than nothing when the first is the older one. */
export function compareVersions(one: string, other: string): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const place = [0, 1, 2].find((index) => parts[index] !== others[index]) ?? 2;
  return (parts[place] ?? 0) - (others[place] ?? 0);
}

/** Versions that are kept, oldest first. */
export function keptVersions(folder = keptFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .sort(compareVersions);
}

export function keptRecord(version: string, folder = keptFolder): ReleaseRecord {
  return record.parse(JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')));
}
