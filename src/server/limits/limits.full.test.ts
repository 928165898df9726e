import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { type SiteServer, type SiteServerOptions, type Sources, siteServer } from '../app.ts';
import type { Development } from '../development.ts';
import { readPageQueries } from '../http/pages/page-queries.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import type { RenderedPage } from '../page-cache/rendered-page.ts';
import { socketLimits } from './sockets.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'limits-test-'));
mkdirSync(path.join(folder, 'client', '_astro'), { recursive: true });
mkdirSync(path.join(folder, 'media'));

let site: SiteServer | undefined;

afterAll(() => rmSync(folder, { recursive: true }));

afterEach(async () => {
  site?.fastify.server.closeAllConnections();
  await site?.fastify.close();
  site = undefined;
});

const rendered = (address: string): RenderedPage => ({
  status: address === '/work' || address.startsWith('/search') ? 200 : 404,
  headers: { 'content-type': 'text/html', ...(address === '/work' ? { 'cdn-cache-control': 'max-age=3600' } : {}) },
  body: Buffer.from(`page ${address}`),
  read: new Set(),
});

/** Sources with a cached page, an uncached search, and nothing else. */
async function sourcesOf(): Promise<Sources> {
  const cache = new PageCache({
    render: async (address) => rendered(address),
    headers: {},
    policyFor: (policy) => policy,
    warn: () => undefined,
  });
  await cache.get('/work');
  return {
    builtPages: new Map(),
    cache,
    mayExist: async () => true,
    rootFiles: new Set(),
    queries: await readPageQueries(),
    findRedirect: async () => undefined,
    markdownAlternates: { of: () => undefined },
    answerApi: async () => Response.json({ data: {} }),
    previews: { forLink: async () => undefined },
  } as unknown as Sources;
}

/** Starts the site's server on a local port. */
async function start(
  given: Readonly<Record<string, string>> = {},
  options: Pick<SiteServerOptions, 'sockets' | 'overload' | 'development'> = {},
): Promise<string> {
  const settings = parseSettings({ ADMIN: 'off', DATA_DIR: folder, ...given });
  site = siteServer({ settings, buildDirectory: folder, logger: false, ...options });
  site.use(await sourcesOf());
  return site.fastify.listen({ port: 0, host: '127.0.0.1' });
}

/**
 * Sends bytes, then `more` repeatedly. Returns the answer and the time until the connection was
 * closed.
 */
function converse(url: string, first: string, more?: { readonly every: number; readonly bytes: string }) {
  return new Promise<{ readonly answer: string; readonly after: number }>((resolve) => {
    const started = performance.now();
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(first));
    const timer = more && setInterval(() => socket.write(more.bytes), more.every);
    const giveUp = setTimeout(() => socket.destroy(), 8000);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(giveUp);
      resolve({ answer, after: performance.now() - started });
    });
  });
}

describe('a connection is closed', () => {
  const sockets = {
    ...socketLimits,
    headersTimeout: 400,
    requestTimeout: 800,
    keepAliveTimeout: 400,
    connectionsCheckingInterval: 100,
  };
  const head = 'GET /work HTTP/1.1\r\nHost: site.example\r\n';

  it('that sends nothing', async () => {
    const { answer, after } = await converse(await start({}, { sockets }), '');
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408|$)/);
    expect(after).toBeLessThan(4000);
  });

  it('whose headers never end', async () => {
    const { answer, after } = await converse(await start({}, { sockets }), head, { every: 50, bytes: 'X-More: 1\r\n' });
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(after).toBeLessThan(4000);
  });

  it('with headers that are too large', async () => {
    const flood = `${head}${'X-More: 0123456789012345678901234567890123456789\r\n'.repeat(500)}\r\n`;
    expect((await converse(await start({}, { sockets }), flood)).answer).toMatch(/^HTTP\/1\.1 431/);
  });

  it.each(['/contact-us', '/api', '/work', '/nowhere', '/preview/pages/1'])(
    'whose body for %s arrives too slowly',
    async (target) => {
      const request = `POST ${target} HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`;
      const { after } = await converse(await start({}, { sockets }), request, { every: 50, bytes: 'x' });
      expect(after).toBeLessThan(4000);
    },
  );

  it.each(['/api', '/work'])('whose body for %s never ends', async (target) => {
    const request = `POST ${target} HTTP/1.1\r\nHost: site.example\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const { after } = await converse(await start({}, { sockets }), request, { every: 5, bytes: chunk });
    expect(after).toBeLessThan(4000);
  });

  it('that stays idle after its response', async () => {
    const { answer, after } = await converse(await start({}, { sockets }), `${head}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(after).toBeLessThan(4000);
  });

  it('after its maximum number of requests', async () => {
    const { answer } = await converse(
      await start({}, { sockets: { ...sockets, requests: 3 } }),
      `${head}\r\n`.repeat(3),
    );
    expect(answer.match(/^connection: close/gim)).toHaveLength(1);
  });

  it('above the maximum number, while the others continue', async () => {
    const url = await start(
      {},
      { sockets: { ...sockets, headersTimeout: 5000, requestTimeout: 5000, connections: 3 } },
    );
    const patient = [1, 2, 3].map(() => converse(url, '', { every: 1000, bytes: `${head}Connection: close\r\n\r\n` }));
    await pause(200);
    const { answer, after } = await converse(url, `${head}\r\n`);
    expect([answer, after < 800]).toEqual(['', true]);
    for (const { answer: theirs } of await Promise.all(patient)) expect(theirs).toMatch(/^HTTP\/1\.1 200/);
  });
});

