import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { redirectRules } from '../../sample/words/redirects.ts';
import { addresses } from '../support/preparation/addresses.ts';
import { raw } from '../support/stand-ins/raw.ts';
import { expect, test } from '../support/test.ts';

/**
 * Bytes that a server may send before the first acknowledgement: ten packets. A text page fits into
 * them.
 */
const firstWindow = 14_600;

/** Compressed bytes up to the end of the first section. */
const firstView = 14_000;

const pages = ['/', '/privacy-policy', '/work', '/insights/two-languages-one-address'];

test.describe('V10: every answer', () => {
  for (const path of [
    ...pages,
    '/no-such-page',
    '/about',
    '/api',
    '/api/jobs.json',
    '/favicon.svg',
    '/healthz',
    '/insights/feed.xml',
    '/_next/none',
    '/media/none.png',
  ]) {
    test(`${path} carries the security headers and a policy without "unsafe"`, async ({ siteUrl }) => {
      // The first request fills the cache, so the second takes another path through the server.
      await raw(siteUrl, path);
      const { headers } = await raw(siteUrl, path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-frame-options']).toMatch(/DENY|SAMEORIGIN/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      expect(headers['server-timing']).toBeUndefined();
      const policy = headers['content-security-policy'];
      if (path.startsWith('/_next/')) return;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-');
    });
  }
});

for (const path of pages) {
  test(`V10: ${path} is compressed, and answers 304 when it is unchanged`, async ({ siteUrl }) => {
    const plain = await raw(siteUrl, path);
    const brotli = await raw(siteUrl, path, { 'accept-encoding': 'gzip, br' });
    const gzip = await raw(siteUrl, path, { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.headers.vary).toContain('accept-encoding');
    expect(brotli.headers['content-type']).toBe('text/html; charset=utf-8');
    // Size of the cached copy; the first request gets a weaker compression, and sooner.
    const smallest = brotliCompressSync(plain.body).byteLength;
    if (path !== '/') expect(smallest, 'HTML with its styles').toBeLessThanOrEqual(firstWindow);
    // Data blocks have a type and need no hash.
    const inline = plain.body.toString().match(/<style|<script>/g) ?? [];
    expect(
      String(plain.headers['content-security-policy']).match(/'sha256-/g),
      'hashes of the inline code of this page alone',
    ).toHaveLength(inline.length);

    // The second answer comes straight from memory, with the same headers.
    const straight = await raw(siteUrl, path, { 'accept-encoding': 'gzip, br' });
    const lasting = ({ date: _, 'content-length': __, ...headers }: typeof straight.headers) => headers;
    expect(lasting(straight.headers)).toEqual(lasting(brotli.headers));
    expect(brotliDecompressSync(straight.body).equals(plain.body)).toBe(true);

    const again = await raw(siteUrl, path, { 'if-none-match': String(brotli.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    const head = await raw(siteUrl, path, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
  });
}

for (const path of addresses) {
  test(`V10: ${path} stays within the byte limits of its first view and of the whole page`, async ({ siteUrl }) => {
    const { body } = await raw(siteUrl, path);
    const html = body.toString();
    const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    const weightOf = async (some: readonly string[]): Promise<number> => {
      const hrefs = some.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
      const sheets = await Promise.all(hrefs.map((href) => raw(siteUrl, href, { 'accept-encoding': 'br' })));
      return sheets.reduce((sum, { body: sheet }) => sum + sheet.byteLength, 0);
    };
    const [usual, other] = [
      links.filter((link) => !link.includes('media=')),
      links.filter((link) => link.includes('media=')),
    ];
    expect(usual.length, 'deferred style sheets').toBeGreaterThan(0);
    const whole = brotliCompressSync(body).byteLength + (await weightOf(usual));
    expect(whole, 'HTML with all styles for screens').toBeLessThanOrEqual(28_500);
    expect(other, 'style sheets for print and forced colours').toHaveLength(1);
    expect(await weightOf(other)).toBeLessThanOrEqual(3000);
    const opening = html.slice(0, html.indexOf('</section>', html.indexOf('<main')));
    expect(opening).toContain('<h1');
    expect(brotliCompressSync(opening).byteLength, 'up to the end of its first section').toBeLessThanOrEqual(firstView);
  });
}

test('V10: a cached page gets its best compression soon after the first request', async ({ siteUrl }) => {
  const smallest = brotliCompressSync((await raw(siteUrl, '/about-us')).body).byteLength;
  const sent = async () => (await raw(siteUrl, '/about-us', { 'accept-encoding': 'br' })).body.byteLength;
  await expect.poll(sent, { timeout: 30_000 }).toBeLessThanOrEqual(smallest + 20);
});

test('V10: files with a hash in their name are cached as immutable', async ({ siteUrl }) => {
  const html = (await raw(siteUrl, '/')).body.toString();
  const asset = /\/_astro\/[^"')]+/.exec(html)?.[0] ?? '';
  expect(asset).not.toBe('');
  const { status, headers } = await raw(siteUrl, asset);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('V9: an unknown address shows the 404 page with status 404', async ({ siteUrl, page }) => {
  for (const path of [
    '/no-such-page',
    '/insights/no-such-article',
    '/no/such/page',
    '/insights?page=99',
    '/insights?page=0',
    '/insights?page=x',
    '/insights?category=none',
    '/work?type=none',
    '/404',
    '/503',
    '/preview/over',
    '/%E0%A4%A',
  ]) {
    const { status, body } = await raw(siteUrl, path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).toContain('<h1');
  }
  await page.goto(`${siteUrl}/no-such-page`);
  await expect(page.getByRole('link', { name: /404/ })).toHaveAttribute('href', '/');
  await expect(page.locator('footer')).toHaveCount(0);
});

test('V10: POST and DELETE to a page answer 405', async ({ siteUrl }) => {
  expect((await raw(siteUrl, '/work', {}, 'POST')).status).toBe(405);
  expect((await raw(siteUrl, '/', {}, 'DELETE')).status).toBe(405);
});

test.describe('V9: redirects', () => {
  const exact = redirectRules.filter(({ from }) => !/[:*(]/.test(from));
  const samples = [
    '/clients/sme',
    '/blog/two-languages-one-address',
    '/blog/2018/05/unknown',
    '/insights/page/4',
    '/insights/p3',
    '/insights/topic/seo/2',
    '/case-studies/tai-ping',
    '/case-study/unknown',
    '/tai-ping.html',
    '/work/tai-ping.html',
    '/careers/ui-designer',
    '/job/seo-specialist',
    '/jobs/backend-developer-hong-kong',
    '/careers/digital-strategist',
    '/jobs/office-cat',
    '/services/performance-marketing/google-ads',
    '/clients/corporates',
  ];

  for (const path of [...exact.map(({ from }) => from), ...samples]) {
    test(`${path} redirects in one hop to an existing page and keeps the query`, async ({ siteUrl }) => {
      const first = await raw(siteUrl, `${path}?utm_source=Old&b=2`);
      expect(first.status).toBe(301);
      const location = String(first.headers.location);
      expect(location).toMatch(/\?utm_source=Old&b=2$/);
      expect((await raw(siteUrl, location)).status).toBe(200);
      expect(addresses).toContain(location.split('?')[0]);
    });
  }

  test('addresses with capitals or extra slashes redirect in one hop', async ({ siteUrl }) => {
    for (const [path, target] of [
      ['/About-Us/', '/about-us'],
      ['/WORK/Tai-Ping', '/work/tai-ping'],
      ['//insights//', '/insights'],
      ['/About/?A=B', '/about-us?A=B'],
      ['/Blog/Two-Languages-One-Address/', '/insights/two-languages-one-address'],
      ['/insights/?page=2', '/insights?page=2'],
    ] as const) {
      const { status, headers } = await raw(siteUrl, path);
      expect(status, path).toBe(301);
      expect(headers.location, path).toBe(target);
    }
  });

  test('/insights?page=1 redirects to /insights', async ({ siteUrl }) => {
    const { status, headers } = await raw(siteUrl, '/insights?page=1');
    expect(status).toBe(301);
    expect(headers.location).toBe('/insights');
  });
});

test('V10: the content API answers over HTTP and reports errors of invalid requests', async ({ siteUrl }) => {
  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`${siteUrl}/api`, { method: 'POST', body, headers });
  const good = await post(
    JSON.stringify({ operationName: 'n', variables: {}, query: 'query n { entryCount(section: "works") }' }),
  );
  expect(await good.json()).toEqual({ data: { entryCount: 10 } });
  for (const [body, headers] of [
    ['{', undefined],
    ['[]', undefined],
    ['null', undefined],
    ['x'.repeat(70_000), undefined],
    ['<x/>', { 'content-type': 'text/xml' }],
    ['', undefined],
  ] as const) {
    const answer = await post(body, headers);
    expect(answer.status).toBeLessThan(500);
    expect(((await answer.json()) as { errors: unknown[] }).errors.length, body.slice(0, 20)).toBeGreaterThan(0);
  }
  const jobs = (await (await fetch(`${siteUrl}/api/jobs.json`)).json()) as Record<string, unknown>[];
  expect(jobs).toHaveLength(4);
  expect(Object.keys(jobs[0] ?? {})).toEqual(
    expect.arrayContaining(['job', 'slug', 'experience', 'location', 'text', 'jobTrack']),
  );
});

test('V10: clients without an account cannot register, resize pictures, or read private lists', async ({ siteUrl }) => {
  for (const path of [
    '/admin/create-first-user',
    '/cms/users/first-register',
    '/_next/image?url=%2Fx&w=64&q=75',
    '/cms/graphql',
    '/cms/graphql-playground',
  ]) {
    const { status } = await raw(siteUrl, path, {}, path.includes('register') ? 'POST' : 'GET');
    expect(status, path).toBe(404);
  }
  const foreign = await raw(siteUrl, '/cms/users/login', { 'sec-fetch-site': 'cross-site' }, 'POST');
  expect(foreign.status).toBe(403);
  for (const path of [
    '/cms/users',
    '/cms/api-tokens',
    '/cms/content-stamps',
    '/cms/works/versions',
    '/cms/payload-jobs',
    '/cms/payload-preferences',
  ]) {
    const { status, body } = await raw(siteUrl, path);
    const answer = JSON.parse(body.toString()) as { docs?: unknown[] };
    expect(status >= 400 || answer.docs?.length === 0, `${path} ${status} ${body.toString().slice(0, 100)}`).toBe(true);
  }
});

test('V10: /media serves pictures and no other files of the data folder', async ({ siteUrl }) => {
  const html = (await raw(siteUrl, '/work')).body.toString();
  const picture = /\/media\/[^"\s]+/.exec(html)?.[0] ?? '';
  const { status, headers } = await raw(siteUrl, picture);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^image\//);
  for (const path of [
    '/media/',
    '/media/../site.db',
    '/media/..%2fsite.db',
    '/media/%2e%2e/secret',
    '/media/..%5csecret',
  ]) {
    expect((await raw(siteUrl, path)).status, path).toBeGreaterThanOrEqual(400);
  }
});
