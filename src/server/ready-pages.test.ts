import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { readyPages } from './ready-pages.ts';

let server: Server;
let origin: string;
let logged: unknown[];
let counted: string[];
let current = true;

beforeEach(async () => {
  logged = [];
  counted = [];
  current = true;
  const cache = new PageCache({
    render: async (address) => ({
      status: address === '/gone' ? 404 : 200,
      headers: {
        'content-type': address.endsWith('.xml') ? 'application/xml' : 'text/html',
        'cdn-cache-control': 'max-age=60',
      },
      body: Buffer.from(`page ${address}`),
      read: new Set(['works']),
    }),
    headers: { 'x-content-type-options': 'nosniff' },
    policyFor: (policy) => policy,
    warn: () => undefined,
  });
  await cache.get('/work');
  for (const kept of ['/gone', '/lost', '/feed.xml', '/work?category=web']) await cache.get(kept);
  const answer = readyPages({
    sources: () => ({
      builtPages: new Map(),
      cache,
      freshness: { isCurrent: () => current },
      figures: { view: (_headers, path) => void counted.push(path) },
    }),
    log: (method, path, status) => void logged.push([method, path, status]),
  });
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(418).end('routed');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init);

it.each([['br'], ['gzip'], ['identity']])('sends a page that lies ready as %s', async (encoding) => {
  const answer = await ask('/work', { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('vary')).toBe('accept, accept-encoding');
  expect(await answer.text()).toBe('page /work');
  expect(logged).toEqual([['GET', '/work', 200]]);
});

it('sends nothing again to whoever has it, and says so in the log', async () => {
  const etag = (await ask('/work')).headers.get('etag') ?? '';
  const again = await ask('/work', { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect([again.status, await again.text(), again.headers.get('content-encoding')]).toEqual([304, '', null]);
  expect(logged.at(-1)).toEqual(['GET', '/work', 304]);
});

it('tells whoever asks for the headers alone how long the body would be', async () => {
  const whole = await ask('/work', { headers: { 'accept-encoding': 'br' } });
  const head = await ask('/work', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
  expect(await head.text()).toBe('');
});

it.each([
  ['a page that was not asked for before', '/other', 'GET'],
  ['a page that is missing', '/gone', 'GET'],
  ['what is said where nothing is', '/lost', 'GET'],
  ['another method', '/work', 'POST'],
])('leaves %s to the routes', async (_what, path, method) => {
  expect((await ask(path, { method })).status).toBe(418);
});

it('leaves everything to the routes while nobody knows whether it is still true', async () => {
  current = false;
  expect((await ask('/work')).status).toBe(418);
});

it('leaves whoever wants the words of a page to the routes', async () => {
  expect((await ask('/work', { headers: { accept: 'text/markdown' } })).status).toBe(418);
});

it('counts every page that is asked for, by its path, and nothing else', async () => {
  await ask('/work?category=web');
  const etag = (await ask('/work')).headers.get('etag') ?? '';
  expect((await ask('/work', { headers: { 'if-none-match': etag } })).status).toBe(304);
  await ask('/work', { method: 'HEAD' });
  await ask('/feed.xml');
  await ask('/gone');
  expect(counted).toEqual(['/work', '/work', '/work']);
});
