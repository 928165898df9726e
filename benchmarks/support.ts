import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';

/** With two cores the server under test has one to itself and the load the other. */
export const twoCores = os.availableParallelism() > 1;

/** Binds a running process with all its threads to a core. */
export function bindToCore(core: number, pid: number | undefined): void {
  if (twoCores && pid) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]);
}

/** The value below which this share of the values lies; 0 without values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Milliseconds of an action. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Repeats an action until done, by that many concurrent visitors. */
export async function asVisitors(count: number, isDone: () => boolean, act: () => Promise<unknown>): Promise<void> {
  const visit = async (): Promise<void> => {
    while (!isDone()) await act();
  };
  await Promise.all(Array.from({ length: count }, visit));
}

/** Megabytes of a process in memory: now (`VmRSS`) or at most so far (`VmHWM`). */
export function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1000;
}
