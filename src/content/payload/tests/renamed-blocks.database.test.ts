// On both databases: the migration renames tables and types in SQL that is written for each.
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, ensureDataDirectory, migrationsFor } from '../../../cms/database/open.ts';
import { renameBlocks } from '../../../cms/migrations/renamed-blocks.ts';
import { runStatement } from '../../../cms/testing/statements.ts';
import { parseSettings } from '../../../config/env.ts';
import { compose } from '../../../server/composition.ts';

let payload: Payload;

const en = (words: string) => ({ en: words });

const before = [
  {
    id: 'hero',
    blockType: 'hero',
    heading: { text: en('It’s a page') },
    sea: 'harbour',
    notice: { signal: '8', name: en('No. 8'), text: en('Words') },
  },
  {
    id: 'list',
    blockType: 'swell-list',
    heading: en('Three'),
    frame: { ground: 'tile', hoist: { signal: '9', number: en('No. 9'), name: en('Topic'), forecast: en('Note') } },
    items: [{ id: 'a', title: en('One'), text: en('First') }],
  },
];

const after = renameBlocks(before);

/** More versions than one batch of the migration has. */
const versions = 120;

beforeAll(async () => {
  const settings = parseSettings();
  await ensureDataDirectory(settings);
  payload = await connect(compose, settings);
  const migrations = await migrationsFor(settings);
  const step = migrations.findIndex(({ name }) => name.endsWith('_renamed_blocks'));
  await payload.db.migrate({ migrations: migrations.slice(0, step) });
  const column = JSON.stringify(before).replaceAll("'", "''");
  await runStatement(
    payload,
    `insert into pages (id, path, ground, sections, _status) values
      (1, '/shows', 'taxi', '${column}', 'published'), (2, '/bare', 'paper', null, 'published')`,
  );
  const rows = Array.from(
    { length: versions },
    (_, index) => `(${index + 1}, 1, '/shows', 'milk', '${column}', 'draft')`,
  );
  await runStatement(
    payload,
    `insert into _pages_v (id, parent_id, version_path, version_ground, version_sections, version__status) values ${rows.join(', ')}`,
  );
  await runStatement(payload, `insert into media (id, alt) values (1, 'A person.')`);
  await runStatement(payload, `insert into people (id, ground, picture_image_id) values (1, 'neon', 1)`);
  await runStatement(payload, `insert into navigation (id) values (1)`);
  await runStatement(
    payload,
    `insert into navigation_locales (id, button_label, button_short, button_href, fares_head_name, fares_head_text, chat_label, chat_href, _locale, _parent_id)
      values (1, 'Write', 'Write', '/contact-us', 'Prices', 'What it costs', 'Chat', '/contact-us', 'en', 1)`,
  );
  await runStatement(
    payload,
    `insert into navigation_services (_order, _parent_id, id, ground) values (1, 1, 's', 'ferry')`,
  );
  await runStatement(payload, `insert into navigation_fares (_order, _parent_id, id) values (1, 1, 'f')`);
  await runStatement(
    payload,
    `insert into navigation_fares_locales (id, href, label, short, line, poster_figure, poster_unit, plate_name, plate_fare, _locale, _parent_id)
      values (1, '/services/seo', 'SEO', 'SEO', 'Found', '8', 'thousand', '搜尋', '八千元', 'en', 'f')`,
  );
  await runStatement(payload, `insert into navigation_fares_parts (_order, _parent_id, id) values (1, 'f', 'p')`);
  await runStatement(
    payload,
    `insert into navigation_fares_parts_locales (id, figure, _locale, _parent_id) values (1, '8,000', 'en', 'p')`,
  );
  await payload.db.migrate({ migrations });
});

afterAll(async () => {
  await payload.destroy();
});

it('migrated pages and all their versions have the new block names and colours', async () => {
  const page = await payload.db.findOne<{ id: number; ground?: string; sections?: unknown }>({
    collection: 'pages',
    where: { id: { equals: 1 } },
  });
  expect(page).toMatchObject({ ground: 'accent1', sections: after });
  const { docs } = await payload.db.findVersions({
    collection: 'pages',
    where: { parent: { equals: 1 } },
    limit: versions + 1,
  });
  expect(docs).toHaveLength(versions);
  for (const { version } of docs) expect(version).toMatchObject({ ground: 'paper2', sections: after });
});

it('a migrated page without sections has none', async () => {
  const page = await payload.db.findOne<{ id: number; sections?: unknown }>({
    collection: 'pages',
    where: { id: { equals: 2 } },
  });
  expect(page?.sections ?? []).toEqual([]);
});

it('migrated people have the new colour names', async () => {
  const person = await payload.findByID({ collection: 'people', id: 1, depth: 0 });
  expect(person.ground).toBe('accent5');
});

it('the migrated navigation has the new colour names, and keeps its prices', async () => {
  const { docs } = await payload.find({ collection: 'navigation', depth: 0 });
  expect(docs).toMatchObject([
    {
      services: [{ id: 's', ground: 'accent2' }],
      pricesHead: { name: 'Prices', text: 'What it costs' },
      prices: [
        { id: 'f', label: 'SEO', plate: { name: '搜尋', price: '八千元' }, parts: [{ id: 'p', figure: '8,000' }] },
      ],
    },
  ]);
});

it('the migrated database accepts a new colour', async () => {
  const words = { name: 'Mo', role: 'Editor', text: 'Writes.' };
  await payload.update({ collection: 'people', id: 1, data: { ...words, ground: 'accent6' }, depth: 0 });
  expect((await payload.findByID({ collection: 'people', id: 1, depth: 0 })).ground).toBe('accent6');
});
