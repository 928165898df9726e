import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.mjs';

const record = path.join(root, '.cache', 'full-run');

const git = (...parameters) => spawnSync('git', parameters, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** Git's tree hash of the committed files; undefined with uncommitted changes or without git. */
export const treeOf = () =>
  git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') || undefined : undefined;

/** Tree hash of the last full run that passed. */
export const testedTree = () => (existsSync(record) ? readFileSync(record, 'utf8') : undefined);

/** Records that a full run passed with these files. */
export function recordFullRun(tree) {
  if (tree !== undefined) writeFileSync(record, tree);
}
