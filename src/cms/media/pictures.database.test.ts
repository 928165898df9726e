// On SQLite, and on PostgreSQL in the full run: uses of a picture are found in SQL.
import { describe, expect, it } from 'vitest';
import { openForTests } from '../testing/open-for-tests.ts';
import { reasonOf } from '../testing/people.ts';
import { newWork, pictureFile } from '../testing/records.ts';

const payload = await openForTests();

async function picture(width: number, alt: string) {
  return payload.create({ collection: 'media', data: { alt }, filePath: await pictureFile(width, width) });
}

describe('a picture', () => {
  it('used by a record or its draft cannot be deleted, and the error names the record', async () => {
    const shown = await picture(20, 'A red square.');
    const { id } = await newWork(payload, { title: 'Shows it' });
    const update = (data: object) =>
      payload.update({ collection: 'works', id, data: { ...data, _status: 'published' } });
    await update({ gallery: [shown.id] });
    const remove = () => payload.delete({ collection: 'media', id: shown.id });
    expect(await reasonOf(remove())).toMatch(/still used by the case “Shows it”\. Take it out/);
    await update({ gallery: [] });
    await payload.update({ collection: 'works', id, data: { workHeroImage: shown.id }, draft: true });
    expect(await reasonOf(remove())).toMatch(/still used by the case “Shows it”/);
    await payload.update({ collection: 'works', id, data: { workHeroImage: null }, draft: true });
    expect(await reasonOf(remove())).toBe('done');
  });

  it('of a picture group or of an author cannot be deleted either', async () => {
    const [inGroup, ofAuthor] = [await picture(21, 'A square.'), await picture(22, 'A face.')];
    const category = await payload.create({ collection: 'article-categories', data: { title: 'Uses', slug: 'uses' } });
    const author = await payload.create({
      collection: 'authors',
      data: { title: 'Face', slug: 'face', thumbnail: ofAuthor.id },
    });
    await payload.create({
      collection: 'insights',
      data: {
        title: 'A group',
        slug: 'a-group',
        description: 'One.',
        postDate: '2024-01-01T00:00:00.000Z',
        articleCategory: [category.id],
        author: author.id,
        insightsContent: [{ blockType: 'images', images: [{ image: inGroup.id }] }],
      },
    });
    expect(await reasonOf(payload.delete({ collection: 'media', id: inGroup.id }))).toMatch(/the article “A group”/);
    expect(await reasonOf(payload.delete({ collection: 'media', id: ofAuthor.id }))).toMatch(/the author “Face”/);
  });

  it.each([30, 500, 900])('of %d pixels gets its smallest size in each format', async (width) => {
    const { sizes } = await picture(width, 'A red square.');
    expect(sizes?.avif400).toMatchObject({ width: Math.min(width, 400), mimeType: 'image/avif' });
    expect(sizes?.webp1200).toMatchObject({ width: Math.min(width, 1200), mimeType: 'image/webp' });
    expect(sizes?.avif1280?.filename).toBeFalsy();
  });

  it('is searchable by title, alt text and file name', () => {
    expect(payload.collections.media.config.admin.listSearchableFields).toEqual(['title', 'alt', 'filename']);
  });
});
