import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from '../../../e2e/mutants.ts';

it('each fault that is made on purpose finds its text once', () => {
  const lost = mutants.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  expect(lost.map(({ fault, file }) => `${fault}: ${file}`)).toEqual([]);
});

it('each fault that is made on purpose names tests of the default run', () => {
  const isInFullRunAlone = (file: string): boolean =>
    file.endsWith('.full.test.ts') || /^\/\/ On both databases in the full run: /m.test(readFileSync(file, 'utf8'));
  const files = globSync(['{src,sample,scripts}/**/*.test.ts', 'e2e/{http,process,fast}/*.spec.ts']);
  const inDefaultRun = files.filter((file) => !isInFullRunAlone(file));
  // Without any test a runner fails as well, and the fault would count as noticed.
  const unnoticed = mutants.flatMap(({ fault, tests }) =>
    tests.filter((test) => !inDefaultRun.some((file) => file.includes(test))).map((test) => `${fault}: ${test}`),
  );
  expect(unnoticed).toEqual([]);
});
