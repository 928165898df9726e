import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileIssue, mostBytes } from './picture-header.ts';
import { pixelsOf } from './picture-pixels.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8211a' }, limitInputPixels: false });

it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'the size of a picture is read from the header of a %s file',
  async (format) => {
    expect(pixelsOf(await blank(1234, 567).toFormat(format).toBuffer())).toEqual({ width: 1234, height: 567 });
  },
);

it('the size is read after EXIF data, and from lossless and transparent WebP', async () => {
  const noted = await blank(321, 123)
    .withExif({ IFD0: { Copyright: 'x'.repeat(3000) } })
    .jpeg()
    .toBuffer();
  expect(pixelsOf(noted)).toEqual({ width: 321, height: 123 });
  expect(pixelsOf(await blank(300, 70).webp({ lossless: true }).toBuffer())).toEqual({ width: 300, height: 70 });
  expect(pixelsOf(await blank(300, 70).ensureAlpha(0.5).webp().toBuffer())).toEqual({ width: 300, height: 70 });
});

it('an unsupported or too large file is refused with a message before the upload', async () => {
  const says = (head: Uint8Array | string, bytes = 9) =>
    fileIssue(typeof head === 'string' ? Buffer.from(head, 'latin1') : head, bytes);
  const good = await blank(40, 30).png().toBuffer();
  expect(says(good)).toBeUndefined();
  expect(says(good.subarray(0, 24))).toBeUndefined();
  expect(says('\0\0\0\x18ftypheic\0\0\0\0mif1heic')).toMatch(/HEIC photograph.*JPEG/);
  expect(says('\0\0\0\x18ftypmif1\0\0\0\0mif1avif')).toBeUndefined();
  expect(says('\0\0\0\x18ftypmp42\0\0\0\0')).toBe('A picture is a PNG, JPEG, WebP or AVIF file.');
  expect(says('GIF89a')).toBe('A picture is a PNG, JPEG, WebP or AVIF file.');
  expect(says('')).toBe('A picture is a PNG, JPEG, WebP or AVIF file.');
  expect(says(good, mostBytes + 1)).toMatch(/has 51 MB; a picture has at most 50 MB/);
  const large = Buffer.from(good);
  large.writeUInt32BE(9000, 16);
  large.writeUInt32BE(6000, 20);
  expect(says(large)).toMatch(/9000 × 6000 pixels, more than 50 million/);
});
