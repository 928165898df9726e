import type { ClientField, FormState } from 'payload';
import { expect, test } from 'vitest';
import { keyOf, pathOf, placeInWords } from './issue-places.ts';

const state = (ids: readonly string[]): FormState => ({
  sections: { rows: ids.map((id) => ({ id })) },
  'sections.0.blockType': { value: 'price-list' },
  'sections.1.blockType': { value: 'price-list' },
});

const fields: ClientField[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Sections',
        fields: [
          {
            name: 'sections',
            type: 'blocks',
            label: 'Sections',
            labels: { singular: 'Section', plural: 'Sections' },
            blocks: [
              {
                slug: 'price-list',
                labels: { singular: 'Prices', plural: 'Prices' },
                fields: [{ name: 'heading', type: 'text', label: 'Heading' }],
              },
            ],
          },
        ],
      },
      { label: 'Search engines', fields: [{ name: 'title', type: 'text', label: 'Title' }] },
    ],
  },
];

test('a validation issue follows its row when rows move, and has no path once it is removed', () => {
  const key = keyOf(state(['a', 'b']), 'sections.1.heading');
  expect(key).toBe('sections.#b.heading');
  expect(pathOf(state(['b', 'a']), key)).toBe('sections.0.heading');
  expect(pathOf(state(['a']), key)).toBeUndefined();
});

test('a field path is described by the labels of the form, on every tab', () => {
  expect(placeInWords(fields, state(['a', 'b']), 'sections.1.heading', { language: 'en' })).toBe(
    'Section 2, Prices, Heading',
  );
  expect(placeInWords(fields, state([]), 'title', { language: 'en' })).toBe('Title');
  expect(placeInWords(fields, state([]), 'unknown.0', { language: 'en' })).toBe('');
});
