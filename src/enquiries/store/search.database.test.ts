// On SQLite, and on PostgreSQL in the full run: each has its own idea of equal letters.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openCompany } from '../../cms/access/testing/company.ts';
import { connect, ensureDataDirectory, migrationsFor } from '../../cms/database/open.ts';
import { runStatement } from '../../cms/testing/statements.ts';
import { parseSettings } from '../../config/env.ts';
import { compose } from '../../server/composition.ts';
import { storeEnquiry } from '../test-support.ts';

const settings = parseSettings();
await ensureDataDirectory(settings);
const payload = await connect(compose, settings);
const migrations = await migrationsFor(settings);
const step = migrations.findIndex(({ name }) => name.endsWith('_searched_letters'));
await payload.db.migrate({ migrations: migrations.slice(0, step) });
const key = randomUUID();
await runStatement(
  payload,
  `insert into submissions (kind, state, held, name, key, fingerprint) values ('enquiry', 'new', false, 'Zoë Älter', '${key}', 'x')`,
);
await payload.db.migrate({ migrations });
const { askers } = await openCompany(payload);
const as = askers.get('sales');

beforeAll(async () => {
  await storeEnquiry(payload, 'sheet', { name: 'Élodie Renard', company: 'Six_Ropes', message: '100% hemp' });
  await storeEnquiry(payload, 'sheet', { name: 'Иван МакКензи', company: 'SixxRopes', message: '1000 hemps' });
  await storeEnquiry(payload, 'sheet', { name: 'Łódź Straße', company: 'ＦＵＬＬ', message: '麵' });
});

const rows = async (path: string): Promise<string> => (await as?.(path))?.text ?? '';

const search = async (words: string): Promise<string[]> => {
  const asked = encodeURIComponent(words);
  const { docs } = JSON.parse(await rows(`/submissions?sort=id&where[searchText][like]=${asked}`)) as {
    docs: { name: string }[];
  };
  const csv = await rows(`/submissions/export.csv?search=${asked}`);
  const names = docs.map(({ name }) => name);
  expect(csv.trim().split('\r\n')).toHaveLength(names.length + 1);
  return names;
};

it.each([
  ['Élodie', 'Élodie Renard'],
  ['ÉLODIE', 'Élodie Renard'],
  ['élodie', 'Élodie Renard'],
  ['E\u0301lodie', 'Élodie Renard'],
  ['elodie', 'Élodie Renard'],
  ['renard six_ropes', 'Élodie Renard'],
  ['100%', 'Élodie Renard'],
  ['six_r', 'Élodie Renard'],
  ['Иван', 'Иван МакКензи'],
  ['иван', 'Иван МакКензи'],
  ['маккензи', 'Иван МакКензи'],
  ['STRASSE', 'Łódź Straße'],
  ['łódź', 'Łódź Straße'],
  ['full', 'Łódź Straße'],
  ['麵', 'Łódź Straße'],
  ['zoë', 'Zoë Älter'],
])('%s finds only %s in the list and the export', async (words, name) => {
  expect(await search(words)).toEqual([name]);
});

it.each(['%', '_', '%%', String.raw`\\`])('%s is searched literally', async (words) => {
  expect(await search(words)).toEqual(words === '%' || words === '_' ? ['Élodie Renard'] : []);
});

it('a search finds new notes', async () => {
  const { docs } = await payload.find({ collection: 'submissions', where: { name: { equals: 'Zoë Älter' } } });
  await payload.update({ collection: 'submissions', id: docs[0]?.id ?? 0, data: { notes: 'Ünder' } });
  expect(await search('ÜNDER')).toEqual(['Zoë Älter']);
});

it.each(['ÉTUDE', 'étude', 'Étude', 'E\u0301tude'])('a list search finds a title by %s', async (words) => {
  const data = { title: 'Étude d’un port', slug: `etude-${randomUUID()}`, _status: 'draft' as const };
  const { id } = await payload.create({ collection: 'works', data: data as never, draft: true });
  const { docs } = await payload.find({ collection: 'works', where: { title: { like: words } }, draft: true });
  expect(docs.map((doc) => doc.id)).toContain(id);
  const contained = await payload.find({
    collection: 'works',
    where: { title: { contains: `${words} d` } },
    draft: true,
  });
  expect(contained.totalDocs).toBeGreaterThan(0);
  expect(
    (await payload.find({ collection: 'works', where: { title: { like: '_tude' } }, draft: true })).totalDocs,
  ).toBe(0);
});
