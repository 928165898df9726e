import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { sayEnglish } from '../../panel/say.ts';
import { changesBetween, inOneLine, printOf } from './changes.ts';

const block = (slug: string, singular: string) => ({ slug, labels: { singular, plural: `${singular}s` } });

const fields = [
  { name: 'title', type: 'text' },
  { name: 'menuName', type: 'text', label: 'Name in the menu' },
  {
    name: 'sections',
    type: 'blocks',
    labels: { singular: 'Section', plural: 'Sections' },
    blocks: [block('prices', 'Price cards'), block('figures', 'Figures'), block('text', 'Text')],
  },
  { name: 'steps', type: 'array', labels: { singular: 'Step', plural: 'Steps' } },
  { name: 'hand', type: 'group' },
] as unknown as FlattenedField[];

const section = (id: string, blockType: string, words = 'Words') => ({ id, blockType, words });
const one = section('a', 'prices');
const two = section('b', 'figures');
const three = section('c', 'text');

describe('the changes between two versions', () => {
  it.each([
    [{ title: 'Old' }, { title: 'New' }, ['title']],
    [{ menuName: null }, { menuName: 'Prices' }, ['name in the menu']],
    [{ sections: [one, two] }, { sections: [{ ...one, words: 'Others' }, two] }, ['Price cards']],
    [
      { sections: [one, two, three] },
      { sections: [one, two, three].map((row) => ({ ...row, words: 'Others' })) },
      ['3 sections'],
    ],
    [{ sections: [one, two] }, { sections: [two, one] }, ['order of sections']],
    [{ sections: [one] }, { sections: [one, two] }, ['new: Figures']],
    [{ sections: [one, two] }, { sections: [two] }, ['removed: Price cards']],
    [{ sections: [section('z', 'gone')] }, { sections: [] }, ['removed: 1 section']],
    [{ steps: [{ id: 'x' }] }, { steps: [{ id: 'x', text: 'Go' }] }, ['1 step']],
    [{ hand: { by: 1 }, title: 'Same' }, { hand: { by: 2 }, title: 'Same', updatedAt: 'now' }, []],
  ])('from %j to %j are %j', (before, after, expected) => {
    expect(changesBetween(fields, before, after, { language: 'en' })).toEqual(expected);
  });

  it('are summarised in one line', () => {
    expect(inOneLine(['title', '2 sections'], sayEnglish)).toBe('Title, 2 sections');
    expect(inOneLine(['a', 'b', 'c', 'd', 'e', 'f'], sayEnglish)).toBe('A, b, c, d and 2 more');
  });
});

it('the fingerprint of a version ignores empty values and the order of keys', () => {
  expect(printOf({ title: 'A', text: '', list: [], group: { inner: null } })).toBe(printOf({ title: 'A' }));
  expect(printOf({ a: 1, b: { c: 2, d: 3 } })).toBe(printOf({ b: { d: 3, c: 2 }, a: 1 }));
});
