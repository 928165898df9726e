import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { writePicture } from './write-picture.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

const grey = (value: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: value, g: value, b: value } } })
    .png()
    .toBuffer();

it('a picture file is rewritten only when the picture visibly changes', async () => {
  const file = path.join(folder, 'card.png');
  const first = await grey(100);
  writeFileSync(file, first);
  await writePicture(file, await grey(110));
  expect(readFileSync(file).equals(first)).toBe(true);
  await writePicture(file, await grey(200));
  expect(readFileSync(file).equals(await grey(200))).toBe(true);
});
