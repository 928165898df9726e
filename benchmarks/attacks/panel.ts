import type { Attack, NextShot, Shot } from './attack.ts';

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

/** Sends each request to the next of these paths. */
const byTurns =
  (paths: readonly string[], headers: Shot['headers'] = {}): NextShot =>
  (n) => ({ path: paths[n % paths.length] ?? '/', headers });

/** Attacks on the admin panel, its REST API and uploaded files. */
export const panelAttacks: readonly Attack[] = [
  ['sign-in page', byTurns(['/admin/login'])],
  ['sign-in page, with a new query each time', (n) => ({ path: `/admin/login?redirect=/admin/${n}` })],
  [
    'pages of the panel, signed out',
    byTurns(['/admin', '/admin/collections/works', '/admin/forgot', '/admin/reset/x', '/admin/n', '/admin/logout']),
  ],
  [
    'pages of the panel, with an invented session',
    byTurns(['/admin', '/admin/collections/works', '/admin/account'], { cookie: 'payload-token=a.b.c' }),
  ],
  [
    'an unknown server action',
    () => ({ ...post('/admin/login', '[]'), headers: { ...json, 'next-action': 'f'.repeat(42) } }),
  ],
  [
    "another site's write",
    () => ({ ...post('/cms/users/login', '{}'), headers: { ...json, 'sec-fetch-site': 'cross-site' } }),
  ],
  [
    'wrong token for a password reset',
    () => post('/cms/users/reset-password', { token: 'x'.repeat(40), password: 'a password of sixteen' }),
  ],
  ['broken JSON', () => post('/cms/users/login', '{"email":')],
  ['2,300 small cookies', byTurns(['/admin/login', '/cms/users/me'], { cookie: smallCookies })],
  ['4,000 languages', byTurns(['/admin/login', '/cms/users/me'], { 'accept-language': languages })],
  ['5,000 small parameters', byTurns(['/admin/login', '/cms/users/me'].map((path) => `${path}?${parameters}`))],
  [
    'half a million parameters in the body of a query',
    () => ({
      path: '/cms/users/me',
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'none',
        'x-http-method-override': 'GET',
      },
      body: 'a&'.repeat(500_000),
    }),
  ],
  ['30 MB of JSON', () => post('/cms/users/login', `[${'{},'.repeat(10_000_000)}{}]`), 5],
  ['a filter 400 deep', byTurns(['/admin/login', '/cms/users/me'].map((path) => `${path}?${deep}`))],
  [
    '7,000 folders in an address',
    byTurns(['/admin', '/cms', '/_next/static', '/media'].map((path) => `${path}${'/a'.repeat(7000)}`)),
  ],
  [
    'wrong passwords',
    (n) => post('/cms/users/login', { email: `guess-${n}@example.com`, password: `guess number ${n}` }),
  ],
  [
    'whole tables, signed out',
    byTurns(['insights', 'works', 'media'].map((name) => `/cms/${name}?limit=0&depth=10&draft=true`)),
  ],
  [
    'whole tables, as an administrator',
    (_n, { cookie }) => ({ path: '/cms/works?limit=0&depth=10', headers: { cookie } }),
    0,
  ],
];
