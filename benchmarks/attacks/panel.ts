import type { Attack, Shot } from './attack.ts';

const smallCookies = Array.from({ length: 2300 }, (_, index) => `${index.toString(36)}=`).join('; ');
const languages = Array.from({ length: 4000 }, (_, index) => (index % 26).toString(36)).join(',');
const parameters = Array.from({ length: 5000 }, (_, index) => (index % 1296).toString(36)).join('&');
const deep = `where${'[and][0]'.repeat(400)}[id][equals]=1`;

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'none' };
const post = (path: string, body: unknown): Shot => ({
  path,
  method: 'POST',
  headers: json,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Each request to the next of these addresses. */
const byTurns =
  (paths: readonly string[], headers: Shot['headers'] = {}): Attack['shot'] =>
  (n) => ({ path: paths[n % paths.length] ?? '/', headers });

/** Against the admin panel, its REST API and what people uploaded. */
export const panelAttacks: readonly Attack[] = [
  { name: 'sign-in page', shot: byTurns(['/admin/login']) },
  { name: 'sign-in page, each time another query', shot: (n) => ({ path: `/admin/login?redirect=/admin/${n}` }) },
  {
    name: 'pages of the panel, for a stranger',
    shot: byTurns([
      '/admin',
      '/admin/collections/works',
      '/admin/forgot',
      '/admin/reset/x',
      '/admin/n',
      '/admin/logout',
    ]),
  },
  {
    name: 'pages of the panel, with an invented session',
    shot: byTurns(['/admin', '/admin/collections/works', '/admin/account'], { cookie: 'payload-token=a.b.c' }),
  },
  {
    name: 'an unknown server action',
    shot: () => ({ ...post('/admin/login', '[]'), headers: { ...json, 'next-action': 'f'.repeat(42) } }),
  },
  {
    name: "another site's write",
    shot: () => ({ ...post('/cms/users/login', '{}'), headers: { ...json, 'sec-fetch-site': 'cross-site' } }),
  },
  {
    name: 'wrong token for a new password',
    shot: () => post('/cms/users/reset-password', { token: 'x'.repeat(40), password: 'a password of sixteen' }),
  },
  { name: 'broken JSON', shot: () => post('/cms/users/login', '{"email":') },
  { name: '2,300 small cookies', shot: byTurns(['/admin/login', '/cms/users/me'], { cookie: smallCookies }) },
  { name: '4,000 languages', shot: byTurns(['/admin/login', '/cms/users/me'], { 'accept-language': languages }) },
  {
    name: '5,000 small parameters',
    shot: byTurns(['/admin/login', '/cms/users/me'].map((path) => `${path}?${parameters}`)),
  },
  {
    name: 'half a million parameters in the body of a query',
    shot: () => ({
      path: '/cms/users/me',
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'none',
        'x-http-method-override': 'GET',
      },
      body: 'a&'.repeat(500_000),
    }),
  },
  { name: '30 MB of JSON', shot: () => post('/cms/users/login', `[${'{},'.repeat(10_000_000)}{}]`), atOnce: 5 },
  { name: 'a filter 400 deep', shot: byTurns(['/admin/login', '/cms/users/me'].map((path) => `${path}?${deep}`)) },
  {
    name: '7,000 folders in an address',
    shot: byTurns(['/admin', '/cms', '/_next/static', '/media'].map((path) => `${path}${'/a'.repeat(7000)}`)),
  },
  {
    name: 'wrong passwords',
    shot: (n) => post('/cms/users/login', { email: `guess-${n}@example.com`, password: `guess number ${n}` }),
  },
  {
    name: 'whole tables for a stranger',
    shot: byTurns(['insights', 'works', 'media'].map((name) => `/cms/${name}?limit=0&depth=10&draft=true`)),
  },
  {
    name: 'whole tables for an administrator',
    shot: (_n, { cookie }) => ({ path: '/cms/works?limit=0&depth=10', headers: { cookie } }),
    atOnce: 0,
  },
];
