// Runs long steps one after the other and shows their progress. Plain JavaScript for Node 20,
// because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

// Reads the same `.env` as the server. Needs Node 20.12; npm reports an older one.
if (existsSync(path.join(root, '.env'))) process.loadEnvFile?.(path.join(root, '.env'));

/** Pinned Node of the project; exists once the packages are installed. */
export const pinnedNode = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

export const quietEnvironment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
};

const ticks = process.stdout.isTTY ? 1000 : 15_000;

export class StepError extends Error {}

/**
 * Runs a command, shows its elapsed time, and prints its output only on failure.
 *
 * @param {string} title the step as it is shown
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show` passes the output through
 * @returns {Promise<string>} the output of the command
 */
export async function step(title, command, parameters, { env = quietEnvironment, show = false } = {}) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const line = (text) => process.stdout.write(process.stdout.isTTY && !show ? `\r\x1b[K${text}` : `${text}\n`);
  line(`… ${title}`);
  const ticker = setInterval(() => line(`… ${title} (${seconds()} s)`), ticks);
  let output = '';
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(command, parameters, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const take = (chunk) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) throw new StepError(`${title} failed (exit code ${code}).`);
  } catch (error) {
    clearInterval(ticker);
    line(`✗ ${title}`);
    if (!show) process.stderr.write(`\n${output}\n`);
    throw error;
  }
  clearInterval(ticker);
  line(`✓ ${title} (${seconds()} s)`);
  if (process.stdout.isTTY && !show) process.stdout.write('\n');
  return output;
}

/**
 * Ends the process with one line when a step failed; any other error is a bug and keeps its stack
 * trace.
 */
export function endOnStepError(error) {
  if (!(error instanceof StepError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
