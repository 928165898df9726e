import { parse } from 'graphql';
import { expect, it } from 'vitest';
import * as queries from '../content/remote/queries.ts';
import { limitCost } from './cost.ts';

const ask = (query: string, variables: Record<string, unknown> = {}) => limitCost(parse(query), { variables });
const aliased = (count: number, field: string) => Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
const bomb = (inside: (next: string) => string, end: string) =>
  `{ entries { ...f0 } } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on EntryInterface { ${inside(`...f${n + 1}`)} }`).join(' ')} fragment f60 on EntryInterface { ${end} }`;

it.each(Object.values(queries).map(({ name, document }) => [name, document]))(
  'the query %s of the site costs less than the limit',
  (_name, query) => {
    expect(() => ask(query, { slug: ['a'] })).not.toThrow();
  },
);

it.each([
  ['pictures of six hundred cases', '{ entries(limit: 600) { gridImageFull { url sizes { url } } gallery { url } } }'],
  ['a limit above the largest', '{ entries(limit: 2000000000) { slug } }'],
  ['the neighbours of a hundred entries', '{ entries { next { slug } prev { slug } } }'],
  ['all pages with their sections', '{ pages { path sections { block props } } }'],
  ['forty counts', `{ ${aliased(40, 'entryCount')} }`],
  ['fragments that each spread the next one twice', bomb((next) => `${next} ${next}`, 'slug')],
])('a query for %s is within the limit', (_name, query) => {
  expect(() => ask(query)).not.toThrow();
});

const whole = '... on insights_Entry { readingNote insightsContent { ... on text_Entry { text } } author { title } }';

it.each<[string, string, Record<string, unknown>?]>([
  ['sixty aliases', `{ ${aliased(60, 'entryCount')} }`],
  ['a thousand complete articles', `{ entries(limit: 1000) { ${whole} } }`],
  ['four hundred objects of the same name', `{ entry { ${'author { title } '.repeat(400)} } }`],
  ['a long fragment that is not used', `{ jobs { slug } } fragment f on Job { ${'slug '.repeat(500)} }`],
  ['a limit in a variable', `query($n: Int) { entries(limit: $n) { ${whole} } }`, { n: 1000 }],
  ['a limit in the default of a variable', `query($n: Int = 1000) { entries(limit: $n) { ${whole} } }`],
  ['ten lists of complete articles', `{ ${aliased(10, `entries { ${whole} }`)} }`],
  [
    'neighbours of neighbours',
    '{ entries { next { next { next { next { next { slug } } } } } prev { prev { prev { prev { slug } } } } } }',
  ],
  ['a recursive fragment', '{ entry { ...f } } fragment f on EntryInterface { author { ...f } }'],
  ['five hundred levels of fragments', `{ ${'... { '.repeat(500)} jobs { slug } ${'}'.repeat(500)} }`],
  ['fragments that double at each level', bomb((next) => `next { ${next} } prev { ${next} }`, 'slug')],
  [
    'an empty list around nested fragments',
    `{ entries(limit: 0) { ${bomb((next) => `next { ${next} } prev { ${next} }`, 'slug').slice(12)}`,
  ],
  [
    'thousands of values',
    'query($v: [String]) { entryCount(slug: $v) }',
    { v: Array.from({ length: 15_000 }, () => 'a') },
  ],
  [
    'long values in many fields',
    `query($v: [String]) { ${aliased(20, 'entryCount(slug: $v)')} }`,
    { v: ['a'.repeat(1000)] },
  ],
])('a query with %s is refused', (_name, query, variables) => {
  expect(() => ask(query, variables)).toThrow('This query reads too much at once.');
});
