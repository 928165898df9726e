import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { Client } from 'pg';
import { redactedReason } from '../../cms/patches/logging/redacted-error.ts';
import { PlainError } from '../plain-error.ts';
import type { DatabaseCopies } from './copies.ts';

/**
 * SQL that drops everything this software creates, without requiring the rights of the database's
 * owner.
 */
export const clearing = `do $$ declare one record; begin
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table if exists public.%I cascade', one.tablename);
  end loop;
  for one in select typname from pg_type join pg_namespace n on n.oid = typnamespace where nspname = 'public' and typtype = 'e' loop
    execute format('drop type if exists public.%I cascade', one.typname);
  end loop;
end $$;
`;

/**
 * Moves the password from the address to the environment: other users could read it in the process
 * list.
 */
function forPrograms(address: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } };
}

type Program = 'pg_dump' | 'pg_restore' | 'psql';

interface Run {
  readonly ended: Promise<void>;
  readonly child: ReturnType<typeof spawn>;
}

/**
 * Starts a PostgreSQL program. `ended` rejects with a plain message when it is missing, and with
 * the program's own when it fails.
 */
function run(program: Program, parameters: readonly string[], env: NodeJS.ProcessEnv): Run {
  const child = spawn(program, parameters, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = `${program} is not installed here. Install the programs of PostgreSQL (Debian: apt-get install postgresql-client).`;
      reject(new PlainError(error.code === 'ENOENT' ? missing : `${program} cannot be started: ${error.message}`));
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new PlainError(`${program} failed: ${output.trim()}`));
    });
  });
  return { ended, child };
}

export async function withClient<Result>(address: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    throw new PlainError(`The database cannot be reached: ${redactedReason(error)}`);
  }
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

export function postgresCopies(given: string): DatabaseCopies {
  const { address, env } = forPrograms(given);
  const namesOf = async (client: Client, query: string): Promise<string[]> =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  return {
    kind: 'postgres',
    file: 'site.dump',
    save: (file) =>
      withClient(given, async (client) => {
        // Reads the names in the snapshot that the dump uses, which this transaction keeps open.
        await client.query('begin isolation level repeatable read read only');
        const [snapshot = ''] = await namesOf(client, 'select pg_export_snapshot() as name');
        const { rowCount } = await client.query("select from pg_tables where tablename = 'payload_migrations'");
        if (rowCount === 0)
          throw new PlainError('There is no site in this database. Set DATABASE_URL to that of the site.');
        const copied = {
          migrations: await namesOf(client, 'select name from payload_migrations order by id'),
          submissionFiles: await namesOf(
            client,
            'select file_path as name from submissions where file_path is not null',
          ),
        };
        const options = [
          '--no-password',
          '--format=custom',
          '--no-owner',
          '--no-acl',
          '--schema=public',
          `--snapshot=${snapshot}`,
        ];
        await run('pg_dump', [...options, `--file=${file}`, address], env).ended;
        const handle = await open(file, 'r+');
        await handle.sync();
        await handle.close();
        await client.query('commit');
        return copied;
      }),
    users: () =>
      withClient(given, async (client) => {
        const { rowCount } = await client.query(
          `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and coalesce(backend_type, 'client backend') = 'client backend'`,
        );
        return rowCount ? `Something is connected to the database (${rowCount} connections)` : undefined;
      }),
    isEmpty: () =>
      withClient(given, async (client) => {
        const { rowCount } = await client.query("select from pg_tables where schemaname = 'public'");
        return rowCount === 0;
      }),
    load: async (file) => {
      const reader = run('pg_restore', ['--no-owner', '--no-acl', '--schema=public', '--file=-', file], env);
      const writer = run(
        'psql',
        ['--no-password', '--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', address],
        env,
      );
      // A program that ends early reports the cause itself, so the broken pipe is ignored.
      writer.child.stdin?.on('error', () => undefined);
      writer.child.stdout?.resume();
      const both = Promise.all([reader.ended, writer.ended]);
      writer.child.stdin?.write(clearing);
      reader.child.stdout?.pipe(writer.child.stdin as NodeJS.WritableStream, { end: false });
      // Kills the writer after a failed read, which would otherwise commit a truncated dump.
      reader.ended.then(
        () => writer.child.stdin?.end(),
        () => writer.child.kill(),
      );
      writer.ended.catch(() => reader.child.kill());
      await both;
    },
  };
}
