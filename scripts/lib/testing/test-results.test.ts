import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../steps.mjs';
import { browserResults, unitResults } from './test-results.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (report: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const passes = { status: 'passed', fullName: 'holds', failureMessages: [] };
const left = { status: 'skipped', fullName: 'waits', failureMessages: [] };
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
      startTime: 1000,
      endTime: 3500,
      assertionResults,
    },
  ],
});

describe('results of unit tests', () => {
  it('list failures with the first line of the error, and skipped tests', () => {
    expect(unitResults(written(unitReport([passes, fails, left])))).toEqual({
      passed: 1,
      failures: [{ file: 'a.test.ts', title: 'breaks', why: 'AssertionError: 1 is not 2' }],
      skipped: ['a.test.ts: waits'],
      seconds: { 'a.test.ts': 2.5 },
    });
  });

  it('list a file that fails before its first test', () => {
    expect(unitResults(written(unitReport([], 'Cannot find module'))).failures).toEqual([
      { file: 'a.test.ts', title: 'the file as a whole', why: 'Cannot find module' },
    ]);
  });

  it('are empty without a report', () => {
    expect(unitResults(path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failures: [] });
  });
});

describe('results of browser tests', () => {
  it('list failures and skipped tests, and add up the time of each file', () => {
    const test = (status: string, message?: string) => ({
      status,
      results: [{ duration: 500, error: message && { message } }],
    });
    const report = {
      errors: [{ message: 'no server' }],
      suites: [
        {
          suites: [
            {
              specs: [
                { file: 'x.spec.ts', title: 'holds', tests: [test('expected')] },
                { file: 'x.spec.ts', title: 'waits', tests: [test('skipped')] },
                { file: 'x.spec.ts', title: 'breaks', tests: [test('unexpected', 'Error: gone\nmore')] },
              ],
            },
          ],
        },
      ],
    };
    expect(browserResults(written(report))).toEqual({
      passed: 1,
      failures: [
        { file: 'e2e', title: 'the run as a whole', why: 'no server' },
        { file: 'e2e/x.spec.ts', title: 'breaks', why: 'Error: gone' },
      ],
      skipped: ['e2e/x.spec.ts: waits'],
      seconds: { 'e2e/x.spec.ts': 1.5 },
    });
  });
});
