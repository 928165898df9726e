import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { purge } from './purge.ts';

interface Received {
  readonly line: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const received: Received[] = [];
let answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> } = { status: 200 };
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
  response.writeHead(answer.status, answer.headers ?? {}).end('{}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(() => {
  received.length = 0;
  answer = { status: 200 };
});
afterAll(() => server.close());

const settingsFor = (more: Readonly<Record<string, string>>) =>
  parseSettings({ SITE_URL: 'https://www.agency.example', PURGE_URL: url, PURGE_TOKEN: 'a-token', ...more });

it('a purge at Cloudflare is a request to the zone with the tags in its body', async () => {
  const settings = settingsFor({ PURGE_BY: 'cloudflare', PURGE_ZONE: '023e105f4ecef8ad' });
  expect((await purge(settings, 'cloudflare', ['site', 'works'])).outcome).toBe('delivered');
  expect(received).toMatchObject([
    {
      line: 'POST /zones/023e105f4ecef8ad/purge_cache',
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
      body: '{"tags":["site","works"]}',
    },
  ]);
});

it('a purge by hook sends the site, the tags and the token if set', async () => {
  const settings = settingsFor({ PURGE_BY: 'hook' });
  expect((await purge(settings, 'hook', ['jobs'])).outcome).toBe('delivered');
  expect(received).toMatchObject([
    {
      line: 'POST /',
      headers: { authorization: 'Bearer a-token' },
      body: '{"site":"https://www.agency.example","tags":["jobs"]}',
    },
  ]);
  await purge(parseSettings({ PURGE_BY: 'hook', PURGE_URL: url }), 'hook', ['jobs']);
  expect(received[1]?.headers).not.toHaveProperty('authorization');
});

it('a refused, redirected or failed purge is retried, and its note has no token', async () => {
  const settings = settingsFor({ PURGE_BY: 'hook' });
  answer = { status: 429, headers: { 'retry-after': '7' } };
  expect(await purge(settings, 'hook', ['jobs'])).toEqual({ outcome: 'again', note: 'It answered 429.', wait: 7000 });
  answer = { status: 302, headers: { location: 'https://elsewhere.example' } };
  expect((await purge(settings, 'hook', ['jobs'])).outcome).toBe('again');
  const away = settingsFor({ PURGE_BY: 'hook', PURGE_URL: 'http://127.0.0.1:9' });
  const outcome = await purge(away, 'hook', ['jobs']);
  expect(outcome.outcome).toBe('again');
  expect(JSON.stringify(outcome)).not.toContain('a-token');
});
