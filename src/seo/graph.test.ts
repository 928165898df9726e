import { expect, test } from 'vitest';
import { breadcrumbs, pageData } from './graph.ts';

const own = [
  { '@type': 'Article' as const, headline: 'Ours', datePublished: '2022-01-01' },
  breadcrumbs(new URL('https://site.example'), [['Insights', '/insights']]),
];

test('a page without structured data of an editor has its own', () => {
  expect(pageData(own)).toEqual([{ '@context': 'https://schema.org', '@graph': own }]);
});

test('structured data of an editor overrides and is completed by that of the page', () => {
  const given = [{ '@context': 'https://schema.org', '@type': 'BlogPosting', headline: 'Theirs' }];
  expect(pageData(own, given)).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'BlogPosting', headline: 'Theirs', datePublished: '2022-01-01' }, own[1]],
    },
  ]);
});

test('structured data of other types or vocabularies is kept beside that of the page', () => {
  const event = { '@type': 'Event', name: 'Talk' };
  const foreign = { '@context': 'https://other.example', '@type': 'Article' };
  const [graph, second] = pageData(own, [{ '@context': 'http://schema.org', '@graph': [event] }, foreign]);
  expect(graph).toEqual({ '@context': 'https://schema.org', '@graph': [...own, event] });
  expect(second).toBe(foreign);
});
