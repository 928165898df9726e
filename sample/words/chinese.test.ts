import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '../../src/config/brand/facts.ts';
import { chineseName } from '../../src/config/brand/wordmark.ts';
import type { BrandFacts } from '../../src/lib/brand-shape.ts';
import { finding, floor } from './contact.ts';
import { words } from './index.ts';

const css = ['chinese.deferred.css', 'chinese.css']
  .map((name) => readFileSync(path.join(import.meta.dirname, '../../src/styles', name), 'utf8'))
  .join('');
const charactersOf = (family: string): Set<string> => {
  const face = css.split('@font-face').find((one) => one.includes(`"${family}"`)) ?? '';
  return new Set([...face.matchAll(/U\+([\da-f]+)/g)].map(([, code = '']) => String.fromCodePoint(parseInt(code, 16))));
};

const { sign, station }: BrandFacts['address'] = brand.address;
const { before, stop, after } = finding;

it.each([
  ['Chinese Plate', words.navigation.prices.flatMap(({ plate }) => (plate ? [plate.name, plate.price] : []))],
  [
    'Chinese Sign',
    [
      chineseName ?? '',
      sign?.chinese ?? '',
      station?.chinese ?? '',
      floor.chinese,
      words.notFound.sign?.chinese ?? '',
      ...[...before, stop, ...after].map(({ chinese = '' }) => chinese),
    ],
  ],
])('%s contains every character that the site sets in it', (family, texts) => {
  const wanted = texts.join('').match(/\p{Script=Han}/gu) ?? [];
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((character) => !charactersOf(family).has(character))).toEqual([]);
});
