import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { presses } from '../lib/analytics/presses.ts';
import { isOwnWrite } from '../lib/same-origin.ts';
import type { Analytics } from './open.ts';

export interface BeaconSources {
  readonly analytics?: Analytics | undefined;
  /** Returns the normalised path if a public page exists there, else undefined. */
  readonly shownPath: (path: string) => Promise<string | undefined>;
}

/** Largest message in bytes; the site's own script sends at most half. */
const largest = 512;

/**
 * Messages per IP address in ten minutes, enough for an office behind one address. Counted in
 * memory only.
 */
const mostFrom = 300;

const measure = z.number().min(0).optional();

const message = z.strictObject({
  path: z.string().max(200),
  /** Set when a prerendered page is shown. */
  shown: z.literal(1).optional(),
  /** Search words that stayed in the field for a while without a result. */
  words: z.string().max(80).optional(),
  /** Kind of a link to a means of contact that was pressed. */
  press: z.enum(presses).optional(),
  lcp: measure,
  inp: measure,
  cls: measure,
});

function messageIn(body: unknown): z.infer<typeof message> | undefined {
  try {
    return message.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
}

/**
 * Receives beacons of pages that were shown.
 *
 * @param limit makes the limit of each client's beacons
 */
export function beaconRoute(
  server: FastifyInstance,
  sources: () => BeaconSources | undefined,
  limit: (most: number) => (address: string) => Promise<boolean>,
): void {
  const maySend = limit(mostFrom);
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!sources()?.analytics) return reply.callNotFound();
      if (!isOwnWrite(request)) return reply.code(403).send();
      if (!(await maySend(request.ip))) return reply.code(429).header('retry-after', '600').send();
      return undefined;
    });
    scope.setErrorHandler<Error & { readonly statusCode?: number }>(async (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'A message of a page could not be counted.');
      return reply.code(status).send();
    });
    scope.post('/api/figures', async ({ body, headers, ip }, reply) => {
      const current = sources();
      const beacon = messageIn(body);
      if (!current?.analytics || !beacon) return reply.code(400).send();
      const path = await current.shownPath(beacon.path);
      if (path === undefined) return reply.code(404).send();
      const { analytics } = current;
      if (beacon.shown) analytics.shown(headers, path, ip);
      if (beacon.press) analytics.pressed(headers, beacon.press);
      analytics.measured(headers, path, beacon);
      if (beacon.words !== undefined) await analytics.searched(headers, beacon.words);
      return reply.code(204).send();
    });
  });
}
