import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.mjs';

/**
 * Results of a test run.
 *
 * @typedef {object} Results
 * @property {number} passed
 * @property {readonly Failure[]} failures
 * @property {readonly string[]} skipped names of tests that did not run
 * @property {Readonly<Record<string, number>>} seconds duration of the tests of each file
 */

/**
 * @typedef {object} Failure
 * @property {string} file path from the root of the project
 * @property {string} title
 * @property {string} why first line of the runner's message
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal begins with one.
const colours = /\u001b\[[0-9;]*m/g;
export const withoutColours = (text = '') => text.replaceAll(colours, '');
const firstLine = (message) => withoutColours(message).trim().split('\n')[0].slice(0, 300);

function readReport(file, read) {
  if (!existsSync(file)) return { passed: 0, failures: [], skipped: [], seconds: {} };
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

function failuresOf(file, message, tests) {
  const failed = tests.filter(({ status }) => status === 'failed');
  // A file that cannot be read, or whose set-up fails, reports no test.
  if (failed.length === 0) return [{ file, title: 'the file as a whole', why: firstLine(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    title: fullName,
    why: firstLine(failureMessages[0]),
  }));
}

/** @returns {Results} of a report that Vitest wrote */
export const unitResults = (reportFile) =>
  readReport(reportFile, ({ numPassedTests, testResults }) => {
    const files = testResults.map((result) => ({ ...result, file: path.relative(root, result.name) }));
    return {
      passed: numPassedTests,
      failures: files
        .filter(({ status }) => status === 'failed')
        .flatMap(({ file, message, assertionResults }) => failuresOf(file, message, assertionResults)),
      skipped: files.flatMap(({ file, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
          .map(({ fullName }) => `${file}: ${fullName}`),
      ),
      seconds: Object.fromEntries(files.map(({ file, startTime, endTime }) => [file, (endTime - startTime) / 1000])),
    };
  });

const specsOf = (suites = []) => suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);

/** @returns {Results} of a report that Playwright wrote */
export const browserResults = (reportFile) =>
  readReport(reportFile, ({ suites, errors = [] }) => {
    const tests = specsOf(suites).flatMap(({ file, title, tests: all }) =>
      all.map(({ status, results }) => ({ file: path.join('e2e', file), title, status, results })),
    );
    const seconds = {};
    for (const { file, results } of tests)
      for (const { duration } of results) seconds[file] = (seconds[file] ?? 0) + duration / 1000;
    return {
      passed: tests.filter(({ status }) => status === 'expected').length,
      failures: [
        ...errors.map(({ message }) => ({ file: 'e2e', title: 'the run as a whole', why: firstLine(message) })),
        ...tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ file, title, results }) => ({ file, title, why: firstLine(results.at(-1)?.error?.message) })),
      ],
      skipped: tests.filter(({ status }) => status === 'skipped').map(({ file, title }) => `${file}: ${title}`),
      seconds,
    };
  });
