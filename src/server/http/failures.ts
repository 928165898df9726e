import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { languageAt } from '../../domain/languages.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';

/**
 * Answers unexpected errors with a general text and logs them: Fastify would send the error's
 * message, which may come from the database.
 */
export function answerFailures(server: FastifyInstance): void {
  server.setErrorHandler(
    (error: { readonly statusCode?: number; readonly headers?: Readonly<Record<string, string>> }, request, reply) => {
      const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
      if (status === 500) request.log.error({ err: error }, 'A request failed.');
      const text = status === 500 ? interfaceWords(languageAt(request.url)).failures.failed : STATUS_CODES[status];
      // Adds the length of the file to an unsatisfiable range.
      if (status === 416) reply.headers(error.headers ?? {});
      return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
    },
  );
}
