import { type Attack, raw } from './attack.ts';

const headers = { 'content-type': 'application/json', accept: 'application/json' };

/** Sends a query, or several as one batch, to the content API. */
const ask =
  (query: string, batch = 1): Attack['send'] =>
  ({ url }) => {
    const body = batch === 1 ? { query } : Array.from({ length: batch }, () => ({ query }));
    return raw(url, '/api', { method: 'POST', headers, body: JSON.stringify(body) });
  };

const aliased = (count: number, field: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ');

const wholeArticle =
  'seomatic { metaTagContainer metaJsonLdContainer } ... on insights_Entry { readingNote insightsContent { ... on text_Entry { text } } author { title thumbnail { url sizes { url } } } }';

/** Against the content API, as a stranger. */
export const contentApiAttacks: readonly Attack[] = [
  {
    name: 'ten operations of 19 lists of a thousand entries',
    send: ask(`{ ${aliased(19, (n) => `entries(limit: 1000, offset: ${n}) { id }`)} }`, 10),
  },
  { name: 'a thousand whole articles', send: ask(`{ entries(limit: 1000, section: "insights") { ${wholeArticle} } }`) },
  {
    name: '19 lists of whole articles',
    send: ask(`{ ${aliased(19, () => `entries(limit: 100, section: "insights") { ${wholeArticle} }`)} }`),
  },
  {
    name: '19 lists of cases with all their pictures',
    send: ask(
      `{ ${aliased(19, () => 'entries(limit: 100, section: "works") { ... on works_Entry { body results gallery { url sizes { url } } images { url sizes { url } } } }')} }`,
    ),
  },
  {
    name: 'long dates, 19 times an entry',
    send: ask(`{ entries { ${aliased(19, () => `postDate @formatDateTime(format: "${'c'.repeat(64)}")`)} } }`),
  },
  {
    name: 'a date format of 20 kB',
    send: ask(`{ entries { postDate @formatDateTime(format: "${'c'.repeat(20_000)}") } }`),
  },
  {
    name: 'neighbours of neighbours of a hundred articles',
    send: ask('{ entries(section: "insights") { next { next { next { slug } } } prev { prev { slug } } } }'),
  },
  {
    name: 'sixty fragments that name each other twice',
    send: ask(
      `{ entries { ...f0 } } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on EntryInterface { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f60 on EntryInterface { slug }`,
    ),
  },
  {
    name: '19 searches through every entry',
    send: ask(`{ ${aliased(19, (n) => `entryCount(search: "a ${n}")`)} }`, 10),
  },
];
