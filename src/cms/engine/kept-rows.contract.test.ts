import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import keptRows from './kept-rows.mjs';

const bundle = readFileSync(path.resolve('node_modules/@payloadcms/ui/dist/exports/client/index.js'), 'utf8');
const takesTheAnswers = /\.rows\[\w+\]=\{\.\.\.\w+\[\w+\]\.rows\[\w+\],\.\.\.\w+\}/g;

interface Row {
  readonly id: string;
  readonly collapsed?: boolean;
}

/** What becomes of a row of a form that an answer speaks of, by the line of the bundle that puts both together. */
function merged(source: string, mine: Row, answered: Row): unknown {
  const [line] = /\w+\[\w+\]\.rows\[\w+\]=\{\.\.\.(?:[^{}]|\{[^{}]*\})*\}/.exec(source) ?? [];
  const [, result, field, index, form, answer] =
    /^(\w+)\[(\w+)\]\.rows\[(\w+)\]=\{\.\.\.(\w+)\[\w+\]\.rows\[\w+\],\.\.\.(\w+)/.exec(line ?? '') ?? [];
  if (!line || !result || !field || !index || !form || !answer) throw new Error('The line is not in the bundle.');
  const rows = { sections: { rows: [mine] } };
  const made = { sections: { rows: [mine] } };
  new Function(result, field, index, form, answer, line)(made, 'sections', 0, rows, answered);
  return made.sections.rows[0];
}

it('a form of Payload takes from an answer whether a row is shut', () => {
  expect(bundle.match(takesTheAnswers)).toHaveLength(1);
  expect(merged(bundle, { id: 'a', collapsed: false }, { id: 'a', collapsed: true })).toEqual({
    id: 'a',
    collapsed: true,
  });
});

it('with the mend a row stays as it was opened or shut meanwhile', () => {
  const mended = keptRows(bundle);
  for (const collapsed of [true, false])
    expect(merged(mended, { id: 'a', collapsed }, { id: 'a', collapsed: !collapsed })).toEqual({ id: 'a', collapsed });
});

it('with the mend a row of which the form knows nothing yet is as the answer says', () => {
  expect(merged(keptRows(bundle), { id: 'a' }, { id: 'a', collapsed: true })).toEqual({ id: 'a', collapsed: true });
});
