import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/steps.mjs';

const deploy = path.join(root, 'docs/deploy');

/** A file beside the recipe, as an operator copies it. */
export const fileOf = (name: string): string => readFileSync(path.join(deploy, name), 'utf8');

/** What stands in the recipe, and what stands in its place on this machine. */
export type Places = readonly (readonly [written: string, here: string])[];

export const placed = (text: string, places: Places): string =>
  places.reduce((before, [written, here]) => before.replaceAll(written, here), text);

/** The commands under a heading of the recipe. @throws {Error} when there are none */
export function commandsOf(title: string): string {
  const [, part = ''] = fileOf('several-machines.md').split(`\n## ${title}\n`);
  const commands = [...(part.split('\n## ')[0] ?? '').matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block]) => block);
  if (commands.length === 0) throw new Error(`The recipe has no commands under "${title}".`);
  return commands.join('');
}

/** Runs commands of the recipe. @throws {Error} with what they printed, when one fails */
export function runCommands(commands: string, environment: Readonly<Record<string, string>> = {}): void {
  execFileSync('sh', ['-e', '-u', '-c', commands], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** The command of the unit, and the settings that it brings itself. */
export function unit(): { readonly command: string; readonly parameters: string[]; readonly environment: string[] } {
  const lines = fileOf('site.service').split('\n');
  const of = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
  const [command = '', ...parameters] = (of('ExecStart')[0] ?? '').replaceAll('/opt/site', root).split(' ');
  return { command, parameters, environment: of('Environment') };
}

/** Settings as a file of `NAME=value` lines holds them. */
export const readLines = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.filter((line) => line.includes('=')).map((line) => line.split(/=(.*)/s, 2)));
