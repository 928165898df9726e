import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Placeholder for editors, with labels of the panel. */
const forEditors = 'src/sections/unfinished.tsx';

const files = globSync('src/{sections,ui,forms}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|gallery|block|d)\.tsx?$|\.generated\./.test(file) && file !== forEditors,
);

/** Attributes and fields that visitors see or hear. */
const visible =
  /^(?:aria-label|aria-roledescription|aria-valuetext|ariaLabel|ariaValueText|alt|title|placeholder|label|legend|caption|hint|button|message|missing|textContent|innerText)$/;

/** The sign of a station and the code of the missing page are the same in every language. */
const alike = new Set(['站', '404']);

const isWritten = (text: string): boolean => /\p{Letter}/u.test(text) && !alike.has(text.trim());

/** Text of a literal, without what is put into it. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('')
    : '';
}

const joining = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** Literals that an expression may give: both sides of a condition, or the one after `??`. */
function given(node: ts.Node | undefined): ts.Node[] {
  if (!node) return [];
  if (ts.isConditionalExpression(node)) return [...given(node.whenTrue), ...given(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return joining.has(node.operatorToken.kind) ? [...given(node.left), ...given(node.right)] : [];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return given(node.expression);
  return isWritten(textOf(node)) ? [node] : [];
}

function visibleIn(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) return isWritten(node.text) ? [node] : [];
  if (ts.isJsxAttribute(node) && visible.test(node.name.getText())) return given(node.initializer);
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return given(node.expression);
  if (ts.isPropertyAssignment(node) && visible.test(node.name.getText())) return given(node.initializer);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return [];
  return ts.isPropertyAccessExpression(node.left) && visible.test(node.left.name.text) ? given(node.right) : [];
}

/** Visible literals of a source, with their lines. */
function literalsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const literal of visibleIn(node)) {
      const { line } = source.getLineAndCharacterOfPosition(literal.getStart());
      found.push(`${file}:${line + 1} ${literal.getText().trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('what visitors read comes from the words of their language', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => literalsIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  '<p>Closed</p>',
  '<nav aria-label="Main" />',
  '<b>{open ? words.open : "Closed"}</b>',
  '<p>{name ?? "Film"}</p>',
  'const field = { label: "Name" };',
  'status.textContent = copied ? "Link copied" : address;',
])('finds %s', (source) => {
  expect(
    literalsIn('a.tsx', `const a = () => { ${source.startsWith('<') ? `return ${source}` : source} };`),
  ).toHaveLength(1);
});

it.each([
  '<p className={open ? "a b" : "c"}>404</p>',
  '<a href="/work">{words.name}</a>',
  'row.dataset.state = "open";',
])('leaves %s', (source) => {
  expect(literalsIn('a.tsx', `const a = () => { ${source.startsWith('<') ? `return ${source}` : source} };`)).toEqual(
    [],
  );
});
