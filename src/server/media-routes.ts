import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mediaTypeOf, ownDrawing } from '../shared/media-types.ts';

export interface MediaSources {
  /** Reads one stored file from wherever the content system keeps it. */
  readonly readMedia: (filename: string, headers: Headers) => Promise<Response>;
  /**
   * Whether a file is for nobody outside the panel: what an editor sent as it was, and what lies in
   * the trash.
   */
  readonly isHidden: (filename: string) => Promise<boolean>;
}

const oneHour = 60 * 60 * 1000;

/**
 * What a store says about a file that a visitor's browser needs to know. Not its type: that is what
 * our name of it says.
 */
const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** A drawing is part of a page: opened by itself, it is a file to keep. */
const dispositionOf = (name: string) => (ownDrawing.test(name) ? { 'content-disposition': 'attachment' } : {});

/**
 * Nothing in a file of somebody else's may run, and other sites that read content from here may
 * show it.
 */
const mediaHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Pictures, films and marks at `/media/…` from the local folder. */
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
 * Pictures, films and marks at `/media/…` from an S3 store: the same addresses, so that a site can
 * move there and back.
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
    // The store does not answer: that is not for caches and search engines to remember as a picture
    // that is gone.
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
