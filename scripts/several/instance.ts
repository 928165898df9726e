import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/steps.mjs';
import { readLines, unit } from './recipe.ts';
import { ask, type Target } from './visitor.ts';

/** Longest time from the start to the first visitor, of one that also fills an empty database. */
const longestStart = 300_000;

/** The site on one of the machines, started as its unit says. */
export class Instance {
  readonly target: Target;
  readonly #settings: string;
  readonly #log: string;
  #process: ChildProcess | undefined;
  #ended: Promise<number | null> = Promise.resolve(0);

  /**
   * @param settings file of its settings
   * @param log file that it prints into
   */
  constructor(target: Target, settings: string, log: string) {
    this.target = target;
    this.#settings = settings;
    this.#log = log;
  }

  /** @param more settings beside those of the recipe */
  start(more: Readonly<Record<string, string>>): void {
    const { command, parameters, environment } = unit();
    const output = openSync(this.#log, 'a');
    const started = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        BUILD_DIR: process.env.BUILD_DIR,
        ...readLines(environment),
        ...readLines(readFileSync(this.#settings, 'utf8').split('\n')),
        ...more,
      },
    });
    this.#process = started;
    this.#ended = new Promise((resolve) => started.once('exit', resolve));
  }

  /** Ends when it may have visitors. @throws {Error} with the end of its log, when it does not come so far */
  async ready(): Promise<void> {
    const until = Date.now() + longestStart;
    while (Date.now() < until && this.#process?.exitCode === null) {
      try {
        if ((await ask(this.target, { path: '/readyz', patience: 2000 })).status === 200) return;
      } catch {
        // It does not listen yet.
      }
      await pause(100);
    }
    throw new Error(`${this.target.address} does not start.\n${readFileSync(this.#log, 'utf8').slice(-4000)}`);
  }

  /** Tells it to end, as a service manager does. @returns its exit code */
  async stop(): Promise<number | null> {
    this.#process?.kill('SIGTERM');
    return this.#ended;
  }

  async kill(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.#ended;
  }
}
