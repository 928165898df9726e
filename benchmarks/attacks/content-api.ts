import type { Attack, Shot } from './attack.ts';

const headers = { 'content-type': 'application/json', accept: 'application/json' };

const ask = (query: string, variables: object = {}): Shot => ({
  path: '/api',
  method: 'POST',
  headers,
  body: JSON.stringify({ query, variables }),
});

const aliased = (count: number, field: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ');

const wholeArticle =
  'seomatic { metaTagContainer metaJsonLdContainer } ... on insights_Entry { readingNote insightsContent { ... on text_Entry { text } } author { title thumbnail { url sizes { url } } } }';

const criteria = (count: number) => Array.from({ length: count }, () => ({}));
const countRelated = 'query($c:[CategoryCriteriaInput]){entryCount(section:"works",relatedToCategories:$c)}';

/** Longest list of a value that fits into a request. */
const filled = (value: string): string[] =>
  Array.from({ length: Math.floor(60_000 / (value.length + 3)) }, () => value);

/** Most expensive queries within the cost limit. */
const admitted: readonly (readonly [name: string, shot: Shot])[] = [
  ['three hundred whole articles', ask(`{ entries(limit: 300, section: "insights") { ${wholeArticle} } }`)],
  [
    'a hundred cases with all their pictures',
    ask(
      '{ entries(limit: 100, section: "works") { ... on works_Entry { body results gallery { url sizes { url } } images { url sizes { url } } } } }',
    ),
  ],
  ['neighbours of 200 articles', ask('{ entries(section: "insights", limit: 200) { next { slug } prev { slug } } }')],
  ['every page with its sections', ask('{ pages { path sections { block props } } }')],
  ['forty counts', ask(`{ ${aliased(40, () => 'entryCount(section: "insights")')} }`)],
  ['1,500 slugs', ask('query($v:[String]){entryCount(section:"works",slug:$v)}', { v: filled('a').slice(0, 1500) })],
];

const refused: readonly (readonly [name: string, shot: Shot])[] = [
  ['20,000 criteria of categories', ask(countRelated, { c: criteria(20_000) })],
  [
    'the same in an address of 15 kB',
    {
      path: `/api?query=${encodeURIComponent(countRelated)}&variables=${encodeURIComponent('{"c":[')}${'{},'.repeat(4800)}${encodeURIComponent('{}]}')}`,
    },
  ],
  [
    'thousands of slugs × 20',
    ask(`query($v: [String]) { ${aliased(20, () => 'entries(section: "works", slug: $v) { id }')} }`, {
      v: filled('a'),
    }),
  ],
  ['a thousand whole articles', ask(`{ entries(limit: 1000, section: "insights") { ${wholeArticle} } }`)],
  ['19 lists of whole articles', ask(`{ ${aliased(19, () => `entries(section: "insights") { ${wholeArticle} }`)} }`)],
  [
    'neighbours of neighbours of a hundred articles',
    ask(
      '{ entries(section: "insights") { next { next { next { next { slug } } } } prev { prev { prev { slug } } } } }',
    ),
  ],
  [
    'sixty fragments that spread each other twice',
    ask(
      `{ entries(section: "works") { ...f0 } } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on EntryInterface { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f60 on EntryInterface { slug }`,
    ),
  ],
  ['four thousand objects of the same name', ask(`{ ${'jobs{job}'.repeat(4000)} }`)],
];

/** Attacks on the content API without an account. */
export const contentApiAttacks: readonly Attack[] = [...admitted, ...refused].map(([name, shot]) => [name, () => shot]);
