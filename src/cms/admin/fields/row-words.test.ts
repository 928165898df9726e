import { expect, it } from 'vitest';
import { wordsOfRow } from './row-words.ts';

it.each([
  [{ icon: 'triangle', title: 'Tree', text: 'More.' }, 'Tree'],
  [{ ground: 'accent4', question: ' How long? ' }, 'How long?'],
  [{ heading: { text: 'Branding' } }, 'Branding'],
  [{ link: '/x', button: { label: 'Go' }, label: { label: 'In a link' } }, 'In a link'],
  [{ title: '', label: 'Work' }, 'Work'],
])('row %j is labelled %s', (row, words) => {
  expect(wordsOfRow(row)).toBe(words);
});

it.each([[undefined], [null], ['words'], [{}], [{ icon: 'triangle', id: 'abc', work: 4 }], [{ title: '  ' }]])(
  'row %j has no label',
  (row) => {
    expect(wordsOfRow(row)).toBeUndefined();
  },
);
