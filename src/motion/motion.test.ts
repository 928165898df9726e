import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const rendering = globSync('src/{sections,ui,layouts,pages,gallery}/**/*.{tsx,astro}');
const modules = globSync('src/**/*.client.ts');
const nameOf = (file: string) => path.basename(file, '.client.ts');

/** Every module name in use: `data-motion="one two"`, an expression, or a property of that name. */
const wanted = new Set(
  rendering.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/data-motion'?(?:=|: )(?:\{[^}]*\}|"[^"]*"|'[^']*')/g)].flatMap(([found]) =>
      [...found.matchAll(/["']([a-z -]+)["']/g)].flatMap(([, names = '']) => names.split(' ').filter(Boolean)),
    ),
  ),
);

it('data-motion names and client modules match one to one', () => {
  expect([...wanted].sort()).toEqual(modules.map(nameOf).sort());
});

it('a client module is in the folder of its name, or in shared', () => {
  for (const file of modules) expect([nameOf(file), 'shared']).toContain(path.basename(path.dirname(file)));
});
