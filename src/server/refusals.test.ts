import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { refuseUnanswerable } from './refusals.ts';

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
])('answers HTTP/%s with %j by %i', async (version, hosts, status) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end([`GET /work HTTP/${version}`, ...hosts, 'Connection: close', '', ''].join('\r\n'));
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
});
