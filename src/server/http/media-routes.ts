import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mediaTypeOf, ownDrawing } from '../../lib/media/media-types.ts';

export interface MediaSources {
  /** Reads a stored file from the local folder or the S3 store. */
  readonly readMedia: (filename: string, headers: Headers) => Promise<Response>;
  /** Whether a file is private: an original, or a file in the trash. */
  readonly isHidden: (filename: string) => Promise<boolean>;
}

const oneHour = 60 * 60 * 1000;

/**
 * Headers of the store that are passed on. The content type is not among them: it follows from the
 * file name.
 */
const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Drawings are inlined in pages; opened directly, they are downloaded. */
const dispositionOf = (name: string) => (ownDrawing.test(name) ? { 'content-disposition': 'attachment' } : {});

/** Uploaded files must not run anything, and other sites that use our content may embed them. */
const mediaHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Serves pictures, films and marks at `/media/…` from the local folder. */
export function localMedia(server: FastifyInstance, directory: string, sources: () => MediaSources | undefined): void {
  server.register(async (folder) => {
    folder.addHook<{ Params: Readonly<Record<string, string | undefined>> }>('onRequest', async (request, reply) => {
      const current = sources();
      if (!current) return reply.code(503).header('retry-after', '5').send();
      if (await current.isHidden(path.basename(request.params['*'] ?? ''))) return reply.callNotFound();
      return undefined;
    });
    await folder.register(fastifyStatic, {
      root: directory,
      prefix: '/media/',
      decorateReply: false,
      index: false,
      maxAge: oneHour,
      allowedPath: (name) => mediaTypeOf(name) !== undefined,
      setHeaders: (reply, name) => {
        reply.headers({ ...mediaHeaders, ...dispositionOf(name), 'content-type': mediaTypeOf(name) });
      },
    });
  });
}

/**
 * Serves pictures, films and marks at `/media/…` from an S3 store. The addresses equal the local
 * ones, so a site can move either way.
 */
export function storedMedia(server: FastifyInstance, sources: () => MediaSources | undefined): void {
  server.get<{ Params: { filename: string } }>('/media/:filename', async (request, reply) => {
    const { filename } = request.params;
    const type = mediaTypeOf(filename);
    if (!type || filename.includes('/') || filename.includes('\\')) return reply.callNotFound();
    const current = sources();
    if (!current) return reply.code(503).header('retry-after', '5').send();
    if (await current.isHidden(filename)) return reply.callNotFound();
    const asked = new Headers();
    for (const name of ['range', 'if-none-match'] as const) {
      const value = request.headers[name];
      if (value !== undefined) asked.set(name, value);
    }
    const answer = await current.readMedia(filename, asked);
    // 503 keeps caches and search engines from taking an outage of the store for a deleted picture.
    if (answer.status >= 500)
      return reply.code(503).headers({ 'retry-after': '30', 'cache-control': 'no-store' }).send();
    if (answer.status === 416)
      return reply.code(416).header('content-range', answer.headers.get('content-range')).send();
    if (answer.status >= 400) return reply.callNotFound();
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    reply
      .code(answer.status)
      .headers({ ...mediaHeaders, ...dispositionOf(filename) })
      .type(type);
    reply.header('cache-control', `public, max-age=${oneHour / 1000}`);
    return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
  });
}
