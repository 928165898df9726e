/**
 * A process of its own that fills the empty database of its settings with what a release is kept by: a little of the sample, and a
 * record of each kind.
 */
import type { Payload } from 'payload';
import { openContentSystem } from '../../src/cms/open.ts';
import { seedBrand } from '../../src/cms/seeding/seed-brand.ts';
import { runStatement } from '../../src/cms/testing/statements.ts';
import { readSettings } from '../../src/env.ts';
import { oneOfEach } from './one-of-each.ts';

/** Of what makes the sample large, as many as show how a record is kept. */
const kept = { insights: 2, works: 3, jobs: 2, pages: 10 };

/** The pictures that other records show, by their ids. */
async function shownFiles(payload: Payload): Promise<Set<number>> {
  const shown = new Set<number>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('filename' in value && 'id' in value && typeof value.id === 'number') shown.add(value.id);
    for (const inner of Object.values(value)) look(inner);
  };
  for (const { config } of Object.values(payload.collections)) {
    if (config.slug === 'media') continue;
    look((await payload.find({ collection: config.slug, depth: 1, pagination: false })).docs);
  }
  return shown;
}

const silent = () => undefined;
const { payload } = await openContentSystem(
  { ...readSettings(), ADMIN: false },
  { say: silent, seed: (opened) => seedBrand(opened, silent) },
);
for (const [table, most] of Object.entries(kept)) {
  const those = `(select id from ${table} order by id desc limit ${most})`;
  await runStatement(payload, `delete from _${table}_v where parent_id not in ${those}`);
  await runStatement(payload, `delete from ${table} where id not in ${those}`);
}
await runStatement(payload, 'delete from payload_kv');
await runStatement(payload, `delete from media where id not in (${[...(await shownFiles(payload))].join(', ')})`);
const { docs } = await payload.find({ collection: 'works', limit: 1 });
// A draft that is newer than what is public.
for (const { id } of docs)
  await payload.update({ collection: 'works', id, draft: true, data: { title: 'Kept as a draft' } });
await oneOfEach(payload);
const session = { id: 'kept', createdAt: '2026-11-25T01:02:03.000Z', expiresAt: '2026-11-25T01:02:03.000Z' };
await payload.db.updateOne({ collection: 'users', where: { id: { exists: true } }, data: { sessions: [session] } });
await payload.destroy();
process.exit(0);
