import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const recipes = readFileSync(path.join(root, 'docs/recipes.md'), 'utf8');
const named = [...recipes.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

it('every file that a recipe names is there', () => {
  const files = named.filter((text) => /^[\w.][\w./[\]-]*$/.test(text) && (text.includes('/') || text.startsWith('.')));
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('every command that a recipe names can be run', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = named.flatMap((text) => /^npm run (\S+)/.exec(text)?.[1] ?? []);
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});
