import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, 'zh-Hant-HK');
const english = path.resolve(import.meta.dirname, '..');

const read = (file: string): string => readFileSync(file, 'utf8');

interface Pair {
  readonly from: string | readonly string[];
  readonly to: string | readonly string[];
}

const pairs: Pair[] = globSync(`${folder}/pages/*.yaml`).flatMap((file) => parse(read(file)) as Pair[]);
const entries = globSync(`${folder}/{articles,cases,jobs}/*.md`);
const texts = [...pairs.flatMap(({ to }) => to), ...entries.map(read)];

/** Characters of Big5, which has no simplified forms, and those of the Hong Kong supplement in use. */
const written = new Set([
  ...'〇啲喺埗嫲枱着裏邨餸𨋢',
  ...Array.from({ length: 126 }, (_, lead) =>
    Array.from({ length: 191 }, (_, trail) => new TextDecoder('big5').decode(Uint8Array.of(lead + 0x81, trail + 0x40))),
  ).flat(),
]);

const counts = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

it('has every entry in the language that is written first', () => {
  expect(entries.length).toBeGreaterThan(20);
  for (const file of entries) {
    const source = read(path.join(english, path.relative(folder, file)));
    const text = read(file);
    for (const part of [/^#{1,4} /gm, /^- /gm, /^\|/gm, /^> /gm, /\]\(/g])
      expect(counts(text, part), `${path.basename(file)} ${part}`).toBe(counts(source, part));
  }
});

it('keeps the placeholders and the number of lines of every text of a page', () => {
  const tokens = (text: Pair['from']) => [...new Set(String(text).match(/\{(?!brand\.)[a-z][a-z0-9-]*/g))].sort();
  const filled = pairs.filter(({ to }) => to.length > 0);
  expect(filled.length).toBeGreaterThan(1000);
  for (const { from, to } of filled) {
    expect(tokens(to), String(from)).toEqual(tokens(from));
    if (Array.isArray(from)) expect(to, String(from)).toHaveLength(from.length);
  }
});

it('is written Chinese of Hong Kong', () => {
  for (const text of texts) {
    const foreign = [...text.matchAll(/\p{Script=Han}/gu)].map(([one]) => one).filter((one) => !written.has(one));
    expect(foreign, text.slice(0, 60)).toEqual([]);
    expect(text.match(/[嘅咗您]|視頻|鏈接|軟體|網路|滑鼠墊/g) ?? [], text.slice(0, 60)).toEqual([]);
  }
});
