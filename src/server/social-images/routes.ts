import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { defaultImagePath, isSocialImageName, socialImageType } from '../../social-images/facts.ts';
import type { SocialImages } from './store.ts';

const oneYear = 365 * 24 * 60 * 60;

/**
 * Serves social images at `/social-images/<name>?of=<page>`. Falls back to the default image,
 * uncached, when the page has no such image or it cannot be drawn.
 *
 * @param clientDirectory absolute path of the folder with the default image
 */
export function socialImageRoutes(
  server: FastifyInstance,
  clientDirectory: string,
  sources: () => { readonly socialImages: Pick<SocialImages, 'read'> } | undefined,
): void {
  server.get<{ Params: { name: string }; Querystring: { of?: unknown } }>(
    '/social-images/:name',
    async (request, reply) => {
      const { name } = request.params;
      const page = request.query.of;
      if (!isSocialImageName(name) || typeof page !== 'string') return reply.callNotFound();
      // Other sites embed them beside their links.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const image = await sources()
        ?.socialImages.read(page, name)
        .catch((err: unknown) => {
          request.log.warn({ err, page }, 'A social image could not be read.');
          return undefined;
        });
      if (image)
        return reply
          .type(socialImageType(name))
          .header('cache-control', `public, max-age=${oneYear}, immutable`)
          .send(image);
      const fallback = await readFile(path.join(clientDirectory, defaultImagePath)).catch(() => undefined);
      if (!fallback) return reply.callNotFound();
      return reply.type('image/png').header('cache-control', 'no-store').send(fallback);
    },
  );
}
