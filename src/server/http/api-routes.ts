import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AnswerApi, largestAnswer, largestApiBody } from '../../api/lazy-api.ts';
import { clientQueues } from '../limits/client-queues.ts';
import type { ClientRateLimit } from '../limits/client-rate-limits.ts';

export interface ApiSources {
  readonly answerApi: AnswerApi;
  readonly readJobs: () => Promise<unknown>;
}

const oneError = (message: string) => JSON.stringify({ errors: [{ message }] });

function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Routes of the content API at `/api`, and of the jobs at their long-standing address. */
export function apiRoutes(
  server: FastifyInstance,
  sources: () => ApiSources | undefined,
  siteUrl: string,
  limit: ClientRateLimit,
): void {
  const inQueue = clientQueues();
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestApiBody }, (_request, body, done) =>
      done(null, body),
    );

    scope.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
      const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
      if (status === 500) request.log.error({ err: error }, 'The content API failed.');
      const message =
        status === 413
          ? `A request has at most ${largestApiBody} bytes.`
          : status === 500
            ? 'Something went wrong.'
            : error.message;
      return sendJson(reply, status, oneError(message));
    });

    scope.addHook('onRequest', async (request, reply) => {
      const wait = await limit.take(request);
      if (wait === undefined) return undefined;
      return sendJson(reply.header('retry-after', String(wait)), 429, oneError('Too many requests. Ask less often.'));
    });

    scope.route({
      method: ['GET', 'POST'],
      url: '/api',
      handler: async (request, reply) => {
        const current = sources();
        if (!current) return sendJson(reply.header('retry-after', '5'), 503, oneError('The site is starting.'));
        const { authorization, 'content-type': contentType = 'application/json' } = request.headers;
        const publishedOnly = request.headers['x-published-only'];
        const asked = new Request(new URL(request.raw.url ?? '/api', siteUrl), {
          method: request.method,
          headers: {
            accept: 'application/json',
            'content-type': contentType,
            ...(authorization ? { authorization } : {}),
            ...(publishedOnly === undefined ? {} : { 'x-published-only': '1' }),
          },
          ...(request.method === 'POST' ? { body: typeof request.body === 'string' ? request.body : '' } : {}),
        });
        const { status, body } = await inQueue(request, async () => {
          const answer = await current.answerApi(asked);
          return { status: answer.status, body: await answer.text() };
        });
        if (body.length > largestAnswer)
          return sendJson(reply, 200, oneError('The answer would be too long. Ask for less.'));
        return sendJson(reply, status, body === '' ? oneError('The request holds no query.') : body);
      },
    });

    scope.get('/api/jobs.json', async (_request, reply) => {
      const current = sources();
      if (!current) return sendJson(reply.header('retry-after', '5'), 503, oneError('The site is starting.'));
      try {
        return sendJson(reply, 200, JSON.stringify(await current.readJobs()));
      } catch {
        return sendJson(reply.header('retry-after', '30'), 503, oneError('The jobs cannot be read at the moment.'));
      }
    });
  });
}
