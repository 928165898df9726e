// On SQLite, and on PostgreSQL in the full run: the migration to chosen cases reads and writes
// columns of JSON.
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, ensureDataDirectory, migrationsFor } from '../../../cms/database/open.ts';
import { runStatement } from '../../../cms/testing/statements.ts';
import { parseSettings } from '../../../config/env.ts';
import { compose } from '../../../server/composition.ts';

let payload: Payload;

const en = (words: string) => ({ en: words });

const before = [
  { id: 'hero', blockType: 'hero', heading: { text: en('It’s a page') } },
  {
    id: 'carousel',
    blockType: 'works-carousel',
    heading: en('Films'),
    items: [
      { id: 'a', title: en('Tree'), subject: en('Chairs'), link: en('/work/tree'), film: { film: 3 } },
      { id: 'b', title: en('Gone'), subject: en('Nothing'), link: en('/work/gone'), film: { film: 4 } },
    ],
  },
  {
    id: 'column',
    blockType: 'works-column',
    heading: en('Two'),
    items: [
      {
        id: 'c',
        title: en('Arabica'),
        subject: en('Coffee'),
        link: en('/work/arabica'),
        signal: '9',
        tags: en('Shop'),
      },
    ],
  },
  {
    id: 'chosen',
    blockType: 'chosen-work',
    works: [{ id: 'd', slug: en('tree'), title: en('Tree'), subject: en('Chairs'), services: en('Design') }],
  },
];

const after = [
  before[0],
  {
    ...before[1],
    items: [
      { id: 'a', work: 1 },
      { id: 'b', work: null },
    ],
  },
  { ...before[2], items: [{ id: 'c', icon: 'hourglass', tags: en('Shop'), work: 2 }] },
  { ...before[3], works: [{ id: 'd', services: en('Design'), work: 1 }] },
];

beforeAll(async () => {
  const settings = parseSettings();
  await ensureDataDirectory(settings);
  payload = await connect(compose, settings);
  const migrations = await migrationsFor(settings);
  const step = migrations.findIndex(({ name }) => name.endsWith('_navigation_and_case_films'));
  await payload.db.migrate({ migrations: migrations.slice(0, step) });
  await runStatement(
    payload,
    `insert into works (id, title, slug, post_date, _status) values
    (1, 'Tree', 'tree', '2024-01-01T00:00:00.000Z', 'published'),
    (2, 'Arabica', 'arabica', '2024-01-02T00:00:00.000Z', 'published')`,
  );
  const column = JSON.stringify(before).replaceAll("'", "''");
  await runStatement(
    payload,
    `insert into pages (id, path, ground, sections, _status) values (1, '/shows', 'paper', '${column}', 'published')`,
  );
  await runStatement(
    payload,
    `insert into pages (id, path, ground, sections, _status) values (2, '/bare', 'paper', null, 'published')`,
  );
  await runStatement(
    payload,
    `insert into _pages_v (id, parent_id, version_path, version_sections, version__status) values (7, 1, '/shows', '${column}', 'draft')`,
  );
  await payload.db.migrate({ migrations });
});

afterAll(async () => {
  await payload.destroy();
});

it('migrated pages and drafts refer to cases by id instead of by link', async () => {
  const page = await payload.db.findOne<{ id: number; sections?: unknown }>({
    collection: 'pages',
    where: { id: { equals: 1 } },
  });
  expect(page?.sections).toMatchObject(after);
  const { docs } = await payload.db.findVersions({ collection: 'pages', where: { parent: { equals: 1 } } });
  expect(docs.map(({ version }) => version.sections)).toMatchObject([after]);
});

it('a migrated page without sections has none', async () => {
  const page = await payload.db.findOne<{ id: number; sections?: unknown }>({
    collection: 'pages',
    where: { id: { equals: 2 } },
  });
  expect(page?.sections ?? []).toEqual([]);
});
