import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import {
  buildConfig,
  type CollectionConfig,
  type DatabaseAdapterObj,
  getPayload,
  handleEndpoints,
  type Payload,
  type SanitizedConfig,
} from 'payload';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { emptyPostgresDatabase } from '../../../e2e/support/stand-ins/postgres.ts';
import { parseSettings } from '../../config/env.ts';

// Makes Payload create tables for every database; by default it does so once for each process.
process.env.PAYLOAD_FORCE_DRIZZLE_PUSH = 'true';

const emptyFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'plain-'));

/** Payload's own adapter without patches, on an empty database of the type under test. */
export async function plainDatabase(): Promise<DatabaseAdapterObj> {
  if (parseSettings().DATABASE_URL)
    return postgresAdapter({ pool: { connectionString: await emptyPostgresDatabase() } }) as DatabaseAdapterObj;
  const url = `file:${path.join(emptyFolder(), 'plain.db')}`;
  return sqliteAdapter({ client: { url }, transactionOptions: {} }) as DatabaseAdapterObj;
}

let opened = 0;

export interface Plain {
  readonly payload: Payload;
  /** Calls the REST API, with a token where given. */
  readonly ask: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    asking?: { readonly token?: string; readonly body?: unknown },
  ) => Promise<{ readonly status: number; readonly json: Readonly<Record<string, unknown>> }>;
  /** Creates an account and signs it in. */
  readonly signIn: (email: string) => Promise<string>;
}

/**
 * Opens plain Payload with only what a contract test gives it, on its own database: first without
 * the patch, to show the fault, then with it. The collection `users` is always there.
 */
export async function openPlain({
  collections = [],
  database,
  patch = (config) => config,
}: {
  readonly collections?: readonly CollectionConfig[];
  readonly database?: DatabaseAdapterObj;
  readonly patch?: (config: SanitizedConfig) => SanitizedConfig;
} = {}): Promise<Plain> {
  const users: CollectionConfig = { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] };
  const config = await buildConfig({
    secret: 'of a test',
    routes: { api: '/cms' },
    telemetry: false,
    sharp,
    db: database ?? (await plainDatabase()),
    collections: [users, ...collections],
    logger: { options: { level: 'silent' } },
    typescript: { autoGenerate: false },
  }).then(patch);
  opened += 1;
  const key = `plain ${opened}`;
  const payload = await getPayload({ config, key, disableOnInit: true });
  afterAll(() => payload.destroy());
  const password = 'a good long password';
  return {
    payload,
    ask: async (method, address, { token, body } = {}) => {
      const answer = await handleEndpoints({
        config,
        payloadInstanceCacheKey: key,
        request: new Request(`http://localhost/cms${address}`, {
          method,
          headers: {
            ...(token ? { authorization: `JWT ${token}` } : {}),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      });
      return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
    },
    signIn: async (email) => {
      const data = { email, password };
      await payload.create({ collection: 'users', data: data as never });
      return (await payload.login({ collection: 'users', data })).token ?? '';
    },
  };
}

/** Minimal collection; `fields` and hooks come from the test. */
export const plainCollection = (more: Partial<CollectionConfig> = {}): CollectionConfig => ({
  slug: 'works',
  access: { read: () => true, create: () => true, update: () => true, delete: () => true },
  fields: [{ name: 'title', type: 'text' }],
  ...more,
});
