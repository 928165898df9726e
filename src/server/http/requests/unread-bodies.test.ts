import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseSettings } from '../../../config/env.ts';
import { type SiteServer, type Sources, siteServer } from '../../app.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bodies-test-'));
let site: SiteServer;
let port: number;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'client'));
  mkdirSync(path.join(folder, 'media'));
  const settings = parseSettings({ ADMIN: 'off', DATA_DIR: folder });
  site = siteServer({ settings, buildDirectory: folder, logger: false });
  const isEditor = async (headers: Headers) => headers.get('cookie') === 'payload-token=an-editor';
  site.use({ builtPages: new Map(), previews: { isEditor } } as unknown as Sources);
  port = Number(new URL(await site.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(async () => {
  await site.fastify.close();
  rmSync(folder, { recursive: true });
});

/** Status of the answer to a request whose body never arrives. */
function statusWithoutBody(target: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const lines = Object.entries({ host: 'site.example', 'content-type': 'application/json', ...headers });
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`),
    );
    socket.once('data', (answer) => {
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

const preview = '/preview/pages/1';
const large = { 'content-length': '1900000' };
const ownPage = { 'sec-fetch-site': 'same-origin' };
const editor = { ...ownPage, cookie: 'payload-token=an-editor' };

it.each([
  ['an address without a route', '/nowhere', large, 405],
  ['a page', '/', large, 405],
  ['an address without writes', '/healthz', { ...large, 'content-type': 'text/plain' }, 405],
  ['a preview, from another site', preview, { ...large, ...editor, 'sec-fetch-site': 'cross-site' }, 403],
  ['a preview, without a session', preview, { ...large, ...ownPage }, 401],
  ['a preview, with an invalid session', preview, { ...large, ...ownPage, cookie: 'payload-token=x' }, 401],
  ['a preview, with a body that is too large', preview, { ...editor, 'content-length': '3000000' }, 413],
  ['a preview, of unknown length', preview, { ...editor, 'transfer-encoding': 'chunked' }, 411],
] as const)('a request is refused before its body arrives: %s', async (_name, target, headers, status) => {
  expect(await statusWithoutBody(target, headers)).toBe(status);
});
