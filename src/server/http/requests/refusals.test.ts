import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { chinese, english } from '../../../i18n/testing/languages.ts';
import { allowedAt, refuseUnanswerable, refuseUnknownWrites } from './refusals.ts';

const server = createServer({ requireHostHeader: false }, (request, response) => {
  if (!refuseUnanswerable({}, request, response)) response.end('answered');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

afterAll(() => void server.close());

it.each([
  ['1.1', ['Host: site.example'], 200],
  ['1.1', ['Host: site.example', 'host: evil.example'], 400],
  ['1.1', [], 400],
  ['1.0', [], 200],
  ['1.0', ['Host: site.example', 'Host: site.example'], 400],
])('a request by HTTP/%s with the headers %j gets status %i', async (version, hosts, status) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end([`GET /work HTTP/${version}`, ...hosts, 'Connection: close', '', ''].join('\r\n'));
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
});

it('a path that is too long is refused, and a long query is not', async () => {
  const { port } = server.address() as AddressInfo;
  const statusOf = async (target: string) => (await fetch(`http://127.0.0.1:${port}${target}`)).status;
  expect(await statusOf('/a'.repeat(2001))).toBe(414);
  expect(await statusOf(`/api?query=${'a'.repeat(8000)}`)).toBe(200);
});

it.each([
  ['PUT', '/contact-us', 'GET, HEAD, POST'],
  ['DELETE', '/jobs/web-developer?x=1', 'GET, HEAD, POST'],
  ['PATCH', '/api', 'GET, HEAD, POST'],
  ['PUT', '/api/figures', 'GET, HEAD, POST'],
  ['POST', '/work', 'GET, HEAD'],
  ['POST', '/contact-us/else', 'GET, HEAD'],
  ['PUT', '/jobs', 'GET, HEAD'],
] as const)('%s %s is refused with the allowed methods', async (method, url, allow) => {
  const server = fastify();
  refuseUnknownWrites(server);
  const answer = await server.inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
});

it.each([
  ['/zh-hk/contact-us', 'GET, HEAD, POST'],
  ['/zh-hk/jobs/web-developer?x=1', 'GET, HEAD, POST'],
  ['/zh-hk/work', 'GET, HEAD'],
  ['/zh-hk/api', 'GET, HEAD'],
  ['/zh/contact-us', 'GET, HEAD'],
])('%s in a second language allows %s', (url, allow) => {
  expect(allowedAt(url, [english, chinese])).toBe(allow);
});
