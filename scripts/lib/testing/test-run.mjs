import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compiledCode } from '../build/server.mjs';
import { quietEnvironment, root } from '../steps.mjs';
import { browserResults, unitResults, withoutColours } from './test-results.mjs';

const results = path.join(root, '.cache', 'test-results');
/** Milliseconds between two progress lines of a part. */
const interval = 30_000;
/** Output lines printed of a failing part; its report holds all of them. */
const shown = 150;

/** Path of a file with results of a part. */
const fileOf = (title, ending) => path.join(results, `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.${ending}`);

/** Path of a program of the installed packages. */
export const cli = (name) => path.join('node_modules', '.bin', name);

/** Runs checks and tests, prints one line for each part, and counts the results. */
export class TestRun {
  passed = 0;
  #failures = [];
  #skipped = [];
  #seconds = {};
  #reports = [];
  /** Temporary folder of all tests, removed at the end. */
  #folder = mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));

  constructor() {
    // PostgreSQL runs as another user and creates its folder inside.
    chmodSync(this.#folder, 0o711);
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
  }

  get hasFailed() {
    return this.#failures.length > 0 || this.#skipped.length > 0;
  }

  /**
   * @param {string} title
   * @param {string} command
   * @param {readonly string[]} parameters
   * @param {NodeJS.ProcessEnv} [env]
   * @returns {Promise<{ ended: boolean, output: string, seconds: number }>} `ended`: whether its
   *   exit code was 0
   */
  async #run(title, command, parameters, env = {}) {
    const started = Date.now();
    const seconds = () => Math.round((Date.now() - started) / 1000);
    let output = '';
    // Playwright numbers the tests that it starts: [12/90].
    const place = () => output.match(/\[\d+\/\d+\]/g)?.at(-1) ?? '';
    const ticker = setInterval(() => process.stdout.write(`… ${title} ${place()} (${seconds()} s)\n`), interval);
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Shares one compile cache among the hundred processes.
      env: { ...quietEnvironment, ...compiledCode(root), TMPDIR: this.#folder, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    }).finally(() => clearInterval(ticker));
    return { ended: code === 0, output: withoutColours(output), seconds: seconds() };
  }

  /**
   * Prints the output of a failing part from the runner's list of failures on, and writes all of it
   * to a file.
   */
  #report(title, output) {
    const file = fileOf(title, 'txt');
    writeFileSync(file, output);
    this.#reports.push(path.relative(root, file));
    const from = output.search(/^ *(?:1\) |⎯+ *Failed)/m);
    process.stdout.write(
      from < 0
        ? `${output.split('\n').slice(-shown).join('\n')}\n`
        : `${output.slice(from).split('\n').slice(0, shown).join('\n')}\n`,
    );
  }

  /** Runs a check that passes or fails; prints its output only on failure. */
  async check(title, command, parameters) {
    const { ended, output, seconds } = await this.#run(title, command, parameters);
    process.stdout.write(`${ended ? '✓' : '✗'} ${title} (${seconds} s)\n`);
    if (ended) this.passed += 1;
    else {
      this.#failures.push(title);
      this.#report(title, output);
    }
  }

  /** Runs tests whose runner writes a report, and counts the results. */
  async #tests(title, read, reportFile, command, parameters, env) {
    const { ended, output, seconds } = await this.#run(title, command, parameters, env);
    const { passed, failures, skipped, seconds: ofFiles } = read(reportFile);
    const isFine = ended && failures.length === 0 && skipped.length === 0;
    const counts = [`${passed} passed`, `${failures.length} failed`, `${skipped.length} skipped`];
    process.stdout.write(`${isFine ? '✓' : '✗'} ${title}: ${isFine ? counts[0] : counts.join(', ')} (${seconds} s)\n`);
    this.passed += passed;
    this.#skipped.push(...skipped);
    this.#failures.push(...failures.map(({ file, title: test, why }) => `${file}: ${test}: ${why}`));
    if (failures.length === 0 && !ended) this.#failures.push(`${title} ended badly`);
    for (const [file, took] of Object.entries(ofFiles)) this.#seconds[file] = (this.#seconds[file] ?? 0) + took;
    if (!ended) this.#report(title, output);
  }

  /** Runs unit or database tests selected by parameters of Vitest. */
  units(title, selection, env = {}) {
    const file = fileOf(title, 'json');
    const parameters = ['run', ...selection, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return this.#tests(title, unitResults, file, cli('vitest'), parameters, env);
  }

  /** Runs browser tests selected by parameters of Playwright. */
  browser(title, selection, env) {
    const file = fileOf(title, 'json');
    const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    // Its own folder, because Playwright first empties it: the failures of another part stay.
    const parameters = ['test', ...selection, `--output=${file.replace(/\.json$/, '')}`];
    return this.#tests(title, browserResults, file, cli('playwright'), parameters, settings);
  }

  /**
   * Removes temporary files and prints the summary. Failures repeat their reason, for a log whose
   * beginning is cut off.
   */
  end() {
    rmSync(this.#folder, { recursive: true, force: true });
    const slowest = Object.entries(this.#seconds)
      .sort(([, one], [, other]) => other - one)
      .slice(0, 10);
    return [
      ...(slowest.length > 0 ? ['', 'The slowest files:'] : []),
      ...slowest.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
      '',
      ...this.#skipped.map((name) => `skipped: ${name}`),
      ...this.#failures.map((name) => `failed: ${name}`),
      ...this.#reports.map((file) => `report: ${file}`),
      `${this.passed} passed, ${this.#failures.length} failed, ${this.#skipped.length} skipped`,
    ].join('\n');
  }
}
