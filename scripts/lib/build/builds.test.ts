import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderOf, markUsed, removeOld, switchTo } from './builds.mjs';

let project = '';
let target = '';

beforeEach(() => {
  project = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'builds-')));
  target = path.join(project, 'dist');
});
afterEach(() => rmSync(project, { recursive: true }));

let made = 0;

/** Creates a build with these inputs, each a minute newer than the one before. */
function built(inputs: string): string {
  const folder = folderOf(target, inputs);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'page.html'), inputs);
  made += 1;
  utimesSync(folder, made * 60, made * 60);
  return folder;
}

const page = (folder: string) => readFileSync(path.join(folder, 'page.html'), 'utf8');

it('a running server keeps its build when the link switches to another', () => {
  switchTo(target, built('one'));
  const running = realpathSync(target);
  switchTo(target, built('two'));
  expect([page(running), page(target)]).toEqual(['one', 'two']);
});

it('a build link replaces the plain folder of an older version', () => {
  mkdirSync(path.join(target, 'client'), { recursive: true });
  switchTo(target, built('one'));
  expect(page(target)).toBe('one');
});

it('removal keeps the current build, the one before and those in use', () => {
  const [used = '', left = '', before = '', current = ''] = ['used', 'left', 'before', 'current'].map(built);
  markUsed(used, process.pid);
  markUsed(left, 2 ** 22 + 1);
  utimesSync(used, 1, 1);
  utimesSync(left, 2, 2);
  switchTo(target, current);
  removeOld(target);
  expect([used, before, current].map(page)).toEqual(['used', 'before', 'current']);
  expect(() => page(left)).toThrow('ENOENT');
});
