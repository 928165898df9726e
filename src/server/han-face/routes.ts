import type { FastifyInstance } from 'fastify';
import { cutCharacters } from '../../ui/poster/han-cut.ts';
import { rateLimited } from '../http/pages/page-routes.ts';
import { clientQueues } from '../limits/client-queues.ts';
import type { ClientRateLimit } from '../limits/client-rate-limits.ts';
import { hanCuts } from './cuts.ts';

const oneYear = 365 * 24 * 60 * 60;

/** Serves the Chinese poster face of a page at `/han/<characters>.woff2`. */
export function hanFaceRoutes(server: FastifyInstance, limit: ClientRateLimit): void {
  const cuts = hanCuts();
  const inQueue = clientQueues();
  server.get<{ Params: { file: string } }>('/han/:file', async (request, reply) => {
    const characters = cutCharacters(request.params.file);
    if (characters === undefined)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('No set of characters has this name.\n');
    const isCut = cuts.has(characters);
    const wait = isCut ? undefined : await limit.take(request);
    if (wait !== undefined) return rateLimited(request, reply, wait);
    const get = () => cuts.get(characters);
    const { font, etag } = await (isCut ? get() : inQueue(request, get));
    reply.headers({ 'cache-control': `public, max-age=${oneYear}, immutable`, etag });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type('font/woff2').send(font);
  });
}
