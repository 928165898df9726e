import { copyFileSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Face, Blob as FontBlob } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { advance, fontAt } from '../../../scripts/lib/drawing/font-measures.ts';
import { readFont } from '../../lib/media/read-font.ts';
import { subsetFont } from '../../lib/media/subset-font.ts';
import { hanCuts, masterFile } from './cuts.ts';

/** Headlines of the home page. */
const headlines =
  '我們策略掌舵設計揚帆專造網站及網上商店五個出海五個未沉夥伴信得過個項目年策略設計開發萬執漏要趁天晴九號風球打完風網站站得住即管掛波';
const characters = [...new Set(headlines)].toSorted().join('');

const open = (data: Buffer): Face => new Face(new FontBlob(new Uint8Array(data)));

it('a cut has its characters and no other, in at most 25 kB', async () => {
  expect(characters.length).toBeGreaterThan(50);
  const { font } = await hanCuts().get(characters);
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  expect(font.length).toBeLessThan(25_000);
  const face = open(await subsetFont(font, characters, { targetFormat: 'sfnt' }));
  expect(String.fromCodePoint(...face.collectUnicodes())).toBe(characters);
});

it('a cut keeps the width axis', async () => {
  const { font } = await hanCuts().get('球風');
  const sfnt = await subsetFont(font, '球風', { targetFormat: 'sfnt' });
  const advances = [60, 100, 160].map((wdth) => advance(fontAt(sfnt, { wdth }), '風') / 10);
  expect(advances[0]).toBeLessThan(700);
  expect(advances[1]).toBeGreaterThan(900);
  expect(advances[2]).toBeGreaterThan(1400);
});

it('a cut is made once, however many ask', async () => {
  const cuts = hanCuts();
  expect(cuts.has('風')).toBe(false);
  const [first, second] = await Promise.all([cuts.get('風'), cuts.get('風')]);
  expect(second).toBe(first);
  expect(cuts.has('風')).toBe(true);
});

it('the face has every character of the Chinese copy', async () => {
  const known = new Set(open(await readFont(masterFile)).collectUnicodes());
  const copy = globSync('sample/languages/zh-Hant-HK/**/*.{yaml,md,ts}').map((file) => readFileSync(file, 'utf8'));
  const used = new Set(copy.join('').match(/\p{Script=Han}/gu));
  expect(used.size).toBeGreaterThan(1500);
  expect([...used].filter((one) => !known.has(one.codePointAt(0) ?? 0))).toEqual([]);
});

it('a master that could not be read is read again', async () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'face-')), 'master.woff2');
  const cuts = hanCuts(file);
  await expect(cuts.get('風')).rejects.toThrow('ENOENT');
  copyFileSync(masterFile, file);
  expect((await cuts.get('風')).font.toString('latin1', 0, 4)).toBe('wOF2');
});
