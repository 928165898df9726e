import type { FastifyInstance } from 'fastify';
import { keyPath } from './service.ts';

const oneHour = 60 * 60;

/** Serves the key file, by which search engines verify that a notification comes from this site. */
export function keyRoute(server: FastifyInstance, key: string): void {
  server.get(keyPath(key), async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${oneHour}`).send(key),
  );
}
