import { expect, it } from 'vitest';
import { defaultSettings } from '../../src/env.ts';
import { commandsOf, fileOf, placed, readLines, unit } from './recipe.ts';

it('every setting that the recipe writes is one of the site', () => {
  const written = Object.keys(
    readLines(
      commandsOf('Settings')
        .split('\n')
        .filter((line) => /^[A-Z0-9_]+=/.test(line)),
    ),
  );
  expect(written).toContain('DATABASE_URL');
  expect(written.filter((name) => !(name in defaultSettings()))).toEqual([]);
});

it('every machine of the files is one of the table', () => {
  const [, table = ''] = fileOf('several-machines.md').split('| machine | has |');
  const machines = new Set((table.split('\n\n')[0] ?? '').match(/10\.0\.0\.\d+/g));
  const used = ['several-nginx.conf', 'several-upstream.conf'].flatMap(
    (name) => fileOf(name).match(/10\.0\.0\.\d+/g) ?? [],
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((machine) => !machines.has(machine))).toEqual([]);
});

it('what is put in the place of an address is not looked at again by those before it', () => {
  expect(
    placed('10.0.0.20:5432, 10.0.0.11:3000', [
      [':3000', ':81'],
      ['10.0.0.20:5432', '127.0.0.1:30001'],
      ['10.0.0.', '127.20.0.'],
    ]),
  ).toBe('127.0.0.1:30001, 127.20.0.11:81');
});

it('a part that is not there is said', () => {
  expect(() => commandsOf('Nowhere')).toThrow('no commands under "Nowhere"');
});

it('the unit starts the server of the project', () => {
  expect(unit().parameters.at(-1)).toBe('src/server/main.ts');
  expect(unit().environment).toContain('NODE_ENV=production');
});
