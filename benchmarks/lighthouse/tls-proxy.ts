import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Connection headers, which HTTP/2 forbids. */
const ofTheHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Path of an empty page with one heading, beside the site. */
export const floorPath = '/an-empty-page';

const floor =
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>An empty page</title></head><body><h1>An empty page</h1></body></html>';

/** Creates a certificate for this machine, valid for a day. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'certificate.pem');
  const asked = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...asked], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Serves the site over TLS and HTTP/2, as a load balancer does: clear text is about 150 ms faster.
 */
export async function startTlsProxy(
  siteUrl: string,
): Promise<{ readonly url: string; readonly server: Http2SecureServer }> {
  const { hostname, port } = new URL(siteUrl);
  const server = createSecureServer(certificate(), (incoming, outgoing) => {
    if (incoming.url === floorPath) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(floor);
      return;
    }
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const passedOn = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofTheHop.has(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, server };
}
