// On SQLite, and on PostgreSQL in the full run: facts and note are written in one transaction, and
// transactions differ.
import { afterEach, expect, it, vi } from 'vitest';
import { organisationFacts, organisationOf } from '../../domain/organisation.ts';
import { readFacts } from '../records/read-facts.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { seedOrganisation } from './seed-organisation.ts';

const payload = await openForTests();
const facts = () => readFacts(payload);
const note = 'house-facts-received';
const start = async () => {
  const lines: string[] = [];
  await seedOrganisation(payload, (line) => void lines.push(line));
  return lines;
};
const tokens = async () => [...(await facts()).keys()].sort();
const allTokens = organisationFacts.map(({ token }) => token).sort();
const without = (...gone: readonly string[]) => allTokens.filter((token) => !gone.includes(token));
/**
 * Deletes facts through the database adapter: editors cannot delete those that every page needs.
 */
const forget = (...gone: readonly string[]) =>
  payload.db.deleteMany({ collection: 'facts', where: { token: { in: [...gone] } } });

afterEach(() => vi.restoreAllMocks());

it('a start that cannot store its note seeds no fact', async () => {
  vi.spyOn(payload.db, 'upsert').mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(start()).rejects.toThrow('The disk is full.');
  expect(await tokens()).toEqual([]);
});

it('the first start seeds all organisation facts, and later starts none', async () => {
  expect(await start()).toEqual([]);
  expect(await tokens()).toEqual(allTokens);
  await forget('station', 'name');
  expect(await start()).toEqual([]);
  expect(await tokens()).toEqual(without('station', 'name'));
});

it('an older installation gets newer facts once, and no fact that editors deleted', async () => {
  await forget('whatsapp');
  await payload.kv.set(note, '2026-11-20T08:00:00.000Z');
  expect(await start()).toEqual([]);
  expect(await tokens()).toEqual(without('station'));
  expect(organisationOf(await facts()).name).toBe(organisationFacts.find(({ token }) => token === 'name')?.value);
  await forget('name');
  expect(await start()).toEqual([]);
  expect(await tokens()).toEqual(without('station', 'name'));
});

it('an existing fact of the same name is kept, and the start reports its new meaning', async () => {
  await forget('whatsapp');
  await payload.create({
    collection: 'facts',
    data: { token: 'name', label: 'Ours', kind: 'text', value: 'Quay Six' },
  });
  await payload.kv.set(note, '2026-11-20T08:00:00.000Z');
  expect(await start()).toEqual([
    'There is a fact {name} already. From now on every page says it of the agency: “Quay Six”.',
  ]);
  expect(organisationOf(await facts()).name).toBe('Quay Six');
  expect(await start()).toEqual([]);
});
