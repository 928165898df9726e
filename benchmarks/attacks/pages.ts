import { sheetSetAddress } from '../../src/shared/sheet-set.ts';
import type { Attack, Shot } from './attack.ts';

const get = (path: (n: number) => string): Attack['shot'] => {
  return (n) => ({ path: path(n) });
};

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const ownPage = { 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };

const form = (headers: Shot['headers'], body: string): Attack['shot'] => {
  return () => ({ path: '/contact-us', method: 'POST', headers, body });
};

const field = (value: string) => `--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${value}\r\n--x--\r\n`;

/** Against the pages, the previews and the forms, as a stranger. */
export const pageAttacks: readonly Attack[] = [
  { name: 'addresses that there are not', shot: get((n) => `/n${n}?x=${n}`) },
  { name: 'views of the work that there are not', shot: get((n) => `/work?view=x${n}`) },
  { name: 'types of work that there are not', shot: get((n) => `/work?type=x${n}`) },
  { name: 'pages of articles that there are not', shot: get((n) => `/insights?page=${n + 1000}`) },
  { name: 'plans that nobody sells', shot: get((n) => `/contact-us?plan=x${n}`) },
  { name: 'spellings of one page', shot: get((n) => `/${'./'.repeat(n)}%77ork`) },
  { name: 'searches', shot: get((n) => `/search?q=website+${n}`) },
  {
    name: 'sets of style sheets that no page has',
    shot: (n, { sheets }) => ({ path: sheetSetAddress(sheets, [...sheets.keys()].slice(n)) }),
  },
  {
    name: '1.9 MB of JSON to a preview',
    shot: () => ({
      path: '/preview/pages/1',
      method: 'POST',
      headers: { ...json, 'sec-fetch-site': 'none' },
      body: `{"data":[${'{},'.repeat(630_000)}{}]}`,
    }),
  },
  {
    name: '1 MB of JSON to an address that takes none',
    shot: () => ({ path: '/nowhere', method: 'POST', headers: json, body: `[${'{},'.repeat(340_000)}{}]` }),
  },
  { name: 'a shared preview', shot: (_n, { shared }) => ({ path: shared }) },
  { name: 'shared previews that there are not', shot: get((n) => `/preview/shared/${String(n).padStart(43, 'x')}`) },
  {
    name: 'offers to speak another protocol',
    shot: () => ({ path: '/', headers: { connection: 'Upgrade', upgrade: 'h2c' } }),
  },
  { name: 'a form of another type', shot: form({ ...urlencoded, ...ownPage }, 'message=hello') },
  { name: 'a form of 10,000 fields', shot: form({ ...urlencoded, ...ownPage }, 'field=1&'.repeat(10_000)) },
  { name: "another site's form", shot: form({ ...multipart, 'sec-fetch-site': 'cross-site' }, field('hello')) },
  { name: 'empty forms, more than one address may send', shot: form({ ...multipart, ...ownPage }, field('')) },
  { name: 'a form of 9 MB in one field', shot: form({ ...multipart, ...ownPage }, field('m'.repeat(9_000_000))) },
];
