import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const recipes = readFileSync(path.join(root, 'docs/recipes.md'), 'utf8');
const named = [...recipes.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

it('every file that a recipe names exists', () => {
  const files = named.filter((text) => /^[\w.][\w./[\]-]*$/.test(text) && (text.includes('/') || text.startsWith('.')));
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('every command that a recipe names is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = named.flatMap((text) => /^npm run (\S+)/.exec(text)?.[1] ?? []);
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

/** Files that a recipe asks to write by hand: those that its numbered steps begin with. */
const stepsOf = (heading: string) => {
  const [, recipe = ''] = recipes.split(`## ${heading}\n`);
  return [...(recipe.split(/^## /m)[0] ?? '').matchAll(/^\d+\. /gm)].length;
};

it.each([
  ['A field of cases that the case page shows', 4],
  ['A destination of enquiries', 4],
  ['Another brand', 6],
])('the recipe "%s" has at most %i steps', (heading, most) => {
  expect(stepsOf(heading)).toBeGreaterThan(0);
  expect(stepsOf(heading)).toBeLessThanOrEqual(most);
});

it('a new field of cases needs manual edits in at most four files', () => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/new.mjs', 'field', 'launch-year'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const files = [...stdout.matchAll(/^(src\/[^\s:,]+)/gm)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThanOrEqual(4);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
