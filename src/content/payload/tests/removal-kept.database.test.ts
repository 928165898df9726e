// On SQLite, and on PostgreSQL in the full run: concurrent writes hold locks, which differ by
// database.
import path from 'node:path';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../cms/seed/removal/plan.ts';
import { findRemoval, RemovalError, removeSample } from '../../../cms/seed/removal/remove-sample.ts';
import { openForRemoval, reasons } from '../../../cms/seed/removal/test-support.ts';
import type { SampleNote } from '../../../cms/seed/seed-notes.ts';
import { newPage, newWork, pictureFile } from '../../../cms/testing/records.ts';
import { parseSettings } from '../../../config/env.ts';
import { interpolate } from '../../../domain/facts.ts';
import { defaultFacts } from '../../brand-defaults.ts';
import { payloadContentSource } from '../source.ts';

const { payload, counts, find } = await openForRemoval();
const content = payloadContentSource(payload, 'https://www.site.example');
const keysOf = ({ remove }: Plan) => remove.map(({ collection, id }) => `${collection} ${id}`).sort();

/** Holds a write lock from a second connection. */
async function holdWriteLock(): Promise<() => Promise<void>> {
  const { DATABASE_URL, DATA_DIR } = parseSettings();
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query('begin');
    await client.query(`update pages set updated_at = updated_at where path = '/'`);
    return async () => {
      await client.query('rollback');
      await client.end();
    };
  }
  const { $client } = drizzle({ connection: { url: `file:${path.join(DATA_DIR, 'site.db')}` } });
  await $client.execute('begin immediate');
  return async () => {
    await $client.execute('rollback');
    $client.close();
  };
}

describe('the removal of the sample content changes no record', () => {
  it('when a delete fails halfway', async () => {
    const before = await counts();
    const plan = await findRemoval(payload);
    const { deleteOne } = payload.db;
    let removed = 0;
    vi.spyOn(payload.db, 'deleteOne').mockImplementation(async (given) => {
      removed += 1;
      if (removed === 60) throw new Error('The disk is full.');
      return deleteOne.call(payload.db, given);
    });
    await expect(removeSample(payload, plan)).rejects.toThrow('The disk is full.');
    expect(await counts()).toEqual(before);
    expect(keysOf(await findRemoval(payload))).toEqual(keysOf(plan));
  });

  it('while another connection holds a write lock', async () => {
    const before = await counts();
    const plan = await findRemoval(payload);
    const finish = await holdWriteLock();
    // The clock is three seconds later at each look, so that the wait for the lock is short.
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 3000));
    try {
      const refused = await removeSample(payload, plan, 500).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(RemovalError);
      expect(String(refused)).toContain('Nothing has been removed');
    } finally {
      clock.mockRestore();
      await finish();
    }
    expect(await counts()).toEqual(before);
  });

  it('when the content has changed since it was listed', async () => {
    const plan = await findRemoval(payload);
    const { id } = await find('works', 'slug', 'tree');
    await payload.update({ collection: 'works', id, data: { subject: 'Ours' } });
    const before = await counts();
    await expect(removeSample(payload, plan)).rejects.toThrow(/changed since it was listed/);
    expect(await counts()).toEqual(before);
  });
});

it('an installation without the note recognises the same sample records by their values', async () => {
  const noted = await findRemoval(payload);
  const note = await payload.kv.get<SampleNote>('sample-records');
  await payload.kv.delete('sample-records');
  // Backdates the case, so that it counts as saved since.
  const { id } = await find('works', 'slug', 'tree');
  await payload.db.updateOne({ collection: 'works', id, data: { createdAt: '2025-01-01T00:00:00.000Z' } });
  const ours = await newWork(payload, { title: 'Ours' });
  // Sets a title that contains the plain name, as before facts existed.
  const seo = await find('pages', 'path', '/services/seo');
  const title = interpolate(String(seo.title), defaultFacts);
  expect(title).not.toBe(seo.title);
  await payload.db.updateOne({ collection: 'pages', id: seo.id, data: { title: { en: title } } });
  expect((await find('pages', 'path', '/services/seo')).title).toBe(title);
  const compared = await findRemoval(payload);
  expect(keysOf(compared)).toEqual(keysOf(noted));
  expect(reasons(compared)['the case “Tree”']).toBe('it has been changed');
  await payload.delete({ collection: 'works', id: ours.id });
  await payload.kv.set('sample-records', note ?? {});
});

