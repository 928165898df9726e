import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { commentsOf } from './writing.mjs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const read = (file: string): string => readFileSync(file, 'utf8');
const code = files.filter((file) => /\.(?:tsx?|mjs|css|astro)$/.test(file) && !/migrations\/[ps]/.test(file));
const guides = files.filter((file) => /^(?:docs\/.*|sample\/README|[^/]+)\.md$/.test(file) && file !== 'CHANGELOG.md');

const paths = `/${files.join('\n/')}\n`;
const named = /`((?:[\w.[\]()-]+\/)*[\w.[\]-]+\.(?:tsx?|mjs|css|astro|md)|(?:src|e2e|scripts|docs)\/[\w./-]*\w)\/?`/g;
const isThere = (name: string): boolean => ['\n', '/'].some((end) => paths.includes(`/${name}${end}`));
const missing = (text: string) => [...text.matchAll(named)].flatMap(([, name = '']) => (isThere(name) ? [] : name));

it('every file that a comment or a document names exists; first folders may be left out', () => {
  expect(code.flatMap((file) => commentsOf(read(file)).flatMap(({ text }) => missing(text)))).toEqual([]);
  expect(guides.flatMap((file) => missing(read(file)))).toEqual([]);
});

/** Names of a signature; the empty one is of a destructured parameter, which any tag describes. */
function parametersOf(node: ts.Node): string[] {
  if (ts.isBlock(node) || ts.isJSDoc(node)) return [];
  const inner = node.getChildren().flatMap(parametersOf);
  return ts.isParameter(node) ? [ts.isIdentifier(node.name) ? node.name.text : '', ...inner] : inner;
}

function strayTags(node: ts.Node): string[] {
  const tags = ts.getAllJSDocTags(node, ts.isJSDocParameterTag).filter(({ parent }) => parent.parent === node);
  const names = tags.length > 0 ? parametersOf(node) : [];
  const stray = tags.filter(({ name }) => !names.includes('') && !names.includes(name.getText()));
  return [...stray.map((tag) => tag.getText()), ...node.getChildren().flatMap(strayTags)];
}

it('every @param stands in the signature below it', () => {
  const described = code.filter((file) => !/(?:css|astro)$/.test(file) && read(file).includes('@param'));
  const parsed = described.map((file) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  expect(parsed.flatMap(strayTags)).toEqual([]);
});
