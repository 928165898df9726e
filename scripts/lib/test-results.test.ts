import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './steps.mjs';
import { afterSecondTry, browserResults, unitResults } from './test-results.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (report: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const passes = { status: 'passed', fullName: 'holds', failureMessages: [] };
const fails = {
  status: 'failed',
  fullName: 'breaks',
  failureMessages: ['\u001b[31mAssertionError: 1 is not 2\u001b[39m\n at …'],
};
const unitReport = (assertionResults: readonly unknown[], message = '') => ({
  numPassedTests: assertionResults.filter((one) => one === passes).length,
  testResults: [
    {
      name: path.join(root, 'a.test.ts'),
      status: assertionResults.includes(passes) && assertionResults.length === 1 ? 'passed' : 'failed',
      message,
      assertionResults,
    },
  ],
});

describe('what came of unit tests', () => {
  it('names what failed, with the first line of why', () => {
    expect(unitResults(written(unitReport([passes, fails])))).toEqual({
      passed: 1,
      passedOf: { 'a.test.ts': 1 },
      failures: [{ file: 'a.test.ts', title: 'breaks', why: 'AssertionError: 1 is not 2' }],
      unsteady: [],
    });
  });

  it('names a file that never came to a test', () => {
    expect(unitResults(written(unitReport([], 'Cannot find module'))).failures).toEqual([
      { file: 'a.test.ts', title: 'the file as a whole', why: 'Cannot find module' },
    ]);
  });

  it('is nothing without a report', () => {
    expect(unitResults(path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failures: [] });
  });
});

describe('a second try', () => {
  const first = {
    passed: 11,
    passedOf: { 'a.test.ts': 1, 'b.test.ts': 10 },
    failures: [{ file: 'a.test.ts', title: 'breaks', why: 'late' }],
    unsteady: [],
  };

  it('counts each test once, and names what passed only now', () => {
    expect(afterSecondTry(first, { passed: 2, failures: [], unsteady: [] })).toEqual({
      passed: 12,
      failures: [],
      unsteady: ['a.test.ts: breaks: late'],
    });
  });

  it('leaves a failure that comes again', () => {
    const again = [{ file: 'a.test.ts', title: 'breaks', why: 'still' }];
    expect(afterSecondTry(first, { passed: 1, failures: again, unsteady: [] })).toEqual({
      passed: 11,
      failures: again,
      unsteady: [],
    });
  });

  it('changes nothing where it never came to a test', () => {
    expect(afterSecondTry(first, { passed: 0, failures: [], unsteady: [] })).toBe(first);
  });
});

describe('what came of browser tests', () => {
  it('tells a failure from a test that passed at the second try', () => {
    const test = (status: string, message?: string) => ({ status, results: [{ error: message && { message } }] });
    const report = {
      stats: { expected: 3, flaky: 1, unexpected: 1 },
      suites: [
        {
          suites: [
            {
              specs: [
                { file: 'x.spec.ts', title: 'holds', tests: [test('expected')] },
                { file: 'x.spec.ts', title: 'wavers', tests: [test('flaky')] },
                { file: 'x.spec.ts', title: 'breaks', tests: [test('unexpected', 'Error: gone\nmore')] },
              ],
            },
          ],
        },
      ],
    };
    expect(browserResults(written(report))).toEqual({
      passed: 4,
      failures: [{ file: 'x.spec.ts', title: 'breaks', why: 'Error: gone' }],
      unsteady: ['x.spec.ts: wavers'],
    });
  });
});
