import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { commentsOf, writingFaults } from './writing.mjs';

const generated = /migrations\/|payload-types|\.generated\.|importMap|^sample\//;

it('the lines of a comment are joined without its markers', () => {
  const code = ['/**', ' * Returns', ' * a number.', ' */', 'const a = 1; // beside', '// One.', '// Two.'].join('\n');
  expect(commentsOf(code).map(({ line, text }) => [line, text])).toEqual([
    [1, 'Returns a number.'],
    [6, 'One. Two.'],
  ]);
});

it.each([
  ['a.ts', '// Whoever asks gets it.', ['a.ts:1: "Whoever"', 'a.ts:1: begins with "Whoever"']],
  ['a.ts', '/* Of all pages the newest. */', ['a.ts:1: begins with "Of"']],
  ['a.ts', `// ${'x'.repeat(100)}`, ['a.ts:1: a comment beyond 100 columns']],
  ['a.css', '/* Keeps the bar above the picture. */', []],
  ['a.ts', '// biome-ignore lint/a: nobody reads it', []],
  ['a.md', 'One.\nNobody knows.', ['a.md:2: "Nobody"']],
])('faults of %s: %s', (file, content, faults) => {
  expect(writingFaults(file, content)).toEqual(faults);
});

it('comments and documents follow the rules of CONTRIBUTING.md', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const written = files.filter((file) => /\.(?:tsx?|mjs|css|astro|md)$/.test(file) && !generated.test(file));
  expect(written.length).toBeGreaterThan(1000);
  expect(written.flatMap((file) => writingFaults(file))).toEqual([]);
});

const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build'];

it('subjects of commits have a type, a scope where it helps, and 72 letters at most', () => {
  const subjects = execFileSync('git', ['log', '-10', '--no-merges', '--format=%s'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const rule = new RegExp(String.raw`^(?:${types.join('|')})(?:\([a-z0-9-]+\))?: \S.{0,70}$`, 'u');
  expect(subjects.filter((subject) => !rule.test(subject) || [...subject].length > 72)).toEqual([]);
});
