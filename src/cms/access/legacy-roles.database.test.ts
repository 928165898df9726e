// On SQLite, and on PostgreSQL in the full run: the migration of roles reads and writes in SQL.
import { expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { compose } from '../../server/composition.ts';
import { connect, ensureDataDirectory, migrationsFor } from '../database/open.ts';
import { runStatement } from '../testing/statements.ts';

it('the roles migration keeps the rights of each existing account', async () => {
  const settings = parseSettings();
  await ensureDataDirectory(settings);
  const payload = await connect(compose, settings);
  const migrations = await migrationsFor(settings);
  const step = migrations.findIndex(({ name }) => name.endsWith('_roles'));
  await payload.db.migrate({ migrations: migrations.slice(0, step) });
  const people = [
    ['boss', 'admin', false],
    ['writer', 'editor', false],
    ['answers', 'editor', true],
  ] as const;
  for (const [name, role, reads] of people)
    await runStatement(
      payload,
      `insert into users (name, email, role, reads_enquiries) values ('${name}', '${name}@six.example', '${role}', ${reads})`,
    );
  await payload.db.migrate({ migrations });
  const { docs } = await payload.find({ collection: 'users', sort: 'id' });
  expect(docs.map(({ name, roles }) => [name, roles])).toEqual([
    ['boss', ['administrator']],
    ['writer', ['editor']],
    ['answers', ['editor', 'talent', 'sales']],
  ]);
  await payload.destroy();
});