it('edited records stay, with the pictures, facts and redirect targets that they use', async () => {
  const taiPing = await find('works', 'slug', 'tai-ping');
  const article = await find('insights', 'slug', 'two-languages-one-address');
  // Adds only a draft over the published version.
  await payload.update({ collection: 'insights', id: article.id, draft: true, data: { description: 'Ours.' } });
  const filePath = await pictureFile();
  const { id: image } = await payload.create({ collection: 'media', data: { alt: 'Ours' }, filePath });
  const drawn = await find('media', 'drawn');
  const frame = { ground: 'paper2' };
  const own = await newWork(payload, { title: 'Own' });
  await newPage(payload, '/ours', {
    title: 'Ours',
    sections: [
      { blockType: 'hero', heading: { text: 'Ours' }, water: 'accent3' },
      { blockType: 'statement', ground: 'paper', statement: '{projects:figures}', paragraph: 'See it.' },
      { blockType: 'picture-reveal', statement: 'Shown.', picture: { image: drawn.id, alt: 'It' }, frame },
      { blockType: 'picture-reveal', statement: 'Shown.', picture: { image, alt: 'Ours' }, frame },
      { blockType: 'chosen-work', works: [{ work: taiPing.id }, { work: own.id }], frame },
      {
        blockType: 'colour-cta',
        title: 'Go',
        statement: 'Go.',
        text: 'Go.',
        button: { label: 'Go', href: '/strategy' },
        frame,
      },
    ],
  });
  await payload.create({ collection: 'redirects', data: { from: '/old-design', to: '/web-design?from=old' } });
  const wanted = (await content.page('/ours'))?.sections.map(({ block }) => block);
  expect(wanted).toHaveLength(6);

  const plan = await findRemoval(payload);
  expect(reasons(plan)).toMatchObject({
    'the case “Tree”': 'it has been changed',
    'the case “Tai Ping”': 'the page “Ours” shows it',
    'the fact “Projects”': expect.stringContaining('says it'),
  });
  expect(plan.remove.map(({ name }) => name)).not.toContain('the page “Ours”');
  const kept = plan.keep.map(({ known }) => known.record);
  expect(kept).toContainEqual(expect.objectContaining({ collection: 'insights', id: article.id }));
  expect(kept).toContainEqual(expect.objectContaining({ collection: 'media', id: drawn.id }));
  expect(kept.flatMap(({ collection, address }) => (collection === 'pages' ? address : []))).toEqual(['/web-design']);
  expect(plan.leading.get('the page “Ours”')).toEqual(['/strategy']);
  await removeSample(payload, plan);

  expect(await counts()).toMatchObject({ works: 3, insights: 1, pages: 5, redirects: 1 });
  expect((await counts()).jobs).toBeUndefined();
  const ours = await content.page('/ours');
  expect(ours?.sections.map(({ block }) => block)).toEqual(wanted);
  expect(JSON.stringify(ours)).toContain('"statement":"400"');
  expect((await content.work('tree'))?.workHeroImage).not.toBeNull();
});

it('a sample record that stayed can be removed once no record uses it', async () => {
  await payload.delete({ collection: 'pages', where: { path: { equals: '/ours' } } });
  const plan = await findRemoval(payload);
  expect(plan.remove.map(({ name }) => name)).toContain('the case “Tai Ping”');
  expect(reasons(plan)).toMatchObject({ 'the case “Tree”': 'it has been changed' });
});
