import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageAt } from '../../domain/languages.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { kindOf } from '../metrics/request-meter.ts';

/** Thresholds above which the process counts as overloaded. */
export interface Overload {
  /** Average delay of the event loop in milliseconds. */
  readonly delay: number;
  /** Milliseconds between two measurements. */
  readonly every: number;
}

/**
 * The interval is long enough that a single task of a second or two, such as the start, does not
 * count as overload.
 */
export const overload: Overload = { delay: 1000, every: 5000 };

/** `Retry-After` in seconds. */
const retryAfter = '10';

/**
 * Refuses expensive requests while the process is overloaded. Cached pages, files, forms and health
 * checks always pass.
 *
 * @param readySince time when the site began to serve, by `performance.now()`. The first two
 *   measurements still include the start, so on a busy machine they would refuse the first
 *   visitors.
 * @param isCached whether the page of a request is cached
 * @param sendPage sends the site's own error page
 */
export function refuseOverload(
  server: FastifyInstance,
  { delay, every }: Overload,
  readySince: () => number,
  isCached: (request: FastifyRequest) => boolean,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  server.register(underPressure, {
    maxEventLoopDelay: delay,
    sampleInterval: every,
    pressureHandler: (request, reply) => {
      if (performance.now() < readySince() + 2 * every) return;
      const kind = kindOf(request);
      // Serves the panel's scripts and styles: without them, buttons do nothing for signed-in
      // editors.
      if (kind === undefined || kind === 'file' || kind === 'form' || request.url.startsWith('/_next/static/')) return;
      if (kind === 'page' && isCached(request)) return;
      reply.header('retry-after', retryAfter).header('cache-control', 'no-store');
      const { overloaded } = interfaceWords(languageAt(request.url)).failures;
      if (kind === 'page') sendPage(request, reply);
      else if (kind === 'api') reply.code(503).send({ errors: [{ message: overloaded }] });
      else reply.code(503).type('text/plain; charset=utf-8').send(overloaded);
    },
  });
}
