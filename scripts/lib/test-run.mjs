import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compiledCode } from './server.mjs';
import { quietEnvironment, root } from './steps.mjs';
import { afterSecondTry, browserResults, unitResults } from './test-results.mjs';

const results = path.join(root, '.cache', 'test-results');

/** A program of the installed packages. */
export const cli = (name) => path.join('node_modules', '.bin', name);

/** Runs checks and tests, and counts what came of them. */
export class TestRun {
  passed = 0;
  failed = 0;
  /** Tests that passed at the second try, by name. */
  #unsteady = [];
  /** What failed, and why. */
  #failures = [];
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
      ...compiledCode(root),
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
    if (!ended) this.#failures.push(title);
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(`${ended ? '✓' : '✗'} ${title} (${seconds} s)\n${ended ? '' : `${output}\n`}`);
  }

  /**
   * Runs tests that write a report.
   *
   * @returns {Promise<boolean>} whether the runner ended well
   */
  async #tests(title, command, parameters, env) {
    process.stdout.write(`\n▸ ${title}\n`);
    const { ended } = await this.#run(command, parameters, { show: true, env });
    return ended;
  }

  /** Counts what came of tests; a runner that ended badly counts as a failure. */
  #count(title, { passed, failures, unsteady }, ended) {
    this.passed += passed;
    this.failed += failures.length;
    this.#unsteady.push(...unsteady);
    this.#failures.push(...failures.map(({ file, title: test, why }) => `${file}: ${test}: ${why}`));
    if (failures.length > 0 || ended) return;
    this.#failures.push(`${title} ended badly.`);
    this.failed += 1;
  }

  /** Unit and database tests. In continuous integration files that fail are run once more, by themselves. */
  async units(title, paths, databaseUrl) {
    const run = async (heading, chosen, name) => {
      const file = path.join(results, `${name}.json`);
      const parameters = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const ended = await this.#tests(heading, cli('vitest'), parameters, { TEST_DATABASE_URL: databaseUrl });
      return { ended, ...unitResults(file) };
    };
    const first = await run(title, paths, 'unit');
    if (!process.env.CI || first.failures.length === 0) {
      this.#count(title, first, first.ended);
      return;
    }
    const files = [...new Set(first.failures.map(({ file }) => file))];
    const second = await run('Once more what failed', files, 'unit-again');
    this.#count(title, afterSecondTry(first, second), second.ended);
  }

  /** Browser tests, of which the runner itself gives each a second try in continuous integration. */
  async browser(title, name, selection, { databaseUrl, chromium, engines = {} }) {
    const file = path.join(results, `${name}.json`);
    const ended = await this.#tests(title, cli('playwright'), ['test', ...selection], {
      TEST_DATABASE_URL: databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...engines,
    });
    this.#count(title, browserResults(file), ended);
  }

  /** Takes away what tests left, and gives the last lines: what failed comes with its reason, for whoever sees nothing else. */
  end() {
    rmSync(this.#folder, { recursive: true, force: true });
    return [
      ...this.#unsteady.map((name) => `passed at the second try: ${name}`),
      ...this.#failures.map((name) => `failed: ${name}`),
      `${this.passed} passed, ${this.failed} failed`,
    ].join('\n');
  }
}
