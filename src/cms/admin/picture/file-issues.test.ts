import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sayEnglish } from '../../panel/say.ts';
import { splitFiles } from './file-issues.ts';

it('each rejected file is listed with its reason, and accepted files keep their order', async () => {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#d8211a' } })
    .png()
    .toBuffer();
  const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
  const files = [
    file('one.png', new Uint8Array(picture)),
    file('phone.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    file('logo.svg', '<svg/>'),
    // Browsers derive the type from the file extension.
    file('terms.png', '%PDF-1.7'),
    file('two.png', new Uint8Array(picture)),
  ];
  const { taken, rejected } = await splitFiles(files, sayEnglish);
  expect(taken.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
  expect(rejected).toEqual([
    { name: 'phone.heic', reason: expect.stringContaining('HEIC photograph') },
    { name: 'logo.svg', reason: 'A picture is a PNG, JPEG, WebP or AVIF file.' },
    { name: 'terms.png', reason: 'A picture is a PNG, JPEG, WebP or AVIF file.' },
  ]);
});
