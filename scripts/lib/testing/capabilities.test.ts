import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { capabilities } from '../../../e2e/capabilities.ts';
import { root } from '../steps.mjs';

interface Titled {
  readonly file: string;
  readonly title: string;
}

/** Titles of top-level tests and groups. */
function titlesOf(file: string): Titled[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const extended = [...text.matchAll(/const (\w+) = \w+\.extend/g)].map(([, name]) => name);
  const callees = ['test', 'test.describe', 'runs', ...extended];
  const found: Titled[] = [];
  const look = (node: ts.Node): void => {
    const [title, ...rest] = ts.isCallExpression(node) ? node.arguments : [];
    const isTest = ts.isCallExpression(node) && callees.includes(node.expression.getText()) && title && rest.length > 0;
    if (isTest) found.push({ file, title: title.getText() });
    else ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const titles = globSync('e2e/**/*.spec.ts', { cwd: root }).flatMap(titlesOf);
const idOf = ({ title }: Titled): string | undefined => /^['"`]([VEO]\d+)(?:: |'$)/.exec(title)?.[1];

it('every browser test names a known capability', () => {
  expect(titles.length).toBeGreaterThan(300);
  expect(titles.filter((titled) => !((idOf(titled) ?? '') in capabilities))).toEqual([]);
});

it('every capability has a test', () => {
  const held = new Set(titles.map(idOf));
  expect(Object.keys(capabilities).filter((id) => !held.has(id))).toEqual([]);
});
