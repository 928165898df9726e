// On SQLite alone: the patch is above the database.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CollectionConfig, createLocalReq } from 'payload';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPlain, plainCollection } from '../test-support.ts';
import { setPrecomputedSizes, usesPrecomputedSizes } from './precomputed-sizes.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sizes-'));
const filePath = path.join(folder, 'square.png');
await sharp({ create: { width: 900, height: 900, channels: 3, background: '#d8211a' } }).toFile(filePath);

const media = (hooks: CollectionConfig['hooks'] = {}): CollectionConfig =>
  plainCollection({
    slug: 'media',
    hooks,
    upload: { staticDir: path.join(folder, 'kept'), imageSizes: [{ name: 'avif400', width: 400 }] },
  });

const sizes = {
  avif400: { filename: 'made-before.avif', width: 399, height: 399, mimeType: 'image/avif', filesize: 9 },
};

it('Payload discards given sizes and generates its own', async () => {
  const { payload } = await openPlain({ collections: [media()] });
  const made = await payload.create({ collection: 'media', data: { sizes } as never, filePath });
  expect(made.sizes?.avif400?.width).toBe(400);
});

it('with the patch precomputed sizes are kept and handed to the storage', async () => {
  const { payload } = await openPlain({ collections: [media({ beforeChange: [usesPrecomputedSizes] })] });
  const req = await createLocalReq({}, payload);
  setPrecomputedSizes(req.context, { data: { sizes }, bytes: { avif400: Buffer.from('AVIF') } });
  const made = await payload.create({ collection: 'media', data: {} as never, filePath, req });
  expect(made.sizes?.avif400).toMatchObject(sizes.avif400);
  expect(req.payloadUploadSizes).toEqual({ avif400: Buffer.from('AVIF') });
});
