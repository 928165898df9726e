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

it('a removed row is returned with its index and its fields', () => {
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
  ['unchanged', formOf('a'), formOf('a')],
  ['of another record', formOf('a', 'b'), formOf('c')],
])('no removed row is found when rows are %s', (_, before, now) => {
  expect(removedRow('sections', before, now)).toBeUndefined();
});
