import { describe, expect, it } from 'vitest';
import type { Insight, Work } from '../../cms/payload-types.ts';
import type { Language } from '../../domain/languages.ts';
import { chinese, english } from '../../i18n/testing/languages.ts';
import { headOf } from './entry-head.ts';

const headIn = (language: Language, work: Partial<Work>) =>
  headOf({ section: 'works', record: work as Work }, 'https://six.example/work/tree', { name: '九號風球' }, language);

const articleIn = (language: Language, description: string) =>
  headOf(
    { section: 'insights', record: { title: '掛波', description } as Insight },
    'https://six.example/insights/a',
    { name: 'Six' },
    language,
  ).description;

describe('the head of an entry', () => {
  it('ends its title with the organisation as the language writes it', () => {
    expect(headIn(english, { title: 'Tree' }).title).toBe('Tree – 九號風球');
    expect(headIn(chinese, { title: 'Tree' }).title).toBe('Tree｜九號風球');
  });

  it('leaves the organisation out where thirty characters would be too few', () => {
    expect(headIn(chinese, { title: '字'.repeat(25) }).title).toBe(`${'字'.repeat(25)}｜九號風球`);
    expect(headIn(chinese, { title: '字'.repeat(26) }).title).toBe('字'.repeat(26));
  });

  it.each([
    [english, { subject: 'Furniture', services: 'Web design' }, 'Tree: Furniture. Web design'],
    [english, {}, 'Tree: a case study.'],
    [chinese, { subject: '實木傢俬', services: '網頁設計' }, 'Tree：實木傢俬。網頁設計'],
    [chinese, { introductionTitle: '入得到升降機嗎？', services: '網頁設計' }, 'Tree：入得到升降機嗎？網頁設計'],
    [chinese, {}, 'Tree：個案。'],
  ])('describes a case: %#', (language, work, description) => {
    expect(headIn(language, { title: 'Tree', ...work }).description).toBe(description);
  });

  it('has at most 160 letters or 80 characters of a description', () => {
    expect(articleIn(english, 'word '.repeat(32).trim())).toHaveLength(159);
    expect(articleIn(english, 'word '.repeat(33).trim())).toBe(`${'word '.repeat(31).trim()}…`);
    expect(articleIn(chinese, '字'.repeat(80))).toBe('字'.repeat(80));
    expect(articleIn(chinese, '字'.repeat(81))).toBe(`${'字'.repeat(79)}…`);
  });
});