it('thousands of idle connections do not prevent a request for a page', async () => {
  const url = await start();
  const idle = Array.from({ length: 2000 }, () =>
    connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined),
  );
  await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const before = process.memoryUsage().rss;
  const answer = await fetch(`${url}/work`);
  expect(answer.status).toBe(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  for (const socket of idle) socket.destroy();
});

describe('one client', () => {
  const from = (address: string): RequestInit => ({ headers: { 'x-forwarded-for': address }, redirect: 'manual' });

  it('is limited in searches and missing pages per minute, not in cached pages', async () => {
    const url = await start({ PAGE_LIMIT: '4', TRUST_PROXY: '1' });
    const statuses = async (paths: readonly string[], address: string) => {
      const found: number[] = [];
      for (const target of paths) found.push((await fetch(`${url}${target}`, from(address))).status);
      return found;
    };
    const paths = ['/search?q=a', '/no', '/search?q=b', '/such', '/page', '/search?q=c', '/no.html', '/no.md'];
    expect(await statuses(paths, '203.0.113.1')).toEqual([200, 404, 200, 404, 429, 429, 429, 429]);
    expect(await statuses(['/work', '/work/'], '203.0.113.1')).toEqual([200, 301]);
    expect(await statuses(['/page'], '203.0.113.2')).toEqual([404]);
    const refused = await fetch(`${url}/page`, from('203.0.113.1'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it('is limited in views of shared drafts per minute', async () => {
    const url = await start({ PAGE_LIMIT: '2', TRUST_PROXY: '1' });
    const look = async () => (await fetch(`${url}/preview/shared/${'x'.repeat(43)}`, from('203.0.113.4'))).status;
    expect([await look(), await look(), await look()]).toEqual([404, 404, 429]);
  });

  it('is limited in API requests per minute, counting an IPv6 /64 as one client', async () => {
    const url = await start({ API_LIMIT: '2', TRUST_PROXY: '1' });
    const ask = (address: string) => fetch(`${url}/api?query={__typename}`, from(address));
    expect((await ask('2001:db8:1:1::a')).status).toBe(200);
    expect((await ask('2001:db8:1:1::b')).status).toBe(200);
    const refused = await ask('2001:db8:1:1:ffff::c');
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { errors: [{ message: 'Too many requests. Ask less often.' }] },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await ask('2001:db8:1:2::a')).status).toBe(200);
  });

  it('is not limited behind an untrusted local proxy or without a limit', async () => {
    const untrusted = await start({ PAGE_LIMIT: '1', API_LIMIT: '1' });
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await fetch(`${untrusted}/no`, from('203.0.113.1'))).status).toBe(404);
      expect((await fetch(`${untrusted}/api?query={__typename}`)).status).toBe(200);
    }
    await site?.fastify.close();
    const unlimited = await start({ PAGE_LIMIT: '0', TRUST_PROXY: '1' });
    for (let turn = 0; turn < 3; turn += 1)
      expect((await fetch(`${unlimited}/no`, from('203.0.113.1'))).status).toBe(404);
  });
});

it('an overloaded process refuses slow requests with Retry-After, and serves cached pages', async () => {
  const url = await start({}, { overload: { delay: 30, every: 50 } });
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  await expect.poll(() => statusOf('/no'), { timeout: 20_000 }).toBe(404);
  const busy = setInterval(() => {
    for (const until = performance.now() + 120; performance.now() < until; );
  }, 5);
  try {
    await pause(600);
    for (const target of ['/no', '/api?query={__typename}']) {
      const refused = await fetch(`${url}${target}`);
      expect([target, refused.status, refused.headers.get('retry-after')]).toEqual([target, 503, '10']);
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(await statusOf('/work')).toBe(200);
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/_astro/none.css')).toBe(404);
    expect(await statusOf('/_next/static/none.js'), 'a file of the panel').toBe(404);
  } finally {
    clearInterval(busy);
  }
  await expect.poll(() => statusOf('/no'), { timeout: 20_000 }).toBe(404);
});

it('the load of its own start does not make the process refuse requests', async () => {
  const settings = parseSettings({ ADMIN: 'off', DATA_DIR: folder });
  const every = 1000;
  site = siteServer({ settings, buildDirectory: folder, logger: false, overload: { delay: 30, every } });
  const url = await site.fastify.listen({ port: 0, host: '127.0.0.1' });
  const busy = setInterval(() => {
    for (const until = performance.now() + 120; performance.now() < until; );
  }, 5);
  try {
    await pause(2 * every);
    site.use(await sourcesOf());
    expect((await fetch(`${url}/no`)).status).toBe(404);
    await pause(3 * every);
    expect((await fetch(`${url}/no`)).status, 'when the load continues').toBe(503);
  } finally {
    clearInterval(busy);
  }
});

it('the development server refuses no requests under load', async () => {
  const development: Development = {
    makeRenderer: async () => async (address) => rendered(address),
    owns: () => false,
    handle: () => undefined,
    onChange: () => undefined,
    stop: async () => undefined,
  };
  const url = await start({}, { overload: { delay: 30, every: 50 }, development });
  const busy = setInterval(() => {
    for (const until = performance.now() + 120; performance.now() < until; );
  }, 5);
  try {
    await pause(600);
    expect((await fetch(`${url}/no`)).status).toBe(404);
  } finally {
    clearInterval(busy);
  }
});

it('the server stops although requests keep coming through open connections', async () => {
  const url = await start();
  let isOpen = true;
  const visitors = (async () => {
    for (; isOpen; await pause(50)) await fetch(`${url}/healthz`).catch(() => undefined);
  })();
  const begun = performance.now();
  await site?.stop();
  const took = performance.now() - begun;
  isOpen = false;
  await visitors;
  expect(took).toBeLessThan(8000);
});
