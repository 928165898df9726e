import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Measures } from './measures.ts';

const { PROMETHEUS_CONTENT_TYPE: contentType } = Registry;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isToken = (token: string, authorization = ''): boolean =>
  timingSafeEqual(digest(`Bearer ${token}`), digest(authorization));

/** Serves `/metrics` on the site's port, protected by a token. */
export function metricsRoute(server: FastifyInstance, measures: Measures, token: string): void {
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isToken(token, request.headers.authorization)) return reply.type(contentType).send(await measures.text());
    return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('A token is needed.');
  });
}

/** Serves `/metrics` on a separate port, bound to the loopback interface. */
export async function metricsServer(measures: Measures, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    measures.text().then(
      (text) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
