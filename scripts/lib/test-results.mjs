import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/**
 * What came of a run of tests.
 *
 * @typedef {object} Results
 * @property {number} passed also of those that passed at the second try
 * @property {readonly Failure[]} failures
 * @property {readonly string[]} unsteady names of tests that passed at the second try
 * @property {Readonly<Record<string, number>>} [passedOf] how many passed of each file
 */

/**
 * @typedef {object} Failure
 * @property {string} file path from the root of the project
 * @property {string} title
 * @property {string} why the first line of what the runner said
 */

const nothing = { passed: 0, failures: [], unsteady: [] };
// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal begins with one.
const colours = /\u001b\[[0-9;]*m/g;
const firstLine = (message = '') => message.replaceAll(colours, '').trim().split('\n')[0].slice(0, 300);

function readReport(file, read) {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
}

/** @returns {Results} of a report that Vitest wrote */
export const unitResults = (reportFile) =>
  readReport(reportFile, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    passedOf: Object.fromEntries(
      testResults.map(({ name, assertionResults }) => [
        path.relative(root, name),
        assertionResults.filter(({ status }) => status === 'passed').length,
      ]),
    ),
    failures: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const file = path.relative(root, name);
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        // A file that cannot be read, or whose preparation fails, has no test that says so.
        if (failed.length === 0) return [{ file, title: 'the file as a whole', why: firstLine(message) }];
        return failed.map(({ fullName, failureMessages }) => ({
          file,
          title: fullName,
          why: firstLine(failureMessages[0]),
        }));
      }),
    unsteady: [],
  }));

/**
 * What came of tests whose failing files were run again, by themselves. A second run that never came to a test changes nothing.
 *
 * @param {Results} first
 * @param {Results} second
 * @returns {Results}
 */
export function afterSecondTry(first, second) {
  if (second.passed === 0 && second.failures.length === 0) return first;
  const named = ({ file, title }) => `${file}: ${title}`;
  const stillFails = new Set(second.failures.map(named));
  const files = new Set(first.failures.map(({ file }) => file));
  const counted = [...files].reduce((sum, file) => sum + (first.passedOf?.[file] ?? 0), 0);
  return {
    passed: first.passed - counted + second.passed,
    failures: second.failures,
    unsteady: first.failures.filter((one) => !stillFails.has(named(one))).map((one) => `${named(one)}: ${one.why}`),
  };
}

const specsOf = (suites = []) => suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);

/** @returns {Results} of a report that Playwright wrote, in which a test had one try or two */
export const browserResults = (reportFile) =>
  readReport(reportFile, ({ stats, suites }) => {
    const tests = specsOf(suites).flatMap(({ file, title, tests: all }) =>
      all.map(({ status, results }) => ({ file, title, status, why: firstLine(results.at(-1)?.error?.message) })),
    );
    return {
      passed: stats.expected + stats.flaky,
      failures: tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ file, title, why }) => ({ file, title, why })),
      unsteady: tests.filter(({ status }) => status === 'flaky').map(({ file, title }) => `${file}: ${title}`),
    };
  });
