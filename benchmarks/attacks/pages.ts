import type { Attack, NextShot, Shot } from './attack.ts';

const get = (path: (n: number) => string): NextShot => {
  return (n) => ({ path: path(n) });
};

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const ownPage = { 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };

const form = (headers: Shot['headers'], body: string): NextShot => {
  return () => ({ path: '/contact-us', method: 'POST', headers, body });
};

const field = (value: string) => `--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${value}\r\n--x--\r\n`;

/** Attacks on pages, previews and forms without an account. */
export const pageAttacks: readonly Attack[] = [
  ['unknown addresses', get((n) => `/n${n}?x=${n}`)],
  ['unknown views of the work list', get((n) => `/work?view=x${n}`)],
  ['unknown client types of the work list', get((n) => `/work?type=x${n}`)],
  ['pages past the end of the article list', get((n) => `/insights?page=${n + 1000}`)],
  ['unknown plans', get((n) => `/contact-us?plan=x${n}`)],
  ['spellings of one page', get((n) => `/${'./'.repeat(n)}%77ork`)],
  ['searches', get((n) => `/search?q=website+${n}`)],
  [
    '1.9 MB of JSON to a preview',
    () => ({
      path: '/preview/pages/1',
      method: 'POST',
      headers: { ...json, 'sec-fetch-site': 'none' },
      body: `{"data":[${'{},'.repeat(630_000)}{}]}`,
    }),
  ],
  [
    '1 MB of JSON to an unknown address',
    () => ({ path: '/nowhere', method: 'POST', headers: json, body: `[${'{},'.repeat(340_000)}{}]` }),
  ],
  ['a shared preview', (_n, { shared }) => ({ path: shared })],
  ['unknown shared previews', get((n) => `/preview/shared/${String(n).padStart(43, 'x')}`)],
  ['protocol upgrades', () => ({ path: '/', headers: { connection: 'Upgrade', upgrade: 'h2c' } })],
  ['a form of another type', form({ ...urlencoded, ...ownPage }, 'message=hello')],
  ['a form of 10,000 fields', form({ ...urlencoded, ...ownPage }, 'field=1&'.repeat(10_000))],
  ["another site's form", form({ ...multipart, 'sec-fetch-site': 'cross-site' }, field('hello'))],
  ['empty forms beyond the limit of one client', form({ ...multipart, ...ownPage }, field(''))],
  ['a form of 9 MB in one field', form({ ...multipart, ...ownPage }, field('m'.repeat(9_000_000)))],
];
