import type { Attack, Shot } from './attack.ts';

const headers = { 'content-type': 'application/json', accept: 'application/json' };

/** A query, or several as one batch, to the content API. */
const ask = (query: string, { batch = 1, variables = {} }: { batch?: number; variables?: object } = {}): Shot => {
  const body = batch === 1 ? { query, variables } : Array.from({ length: batch }, () => ({ query }));
  return { path: '/api', method: 'POST', headers, body: JSON.stringify(body) };
};

const aliased = (count: number, field: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ');

const wholeArticle =
  'seomatic { metaTagContainer metaJsonLdContainer } ... on insights_Entry { readingNote insightsContent { ... on text_Entry { text } } author { title thumbnail { url sizes { url } } } }';

const criteria = (count: number) => Array.from({ length: count }, () => ({}));
const countRelated = 'query($c:[CategoryCriteriaInput]){entryCount(relatedToCategories:$c)}';

/** The longest list of a value that fits into a request. */
const filled = (value: string): string[] =>
  Array.from({ length: Math.floor(60_000 / (value.length + 3)) }, () => value);
const inEach = (type: string, argument: string, value: unknown): Shot =>
  ask(`query($v: ${type}) { ${aliased(20, () => `entries(limit: 1, ${argument}: $v) { id }`)} }`, {
    variables: { v: value },
  });

const posts: readonly (readonly [name: string, shot: Shot])[] = [
  ['20,000 criteria of categories', ask(countRelated, { variables: { c: criteria(20_000) } })],
  [
    'the same as an address of 15 kB',
    {
      path: `/api?query=${encodeURIComponent(countRelated)}&variables=${encodeURIComponent('{"c":[')}${'{},'.repeat(4800)}${encodeURIComponent('{}]}')}`,
    },
  ],
  ['thousands of dates × 20', inEach('[String]', 'postDate', filled('>2026-01-01'))],
  ['thousands of slugs × 20', inEach('[String]', 'slug', filled('a'))],
  ['thousands of sort fields × 20', inEach('String', 'orderBy', filled('title').join(','))],
  [
    'ten operations of 19 lists of a thousand entries',
    ask(`{ ${aliased(19, (n) => `entries(limit: 1000, offset: ${n}) { id }`)} }`, { batch: 10 }),
  ],
  ['a thousand whole articles', ask(`{ entries(limit: 1000, section: "insights") { ${wholeArticle} } }`)],
  [
    '19 lists of whole articles',
    ask(`{ ${aliased(19, () => `entries(limit: 100, section: "insights") { ${wholeArticle} }`)} }`),
  ],
  [
    '19 lists of cases with all their pictures',
    ask(
      `{ ${aliased(19, () => 'entries(limit: 100, section: "works") { ... on works_Entry { body results gallery { url sizes { url } } images { url sizes { url } } } }')} }`,
    ),
  ],
  [
    'long dates, 19 times an entry',
    ask(`{ entries { ${aliased(19, () => `postDate @formatDateTime(format: "${'c'.repeat(64)}")`)} } }`),
  ],
  ['a date format of 20 kB', ask(`{ entries { postDate @formatDateTime(format: "${'c'.repeat(20_000)}") } }`)],
  [
    'neighbours of neighbours of a hundred articles',
    ask('{ entries(section: "insights") { next { next { next { slug } } } prev { prev { slug } } } }'),
  ],
  [
    'sixty fragments that name each other twice',
    ask(
      `{ entries { ...f0 } } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on EntryInterface { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f60 on EntryInterface { slug }`,
    ),
  ],
  ['19 searches through every entry', ask(`{ ${aliased(19, (n) => `entryCount(search: "a ${n}")`)} }`, { batch: 10 })],
];

/** Against the content API, as a stranger. */
export const contentApiAttacks: readonly Attack[] = posts.map(([name, shot]) => [name, () => shot]);
