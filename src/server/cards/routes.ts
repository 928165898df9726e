import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cardType, defaultCardPath, isCardName } from '../../cards/facts.ts';

export interface CardSources {
  readonly cards: { readonly read: (name: string) => Promise<Buffer | undefined> };
}

const oneYear = 365 * 24 * 60 * 60;

/**
 * Social pictures at `/cards/…`. One that is not made yet is never waited for: whoever asks is given the card of the whole site, and is told
 * not to keep it.
 *
 * @param clientDirectory where the card of the whole site lies
 */
export function cardRoutes(
  server: FastifyInstance,
  clientDirectory: string,
  sources: () => CardSources | undefined,
): void {
  server.get<{ Params: { name: string } }>('/cards/:name', async (request, reply) => {
    const { name } = request.params;
    if (!isCardName(name)) return reply.callNotFound();
    // Other sites show them beside their links.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const card = await sources()?.cards.read(name);
    if (card)
      return reply.type(cardType(name)).header('cache-control', `public, max-age=${oneYear}, immutable`).send(card);
    const instead = await readFile(path.join(clientDirectory, defaultCardPath)).catch(() => undefined);
    if (!instead) return reply.callNotFound();
    return reply.type('image/png').header('cache-control', 'no-store').send(instead);
  });
}
