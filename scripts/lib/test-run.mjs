import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quietEnvironment, root } from './steps.mjs';

const results = path.join(root, '.cache', 'test-results');

/** A program of the installed packages. */
export const cli = (name) => path.join('node_modules', '.bin', name);

/** Runs checks and tests, and counts what came of them. */
export class TestRun {
  passed = 0;
  failed = 0;
  /** Browser tests that passed at the second try, by name. */
  unsteady = [];
  /** Whatever a test leaves lies in here, and goes with it. */
  #folder = mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));

  constructor() {
    // PostgreSQL, which is another user, makes its folder in it.
    chmodSync(this.#folder, 0o711);
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
  }

  get environment() {
    return {
      ...quietEnvironment,
      TMPDIR: this.#folder,
      // What was compiled by one process is not compiled again by the hundred others.
      NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
    };
  }

  /**
   * @param {string} command
   * @param {readonly string[]} parameters
   * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show` passes its output through
   * @returns {Promise<{ ended: boolean, output: string }>} whether it ended well, and what it said unless that was shown
   */
  #run(command, parameters, { env = {}, show = false } = {}) {
    return new Promise((resolve, reject) => {
      const child = spawn(command, parameters, {
        cwd: root,
        stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
        env: { ...this.environment, ...env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
      child.on('error', reject);
      child.on('close', (code) => resolve({ ended: code === 0, output }));
    });
  }

  /** A check that passes or not; it says something only when it does not. */
  async check(title, command, parameters) {
    const started = Date.now();
    const { ended, output } = await this.#run(command, parameters);
    this[ended ? 'passed' : 'failed'] += 1;
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(`${ended ? '✓' : '✗'} ${title} (${seconds} s)\n${ended ? '' : `${output}\n`}`);
  }

  /** Runs tests that write a report; a runner that ended badly, or ran nothing, counts as a failure. */
  async #report(title, name, command, parameters, env, read) {
    const file = path.join(results, `${name}.json`);
    process.stdout.write(`\n▸ ${title}\n`);
    const { ended } = await this.#run(command, parameters(file), { show: true, env: env(file) });
    const { passed, failed } = existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0 };
    this.passed += passed;
    this.failed += failed;
    if (failed > 0 || (ended && passed > 0)) return;
    process.stdout.write(`✗ ${title} ended badly.\n`);
    this.failed += 1;
  }

  /** Unit and database tests. */
  units(title, paths, databaseUrl) {
    return this.#report(
      title,
      'unit',
      cli('vitest'),
      (file) => ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      () => ({ TEST_DATABASE_URL: databaseUrl }),
      ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    );
  }

  /** Browser tests. */
  browser(title, name, selection, { databaseUrl, chromium, engines = {} }) {
    return this.#report(
      title,
      name,
      cli('playwright'),
      () => ['test', ...selection],
      (file) => ({
        TEST_DATABASE_URL: databaseUrl,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
        ...engines,
      }),
      ({ stats, suites }) => {
        this.unsteady.push(...flakyIn(suites));
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
      },
    );
  }

  /** Takes away what tests left, and gives the last lines. */
  end() {
    rmSync(this.#folder, { recursive: true, force: true });
    const lines = this.unsteady.map((name) => `passed at the second try: ${name}`);
    return [...lines, `${this.passed} passed, ${this.failed} failed`].join('\n');
  }
}

/** Titles of the tests that failed at first. */
function flakyIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner, file }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...flakyIn(inner),
  ]);
}
