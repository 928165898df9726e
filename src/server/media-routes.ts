import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface MediaSources {
  /** Reads one stored file from wherever the content system keeps it. */
  readonly readMedia: (filename: string, headers: Headers) => Promise<Response>;
}

const oneHour = 60 * 60 * 1000;

/** What a store says about a file that a visitor's browser needs to know. */
const passedOn = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Pictures and films at `/media/…` from the local folder. */
export function localMedia(server: FastifyInstance, directory: string): void {
  server.register(fastifyStatic, {
    root: directory,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: oneHour,
  });
}

/** Pictures and films at `/media/…` from an S3 store: the same addresses, so that a site can move there and back. */
export function storedMedia(server: FastifyInstance, sources: () => MediaSources | undefined): void {
  server.get<{ Params: { filename: string } }>('/media/:filename', async (request, reply) => {
    const current = sources();
    if (!current) return reply.code(503).header('retry-after', '5').send();
    const asked = new Headers();
    for (const name of ['range', 'if-none-match'] as const) {
      const value = request.headers[name];
      if (value !== undefined) asked.set(name, value);
    }
    const answer = await current.readMedia(request.params.filename, asked);
    if (answer.status >= 400) return reply.callNotFound();
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    reply.code(answer.status).header('cache-control', `public, max-age=${oneHour / 1000}`);
    return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
  });
}
