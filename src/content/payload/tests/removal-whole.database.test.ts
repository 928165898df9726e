// On SQLite, and on PostgreSQL in the full run: the removal is one transaction, which differs by
// database.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Media } from '../../../cms/payload-types.ts';
import { readTokens } from '../../../cms/revalidation/change-tokens.ts';
import { findRemoval, removeSample } from '../../../cms/seed/removal/remove-sample.ts';
import { openForRemoval } from '../../../cms/seed/removal/test-support.ts';
import { seedBrand } from '../../../cms/seed/seed-brand.ts';
import { sampleCollections } from '../../../cms/seed/seed-notes.ts';
import { parseSettings } from '../../../config/env.ts';
import { organisationFacts } from '../../../domain/organisation.ts';
import { payloadContentSource } from '../source.ts';

const { payload, counts, find } = await openForRemoval();
const content = payloadContentSource(payload, 'https://www.site.example');

it('the removal deletes unchanged sample records and files, and adds three plain pages', async () => {
  const { filename, sizes } = (await find('media', 'filename')) as object as Media;
  const folder = path.join(parseSettings().DATA_DIR, 'media');
  mkdirSync(folder, { recursive: true });
  const files = [filename ?? '', sizes?.avif400?.filename ?? ''].map((name) => path.join(folder, name));
  const ours = path.join(folder, 'ours.png');
  for (const file of [...files, ours]) writeFileSync(file, 'x');
  const before = await readTokens(payload);

  const plan = await findRemoval(payload);
  expect(plan).toMatchObject({ keep: [], add: ['/', '/contact-us', '/privacy-policy'] });
  expect(plan.leading.size).toBe(0);
  await removeSample(payload, plan);

  expect(await counts()).toEqual({ facts: organisationFacts.length, pages: 3 });
  expect([...files, ours].map((file) => existsSync(file))).toEqual([false, false, true]);
  const after = await readTokens(payload);
  for (const tag of [...sampleCollections, 'navigation']) expect(after.get(tag)).not.toBe(before.get(tag));
  expect((await content.page('/'))?.sections.map(({ block }) => block)).toEqual(['hero', 'statement', 'growing-list']);
  const { header, services, prices, explore, legal } = await content.navigation();
  expect([...services, ...prices]).toEqual([]);
  expect(header.map(({ href }) => href)).toEqual(['/work', '/insights', '/search']);
  expect(explore.map(({ href }) => href)).toEqual(['/work', '/insights', '/jobs', '/search']);
  expect(legal.map(({ href }) => href)).toEqual(['/privacy-policy']);
  const menu = await find('navigation', 'name');
  expect(JSON.stringify(menu)).not.toMatch(/services\/|#services|\{[a-z]/);
});

it('a second removal finds no records, and a new start adds none', async () => {
  // Editors' records may reuse ids of removed ones.
  expect(await payload.kv.get('sample-records')).toEqual({ works: {}, pages: {} });
  expect((await findRemoval(payload)).remove).toEqual([]);
  await seedBrand(payload, () => undefined);
  expect(await counts()).toEqual({ facts: organisationFacts.length, pages: 3 });
});
