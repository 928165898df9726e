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
      [...found.matchAll(/(?<=["' ])[a-z-]+(?=["' ])/g)].map(([name]) => name).filter((name) => name !== 'data-motion'),
    ),
  ),
);

it('every name that a page asks for has a module, and every module is asked for', () => {
  expect([...wanted].sort()).toEqual(modules.map(nameOf).sort());
});

it('a module lies in the folder of its own name, or belongs to several', () => {
  for (const file of modules) expect([nameOf(file), 'shared']).toContain(path.basename(path.dirname(file)));
});
