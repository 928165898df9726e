// On both databases: what is due is claimed in SQL.
import { access } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../config/env.ts';
import { readTokens } from '../../revalidation/change-tokens.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { reasonOf } from '../../testing/people.ts';
import { pictureFile } from '../../testing/records.ts';
import { readOriginals } from './originals.ts';
import { makeDueSizes } from './size-work.ts';

const payload = await openForTests();
const settings = parseSettings();
const names = ['avif400', 'avif800', 'avif1280', 'avif1920', 'avif2560', 'webp1200'] as const;

const add = async (width: number, height = 30) =>
  payload.create({ collection: 'media', data: { alt: 'A red field.' }, filePath: await pictureFile(width, height) });
const look = (id: number) => payload.findByID({ collection: 'media', id, depth: 0 });
type Record = Awaited<ReturnType<typeof look>>;

const made = ({ sizes }: Record) => names.filter((name) => sizes?.[name]?.filename);
const filesOf = (record: Record) =>
  [record.filename, ...names.map((name) => record.sizes?.[name]?.filename)].flatMap((name) => name ?? []);
const exists = (name: string) =>
  access(path.join(payload.collections.media.config.upload.staticDir ?? '', name)).then(
    () => true,
    () => false,
  );

describe('the sizes of a picture', () => {
  it('are the smallest of each format at once, the others later, without a new `updatedAt`', async () => {
    const { id, updatedAt } = await add(1300);
    expect(made(await look(id))).toEqual(['avif400', 'webp1200']);
    const before = (await readTokens(payload)).get('media');
    expect(await makeDueSizes(payload, settings)).toBe(true);
    const after = await look(id);
    expect(made(after)).toEqual(['avif400', 'avif800', 'avif1280', 'webp1200']);
    expect(after.sizes?.avif1280).toMatchObject({ width: 1280, height: 30, mimeType: 'image/avif' });
    expect([after.updatedAt, after.sizesDue]).toEqual([updatedAt, null]);
    expect((await readTokens(payload)).get('media')).not.toBe(before);
    for (const name of filesOf(after)) expect(await exists(name), name).toBe(true);
    expect(await makeDueSizes(payload, settings)).toBe(false);
  });

  it('are made by one of two instances, and by the next when the first stops midway', async () => {
    const { id } = await add(900);
    expect((await Promise.all([makeDueSizes(payload, settings), makeDueSizes(payload, settings)])).sort()).toEqual([
      false,
      true,
    ]);
    const other = await add(900);
    await makeDueSizes(payload, settings, () => true);
    expect(made(await look(other.id))).toEqual(['avif400', 'webp1200']);
    expect(await makeDueSizes(payload, settings)).toBe(false);
    await payload.db.updateOne({ collection: 'media', id: other.id, data: { sizesDue: new Date(0).toISOString() } });
    expect(await makeDueSizes(payload, settings)).toBe(true);
    expect(made(await look(other.id))).toEqual(made(await look(id)));
  });

  it('are deleted with a replaced file, while the record and its alt text stay', async () => {
    const first = await add(900);
    await makeDueSizes(payload, settings);
    const old = filesOf(await look(first.id));
    expect(old).toHaveLength(4);
    await payload.update({ collection: 'media', id: first.id, data: {}, filePath: await pictureFile(850, 40) });
    const now = await look(first.id);
    expect([now.id, now.alt, now.width, made(now)]).toEqual([first.id, 'A red field.', 850, ['avif400', 'webp1200']]);
    for (const name of old) expect([name, await exists(name)]).toEqual([name, false]);
    await makeDueSizes(payload, settings);
    expect(made(await look(first.id))).toEqual(['avif400', 'avif800', 'webp1200']);
  });

  it('follow the EXIF orientation of the file', async () => {
    const data = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#d8211a' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = { name: 'on-its-side.jpg', data, mimetype: 'image/jpeg', size: data.length };
    const made = await payload.create({ collection: 'media', data: { alt: 'A red field.' }, file });
    expect([made.width, made.height]).toEqual([200, 600]);
    expect(made.sizes?.avif400).toMatchObject({ width: 200, height: 600 });
  });
});

it('the uploaded original is private, and its sizes are public', async () => {
  const record = await look((await add(500)).id);
  const [original, ...others] = filesOf(record);
  const hidden = await readOriginals(payload);
  expect(hidden).toContain(original);
  for (const name of others) expect(hidden).not.toContain(name);
});

it('a picture needs an alt text or must be marked as decorative', async () => {
  const add = async (data: { alt: string; decorative?: boolean }) =>
    payload.create({ collection: 'media', data, filePath: await pictureFile(20, 20) });
  expect(await reasonOf(add({ alt: ' ' }))).toBe('Say what the picture shows, or mark it as decorative.');
  expect(await reasonOf(add({ alt: 'x'.repeat(251) }))).toBe('At most 250 letters: this has 251.');
  const ornament = await add({ alt: 'Waves.', decorative: true });
  expect([ornament.alt, ornament.decorative]).toEqual(['', true]);
  const change = payload.update({ collection: 'media', id: ornament.id, data: { decorative: false } });
  expect(await reasonOf(change)).toMatch(/^Say what/);
});
