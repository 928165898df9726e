import { type Attack, raw } from './attack.ts';

const smallCookies = Array.from({ length: 2300 }, (_, index) => `${index.toString(36)}=`).join('; ');

const languages = Array.from({ length: 4000 }, (_, index) => (index % 26).toString(36)).join(',');

const parameters = Array.from({ length: 5000 }, (_, index) => (index % 1296).toString(36)).join('&');

const deep = `where${'[and][0]'.repeat(400)}[id][equals]=1`;

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'none' };

/** Against the admin panel, its REST API and what people uploaded. */
export const panelAttacks: readonly Attack[] = [
  {
    name: '2,300 small cookies to /admin',
    send: ({ url }) => raw(url, '/admin/login', { headers: { cookie: smallCookies } }),
  },
  {
    name: '2,300 small cookies to /cms',
    send: ({ url }) => raw(url, '/cms/users/me', { headers: { cookie: smallCookies } }),
  },
  {
    name: '4,000 languages to /admin and /cms',
    send: ({ url }) =>
      Promise.all(
        ['/admin/login', '/cms/users/me'].map((path) => raw(url, path, { headers: { 'accept-language': languages } })),
      ),
  },
  {
    name: '5,000 small parameters to /admin and /cms',
    send: ({ url }) => Promise.all(['/admin/login', '/cms/users/me'].map((path) => raw(url, `${path}?${parameters}`))),
  },
  {
    name: 'half a million parameters in the body of a query',
    send: ({ url }) =>
      raw(url, '/cms/users/me', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'none',
          'x-http-method-override': 'GET',
        },
        body: 'a&'.repeat(500_000),
      }),
  },
  {
    name: '30 MB of JSON from a stranger',
    send: ({ url }) =>
      raw(url, '/cms/users/login', { method: 'POST', headers: json, body: `[${'{},'.repeat(10_000_000)}{}]` }),
  },
  {
    name: 'a filter 400 deep',
    send: ({ url }) => Promise.all(['/admin/login', '/cms/users/me'].map((path) => raw(url, `${path}?${deep}`))),
  },
  {
    name: '7,000 folders in an address',
    send: ({ url }) =>
      Promise.all(['/admin', '/cms', '/_next/static', '/media'].map((path) => raw(url, `${path}${'/a'.repeat(7000)}`))),
  },
  {
    name: 'fifty wrong passwords at once',
    send: ({ url }) =>
      Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          raw(url, '/cms/users/login', {
            method: 'POST',
            headers: json,
            body: JSON.stringify({ email: `nobody-${index}@example.com`, password: `guess number ${index}` }),
          }),
        ),
      ),
  },
  {
    name: 'whole tables for a stranger',
    send: ({ url }) =>
      Promise.all(['insights', 'works', 'media'].map((name) => raw(url, `/cms/${name}?limit=0&depth=10&draft=true`))),
  },
  {
    name: 'whole tables for an administrator',
    send: ({ url, cookie }) =>
      Promise.all(
        ['insights', 'works'].map((name) => raw(url, `/cms/${name}?limit=0&depth=10`, { headers: { cookie } })),
      ),
  },
];
