import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const record = path.join(root, '.cache', 'full-run');

const said = (...parameters) => spawnSync('git', parameters, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** What git calls the committed files; undefined while something is changed, or without git. */
export const treeOf = () =>
  said('status', '--porcelain') === '' ? said('rev-parse', 'HEAD^{tree}') || undefined : undefined;

/** The files that the last full run passed with. */
export const testedTree = () => (existsSync(record) ? readFileSync(record, 'utf8') : undefined);

/** Remembers that a full run passed with these files. */
export function recordFullRun(tree) {
  if (tree !== undefined) writeFileSync(record, tree);
}
