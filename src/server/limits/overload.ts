import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kindOf } from '../metrics/request-meter.ts';

/** When the process counts as having more to do than it can. */
export interface Overload {
  /** Milliseconds that whatever is due comes late, on average. */
  readonly delay: number;
  /** Milliseconds between two looks. */
  readonly every: number;
}

/**
 * Long enough that one thing that takes a second or two, a start above all, is no more than one
 * among many.
 */
export const overload: Overload = { delay: 1000, every: 5000 };

/** Seconds after which somebody who was turned away may come again. */
const retryAfter = '10';

const words = 'There is more to do here than we can do at once. Please try again in a moment.';

/**
 * Turns away what takes long while the process has more to do than it can. Pages that lie ready
 * never come here; files are cheap and pages are nothing without them, a form is what the site is
 * for, and whoever looks after the machine has to know.
 *
 * @param readySince when the site began to serve, by `performance.now()`. What is seen up to two
 *   looks later was partly done by the start itself: on a busy machine it would turn away the first
 *   visitors of a site that has said that it is ready.
 * @param sendPage answers for a page in words of the site
 */
export function refuseOverload(
  server: FastifyInstance,
  { delay, every }: Overload,
  readySince: () => number,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  server.register(underPressure, {
    maxEventLoopDelay: delay,
    sampleInterval: every,
    pressureHandler: (request, reply) => {
      if (performance.now() < readySince() + 2 * every) return;
      const kind = kindOf(request);
      // The panel's own scripts and styles: without one of them whoever is signed in presses
      // buttons that do nothing.
      if (kind === undefined || kind === 'file' || kind === 'form' || request.url.startsWith('/_next/static/')) return;
      reply.header('retry-after', retryAfter).header('cache-control', 'no-store');
      if (kind === 'page') sendPage(request, reply);
      else if (kind === 'api') reply.code(503).send({ errors: [{ message: words }] });
      else reply.code(503).type('text/plain; charset=utf-8').send(words);
    },
  });
}
