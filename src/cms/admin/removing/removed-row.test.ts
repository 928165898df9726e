import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { removedRow } from './removed-row.ts';

/** Form state with rows of these ids, each with a text that names its row. */
function formOf(...ids: string[]): FormState {
  const rows = ids.map((id) => ({ id, blockType: 'statement' }));
  const fields = ids.flatMap((id, index) => [
    [`sections.${index}.id`, { value: id }],
    [`sections.${index}.heading.text`, { value: `Text of ${id}` }],
  ]);
  return { title: { value: 'A page' }, sections: { rows, value: ids.length }, ...Object.fromEntries(fields) };
}

it('gives a removed row with its place and its fields', () => {
  expect(removedRow('sections', formOf('a', 'b', 'c'), formOf('a', 'c'))).toEqual({
    index: 1,
    blockType: 'statement',
    fields: { id: { value: 'b' }, 'heading.text': { value: 'Text of b' } },
  });
  expect(removedRow('sections', formOf('a', 'b'), formOf('a'))?.index).toBe(1);
  expect(removedRow('sections', formOf('a'), formOf())?.index).toBe(0);
});

it.each([
  ['added', formOf('a', 'b'), formOf('a', 'b', 'c')],
  ['moved', formOf('a', 'b'), formOf('b', 'a')],
  ['replaced', formOf('a', 'b'), formOf('a', 'c')],
  ['left as they are', formOf('a'), formOf('a')],
  ['another record’s', formOf('a', 'b'), formOf('c')],
])('gives nothing for rows that are %s', (_, before, now) => {
  expect(removedRow('sections', before, now)).toBeUndefined();
});
