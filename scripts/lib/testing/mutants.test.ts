import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from '../../../e2e/mutants.ts';

it('each fault that is made on purpose finds its text once', () => {
  const lost = mutants.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  expect(lost.map(({ fault, file }) => `${fault}: ${file}`)).toEqual([]);
});
