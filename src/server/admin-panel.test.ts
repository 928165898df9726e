import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import type { Payload } from 'payload';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { adminPanel } from './admin-panel.ts';

const handled = vi.fn();
const running: string[] = [];
const most: number[] = [];

/** Stand-in for Next that answers each request with its address after a pause. */
const startNext = () => ({
  prepare: async () => undefined,
  close: async () => undefined,
  getRequestHandler: () => async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '';
    handled(url);
    running.push(url);
    most.push(running.length);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running.pop();
    response.end(`<p>${url}</p>`);
  },
  getUpgradeHandler: () => async () => undefined,
});

const editor = { collection: 'users', roles: ['editor'] };
const content = {
  authStrategies: [
    {
      name: 'cookie',
      authenticate: async ({ headers }: { headers: Headers }) => ({
        user: headers.get('cookie') === 'payload-token=an-editor' ? editor : null,
      }),
    },
  ],
} as unknown as Payload;

const directory = mkdtempSync(path.join(os.tmpdir(), 'admin-panel-test-'));
mkdirSync(path.join(directory, '.next', 'server'), { recursive: true });
writeFileSync(
  path.join(directory, '.next', 'server', 'server-reference-manifest.json'),
  JSON.stringify({ node: { known: {} }, edge: {}, encryptionKey: '' }),
);

afterAll(() => rmSync(directory, { recursive: true }));

/** @param most pages that a visitor who is not signed in may have rendered */
async function opened(most = Number.POSITIVE_INFINITY) {
  let taken = 0;
  const take = async () => {
    taken += 1;
    return taken > most ? 60 : undefined;
  };
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = fastify({ logger: { level: 'warn', stream } });
  const panel = adminPanel(server, { development: false, directory, limit: { take, look: take }, startNext });
  await panel.prepare(content);
  return { server, lines, panel };
}

afterEach(() => {
  handled.mockReset();
  most.length = 0;
});

it('the panel answers 503 until the content system is open', async () => {
  const server = fastify();
  const limit = { take: async () => undefined, look: async () => undefined };
  adminPanel(server, { development: false, directory, limit });
  for (const path of ['/admin', '/admin/login', '/cms/users/me', '/_next/x']) {
    const answer = await server.inject(path);
    expect(answer.statusCode, path).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  }
  await server.close();
});

it('the panel refuses bad requests without passing them to Next', async () => {
  const { server, lines } = await opened();
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await server.inject('/cms/graphql')).statusCode).toBe(404);
  expect((await server.inject({ method: 'POST', url: '/cms/users/login', headers })).statusCode).toBe(403);
  expect((await server.inject(`/admin/login?${'a&'.repeat(600)}`)).statusCode).toBe(414);
  expect(handled).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
  await server.close();
});

it('the panel serves a cached sign-in page to visitors who are not signed in', async () => {
  const { server, panel } = await opened(0);
  await panel.warm();
  const before = handled.mock.calls.length;
  for (const headers of [{}, { cookie: 'payload-token=over' }, { 'sec-ch-prefers-color-scheme': 'dark' }]) {
    const answer = await server.inject({ url: '/admin/login', headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>/admin/login</p>']);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  }
  expect(handled).toHaveBeenCalledTimes(before);
  await server.close();
});

it('the panel limits rendering for visitors, and not for signed-in editors', async () => {
  const { server } = await opened(3);
  const look = async (url: string, cookie = '') => (await server.inject({ url, headers: { cookie } })).statusCode;
  const asVisitor = Array.from({ length: 6 }, (_, n) => look(n % 2 ? '/admin/forgot' : '/admin', 'payload-theme=dark'));
  expect((await Promise.all(asVisitor)).toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
  expect(Math.max(...most)).toBe(1);
  const signedIn = Array.from({ length: 4 }, () => look('/admin', 'payload-token=an-editor'));
  expect(await Promise.all(signedIn)).toEqual([200, 200, 200, 200]);
  expect(await Promise.all(['/cms/users/me', '/_next/static/x.js'].map((url) => look(url)))).toEqual([200, 200]);
  await server.close();
});

it('the panel answers unknown server actions without Next', async () => {
  const { server } = await opened();
  const call = (action: string) =>
    server.inject({ method: 'POST', url: '/admin/forgot', headers: { 'next-action': action }, payload: '[]' });
  const unknown = await call('f'.repeat(42));
  expect([unknown.statusCode, unknown.headers['x-nextjs-action-not-found']]).toEqual([404, '1']);
  expect(handled).not.toHaveBeenCalled();
  expect((await call('known')).statusCode).toBe(200);
  await server.close();
});
