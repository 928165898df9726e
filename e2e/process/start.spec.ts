import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyOf } from '../support/preparation/prepared.ts';
import { spawnServer, startSite, withoutAccounts } from '../support/site.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'start-test-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function endOf(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const server = spawnServer(settings);
  let output = '';
  server.stdout?.on('data', (chunk) => (output += chunk));
  server.stderr?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve));
  return { code, output };
}

test.describe('O1: a failing start ends with one line of error for', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    ['a bad setting', { PORT: 'abc' }, /^Setting PORT must be a number\.$/m],
    [
      'a data folder that cannot be written to',
      { DATA_DIR: '/dev/null/data' },
      /^The data folder \/dev\/null\/data cannot be written to/m,
    ],
    [
      'pages that were never built',
      { BUILD_DIR: path.join(folder, 'no-build'), DATA_DIR: path.join(folder, 'not-built') },
      /^Nothing is built in .*no-build\. Run npm run build first; npm start does it by itself\.$/m,
    ],
    [
      'a database that cannot be reached',
      { DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none', DATA_DIR: path.join(folder, 'unreachable') },
      /^The database postgres:\/\/nobody:…@127\.0\.0\.1:1\/none cannot be opened/m,
    ],
  ];
  for (const [name, settings, line] of cases) {
    test(name, async () => {
      const { code, output } = await endOf(settings);
      expect(code).toBe(1);
      expect(output).toMatch(line);
      expect(output).not.toContain('secret-word');
      expect(output).not.toMatch(/^\s+at /m);
    });
  }

  test('a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await endOf({ PORT: String(port), DATA_DIR: path.join(folder, 'port-in-use') });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use. Set PORT to a free one.`);
  });
});

test('O1: a stopped site finishes open requests and can be started again', async () => {
  const dataDirectory = copyOf(process.env.PREPARED_SITE ?? '');
  await withoutAccounts(dataDirectory);
  const first = await startSite({ dataDirectory });
  expect(first.password).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  expect(await (await fetch(`${first.url}/healthz`)).text()).toMatch(/^ok \d+\.\d+\.\d+/);
  const log = first
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(log[0]).toMatch(/"msg":"Version \d+\.\d+\.\d+.*, listening on http:/);
  expect(log.filter((line) => line.includes('listening on'))).toHaveLength(1);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  const inFlight = Promise.all(
    Array.from({ length: 20 }, (_, n) => fetch(`${first.url}/insights?page=${(n % 4) + 1}`)),
  );
  // As a browser keeps one for its next request.
  const spare = net.connect(Number(new URL(first.url).port), '127.0.0.1');
  await once(spare, 'connect');
  await new Promise((resolve) => setTimeout(resolve, 5));
  const ended = first.stop();
  const statuses = (await inFlight).map(({ status }) => status);
  expect(
    statuses.every((status) => status === 200 || status === 301 || status === 503),
    String(statuses),
  ).toBe(true);
  expect(await ended).toBe(0);

  const second = await startSite({ dataDirectory });
  expect(second.password, 'the password is shown at the first start only').toBeUndefined();
  expect(second.output()).not.toContain('Adding the sample content');
  expect((await fetch(`${second.url}/work/tai-ping`)).status).toBe(200);
  expect(await second.stop()).toBe(0);
  rmSync(dataDirectory, { recursive: true, force: true });
});

test('O1: the administrator of the settings can sign in after the first start', async () => {
  const site = await startSite({
    settings: { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long enough password' },
  });
  expect(site.output()).toContain('Sign in as boss@example.com with the password you set in ADMIN_PASSWORD.');
  expect(site.output()).not.toContain('a long enough password');
  const answer = await fetch(`${site.url}/cms/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'boss@example.com', password: 'a long enough password' }),
  });
  expect(answer.status).toBe(200);
  await site.stop();
});

test('O1: ADMIN=off serves the public site alone, without the gallery', async () => {
  const site = await startSite({ settings: { ADMIN: 'off' } });
  for (const path of ['/admin', '/cms/works', '/_next/static/x']) {
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404);
  }
  expect((await fetch(`${site.url}/cms/users/login`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${site.url}/work`)).status).toBe(200);
  expect((await fetch(`${site.url}/api/jobs.json`)).status).toBe(200);
  expect(site.output()).not.toContain('admin panel');

  // The build of the tests contains the gallery; no guessed address may serve it.
  const built = readdirSync('dist/client/gallery').map((file) => `/gallery/${file.replace(/\.html(?=$|\.)/, '')}`);
  expect(built.length).toBeGreaterThan(100);
  expect(existsSync('dist/client/gallery.html')).toBe(true);
  const spellings = ['', '/', '.html', '.html.br', '/index', '/artwork.html', '/nothing'].map(
    (end) => `/gallery${end}`,
  );
  for (const address of [...built, ...spellings, '/Gallery', '/%67allery', '//gallery', '/x/../gallery']) {
    const answer = await fetch(`${site.url}${address}`);
    // A former address with .html redirects to a page for visitors.
    if (!address.endsWith('.html')) expect(answer.status, address).toBe(404);
    expect(new URL(answer.url).pathname, address).not.toMatch(answer.ok ? /gallery/i : /^$/);
    expect(await answer.text(), address).not.toMatch(/data-stage|<title>(?:Gallery|Artwork)/);
  }
  await site.stop();
});

test('O1: the log has one JSON line for each request and no personal data', async () => {
  const site = await startSite({ settings: { ADMIN: 'off' } });
  await fetch(`${site.url}/work?email=someone@example.com`, {
    headers: { 'user-agent': 'a very special browser', 'x-forwarded-for': '203.0.113.7' },
  });
  await site.stop();
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"path":"/work"'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/work', status: 200 });
  expect(site.output()).not.toMatch(/someone@example\.com|special browser|203\.0\.113\.7|127\.0\.0\.1/);
});
