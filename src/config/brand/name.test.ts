import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brand } from './facts.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Spellings of the name: with a space, a hyphen or nothing between its words. */
const spellings = new RegExp(
  [brand.name.replaceAll(' ', '[ -]?'), brand.slug, brand.domain.replaceAll('.', '\\.')].join('|'),
  'i',
);

const filesOf = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => /node_modules|^src\/config\/brand$/.test(String(name)) });

it.each([
  ['code', ['src/**/*.{ts,tsx,astro,css}', 'admin/app/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}']],
  ['content', ['sample/**/*.{ts,md,yaml}', 'sample/**/*.json']],
])('no file of the %s contains the name of the brand', (_what, patterns) => {
  const files = filesOf(patterns);
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.filter((file) => spellings.test(file) || spellings.test(readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});
