// On both databases: the migration that moves the articles is SQL, written for each.
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, ensureDataDirectory, migrationsFor } from '../../../cms/database/open.ts';
import { runStatement } from '../../../cms/testing/statements.ts';
import { parseSettings } from '../../../config/env.ts';
import { compose } from '../../../server/composition.ts';
import { payloadContentSource } from '../source.ts';

let payload: Payload;

const paragraph = (text: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] });
const lexical = (text: string) =>
  JSON.stringify({
    root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [paragraph(text)] },
  });

beforeAll(async () => {
  const settings = parseSettings();
  await ensureDataDirectory(settings);
  payload = await connect(compose, settings);
  const migrations = await migrationsFor(settings);
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.endsWith('_pages')),
  );
  await payload.db.migrate({ migrations: before });

  await runStatement(payload, `insert into authors (id, title, slug) values (1, 'Desk', 'desk')`);
  await runStatement(
    payload,
    `insert into media (id, alt, filename, width, height, sizes_avif400_filename, sizes_avif400_width) values
      (1, 'A boat.', 'boat.avif', 800, 600, 'boat-400.avif', 400)`,
  );
  await runStatement(
    payload,
    `insert into insights (id, title, description, slug, post_date, author_id, _status) values
      (1, 'Old', 'An old article.', 'old', '2024-01-01T00:00:00.000Z', 1, 'published'),
      (2, 'Bare', 'One without a text.', 'bare', '2024-01-02T00:00:00.000Z', 1, 'published')`,
  );
  await runStatement(
    payload,
    `insert into insights_blocks_text (_order, _parent_id, _path, id, text) values
      (1, 1, 'insightsContent', 'first', '${lexical('Above the boat’s wake.')}'),
      (3, 1, 'insightsContent', 'last', '${lexical('Below.')}')`,
  );
  await runStatement(
    payload,
    `insert into insights_blocks_images (_order, _parent_id, _path, id) values (2, 1, 'insightsContent', 'group')`,
  );
  await runStatement(
    payload,
    `insert into insights_blocks_images_images (_order, _parent_id, id, image_id, caption) values
      (2, 'group', 'picture-2', 1, 'The other way.'), (1, 'group', 'picture-1', 1, null)`,
  );
  await runStatement(
    payload,
    `insert into _insights_v (id, parent_id, version_title, version_slug, version__status) values (7, 1, 'Old', 'old', 'draft')`,
  );
  await runStatement(
    payload,
    `insert into _insights_v_blocks_text (_order, _parent_id, _path, id, text, _uuid) values
      (1, 7, 'version.insightsContent', 70, '${lexical('A draft of it.')}', 'first')`,
  );
  await runStatement(
    payload,
    `insert into _insights_v_blocks_images (_order, _parent_id, _path, id, _uuid) values (2, 7, 'version.insightsContent', 71, 'group')`,
  );
  await runStatement(
    payload,
    `insert into _insights_v_blocks_images_images (_order, _parent_id, id, image_id, caption, _uuid) values (1, 71, 72, 1, 'In a draft.', 'picture-1')`,
  );
  await payload.db.migrate({ migrations });
});

afterAll(async () => {
  await payload.destroy();
});

it('a migrated article keeps its texts and pictures in order', async () => {
  const article = await payloadContentSource(payload, 'https://www.example.test').insight('old');
  expect(article?.content.map((block) => (block.kind === 'text' ? String(block.html) : block.pictures))).toEqual([
    expect.stringContaining('Above the boat’s wake.'),
    [
      { caption: null, picture: expect.objectContaining({ alt: 'A boat.' }) },
      { caption: 'The other way.', picture: expect.objectContaining({ alt: 'A boat.' }) },
    ],
    expect.stringContaining('Below.'),
  ]);
});

it('a migrated article without content stays empty', async () => {
  const { docs } = await payload.find({ collection: 'insights', where: { slug: { equals: 'bare' } }, depth: 0 });
  expect(docs[0]?.insightsContent).toEqual([]);
});

it('migrated versions keep their blocks and block ids', async () => {
  const { docs } = await payload.findVersions({ collection: 'insights', where: { parent: { equals: 1 } }, depth: 0 });
  expect(docs[0]?.version.insightsContent).toMatchObject([
    { id: 'first', blockType: 'text', text: { root: { children: [{ children: [{ text: 'A draft of it.' }] }] } } },
    { id: 'group', blockType: 'images', images: [{ id: 'picture-1', image: 1, caption: 'In a draft.' }] },
  ]);
});
