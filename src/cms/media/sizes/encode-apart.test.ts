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

it('sizes come one after the other from a process that ends with the last', async () => {
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

it('nobody who has seen enough leaves a process behind', async () => {
  for await (const _ of encodedApart(await field(), sizes)) break;
  expect(encoders()).toBe(0);
});

it('says what the encoder said of a file that is no picture', async () => {
  await expect(encodedApart(Buffer.from('no picture'), sizes).next()).rejects.toThrow(
    /No picture of 400 px could be made\..*unsupported image format/s,
  );
  expect(encoders()).toBe(0);
});
