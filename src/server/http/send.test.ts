import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CachedResponse } from '../page-cache/built-pages.ts';
import { encodingFor, send } from './send.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
])('Accept-Encoding %j selects %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

describe('a cached response', () => {
  const identity = Buffer.from('a page');
  const forms = { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
  const page: CachedResponse = {
    status: 200,
    headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
    etag: '"page"',
    body: (encoding) => forms[encoding],
  };
  let server: Server;
  const ask = (init: RequestInit = {}) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, init);

  beforeAll(async () => {
    server = createServer((request, response) => send(request, response, page));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each(['br', 'gzip', 'identity'])('is sent as %s', async (encoding) => {
    const answer = await ask({ headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('vary')).toBe('accept, accept-encoding');
    expect(await answer.text()).toBe('a page');
  });

  it('is answered with 304 when the ETag matches', async () => {
    const again = await ask({ headers: { 'if-none-match': '"other", W/"page"' } });
    expect([again.status, await again.text(), again.headers.get('content-encoding')]).toEqual([304, '', null]);
  });

  it('has the same content length for a HEAD request', async () => {
    const head = await ask({ method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(head.headers.get('content-length')).toBe(String(forms.br.byteLength));
    expect(await head.text()).toBe('');
  });
});
