import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/steps.mjs';

export const folder = path.join(root, 'docs/deploy/container');
export const containerfile = readFileSync(path.join(folder, 'Containerfile'), 'utf8');

/** What an instruction says, each time that it stands there; lines that go on in the next are one. */
export const instructions = (name: string): string[] =>
  containerfile
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));

/** The words of an instruction that is written as a list. */
export const listOf = (instruction: string): string[] =>
  JSON.parse(instruction.slice(instruction.indexOf('['))) as string[];

/** What the image's environment holds. */
export const environment = (): Record<string, string> =>
  Object.fromEntries(
    instructions('ENV')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split(/=(.*)/s, 2)),
  );
