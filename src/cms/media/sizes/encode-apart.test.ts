import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSizes } from '../../../lib/media/picture-sizes.ts';
import { encodedApart } from './encode-apart.ts';

const sizes = pictureSizes.filter(({ width, format }) => format === 'avif' && [400, 1280].includes(width));
/** Noise keeps the encoder busy for a while. */
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const field = (): Promise<Buffer> =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#b02', noise } })
    .jpeg()
    .toBuffer();

const encoders = (): number =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' }).split('encode-program')
    .length - 1;

it('sizes are encoded one by one in a process that ends after the last', async () => {
  const made: (readonly [number, number, string | undefined])[] = [];
  for await (const { size, file } of encodedApart(await field(), sizes)) {
    if (made.length === 0) expect(encoders()).toBe(1);
    made.push([size.width, file.height, (await sharp(file.bytes).metadata()).format]);
  }
  expect(made).toEqual([
    [400, 267, 'heif'],
    [1280, 853, 'heif'],
  ]);
  expect(encoders()).toBe(0);
});

it('the encoder process ends when the caller stops early', async () => {
  for await (const _ of encodedApart(await field(), sizes)) break;
  expect(encoders()).toBe(0);
});

it('the error for an invalid file carries the reason of the encoder', async () => {
  await expect(encodedApart(Buffer.from('no picture'), sizes).next()).rejects.toThrow(
    /No picture of 400 px could be made\..*unsupported image format/s,
  );
  expect(encoders()).toBe(0);
});
