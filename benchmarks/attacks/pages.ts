import { type Attack, raw } from './attack.ts';

const many = (count: number, path: (n: number) => string): Attack['send'] => {
  return async ({ url }) => {
    const answers = [];
    for (let n = 0; n < count; n += 20) {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => raw(url, path(n + index))))));
    }
    return answers;
  };
};

/** Against the pages and the forms, as a stranger. */
export const pageAttacks: readonly Attack[] = [
  { name: '200 views of the work that there are not', send: many(200, (n) => `/work?view=x${n}`) },
  { name: '200 types of work that there are not', send: many(200, (n) => `/work?type=x${n}`) },
  { name: '200 pages of articles that there are not', send: many(200, (n) => `/insights?page=${n + 1000}`) },
  { name: '200 plans that nobody sells', send: many(200, (n) => `/contact-us?plan=x${n}`) },
  {
    name: '200 spellings of one page',
    send: many(200, (n) => `/${'./'.repeat(n)}%77ork`),
  },
  {
    name: 'a hundred offers to speak another protocol',
    send: ({ url }) =>
      Promise.all(
        Array.from({ length: 100 }, () => raw(url, '/', { headers: { connection: 'Upgrade', upgrade: 'h2c' } })),
      ),
  },
  {
    name: 'a form of 9 MB in one field',
    send: ({ url }) =>
      raw(url, '/contact-us', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
        body: `--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${'m'.repeat(9_000_000)}\r\n--x--\r\n`,
      }),
  },
  {
    name: 'a form of 10,000 fields',
    send: ({ url }) =>
      raw(url, '/contact-us', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&'),
      }),
  },
];
