import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import type { Settings } from '../../config/env.ts';
import { ensureAdministrator, type FirstAdministrator } from '../auth/first-administrator.ts';
import { redactedReason } from '../patches/logging/redacted-error.ts';
import { ensureTokens } from '../revalidation/change-tokens.ts';
import { onlyOneInstance } from './only-one-instance.ts';

/** Error that stops the start and that the operator can fix. The message is one plain line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Creates the data folder and its folder for pictures.
 *
 * @throws {StartError} when the folder is not writable
 */
export async function ensureDataDirectory({ DATA_DIR: directory }: Settings): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await mkdir(path.join(directory, 'media'), { recursive: true });
    await access(directory, constants.W_OK);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new StartError(
      `The data folder ${directory} cannot be written to (${reason}). Set DATA_DIR to one that can.`,
      { cause },
    );
  }
}

/** Hides the password in a database address. */
function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = '…';
  return decodeURI(url.href);
}

/** Builds Payload's config from settings. */
export type Compose = (settings: Settings) => Promise<SanitizedConfig>;

/** Opens the database without checking its migrations. */
export async function connect(compose: Compose, settings: Settings): Promise<Payload> {
  try {
    return await getPayload({ config: compose(settings) });
  } catch (cause) {
    const where = settings.DATABASE_URL ? withoutPassword(settings.DATABASE_URL) : `in ${settings.DATA_DIR}`;
    throw new StartError(`The database ${where} cannot be opened: ${redactedReason(cause)}`, { cause });
  }
}

export interface OpenedContent {
  readonly payload: Payload;
  /** Set when this start created the first administrator and generated the password. */
  readonly firstAdministrator: FirstAdministrator | null;
}

export interface OpenOptions {
  readonly print: (line: string) => void;
  /** Fills an empty database; runs before the server listens. */
  readonly seed?: (payload: Payload) => Promise<void>;
}

/**
 * Opens the content system: data folder, database, migrations, change tokens, first administrator,
 * sample content. Instances that start at once on one database take turns.
 *
 * @throws {StartError} with one line for the operator
 */
export async function openContentSystem(
  compose: Compose,
  settings: Settings,
  { print, seed }: OpenOptions,
): Promise<OpenedContent> {
  await ensureDataDirectory(settings);
  const payload = await connect(compose, settings);
  const firstAdministrator = await onlyOneInstance(settings, async () => {
    const [later] = await laterMigrations(payload, settings);
    if (later)
      throw new StartError(
        `The database is of a newer version than this software (${later}). Start that version again, or go back as docs/runbook.md says under "Back to an older version".`,
      );
    const pending = await pendingMigrations(payload, settings);
    if (pending.length > 0) {
      print(`Migrating the database (${pending.length} to apply) …`);
      await payload.db.migrate({ migrations: await migrationsFor(settings) });
    }
    await ensureTokens(payload);
    const administrator = await ensureAdministrator(payload, settings, print);
    await seed?.(payload);
    return administrator;
  });
  return { payload, firstAdministrator };
}

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations'];

/** All migrations of the configured database, oldest first. */
export async function migrationsFor({ DATABASE_URL }: Settings): Promise<NonNullable<Migrations>> {
  const { migrations } = DATABASE_URL
    ? await import('../migrations/postgres/index.ts')
    : await import('../migrations/sqlite/index.ts');
  return migrations as NonNullable<Migrations>;
}

/** Migrations not applied to this database yet. */
export async function pendingMigrations(payload: Payload, settings: Settings): Promise<NonNullable<Migrations>> {
  const before = await appliedMigrations(payload);
  return (await migrationsFor(settings)).filter(({ name }) => !before.has(name));
}

/** Names of applied migrations that this version does not have. */
async function laterMigrations(payload: Payload, settings: Settings): Promise<string[]> {
  const known = new Set((await migrationsFor(settings)).map(({ name }) => name));
  return [...(await appliedMigrations(payload))].filter((name) => !known.has(name));
}

/** Names of applied migrations; empty for a database without tables. */
async function appliedMigrations(payload: Payload): Promise<ReadonlySet<string>> {
  try {
    const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false, overrideAccess: true });
    return new Set(docs.flatMap(({ name }) => (name ? [name] : [])));
  } catch {
    // The first migration creates the table.
    return new Set();
  }
}
