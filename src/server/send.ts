import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, ReadyAnswer } from './built-pages.ts';

/** The best form that the visitor takes. Weights are not compared: no browser ranks these three another way. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

/** Whether the visitor already has this very body. */
const alreadyHas = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Every header of a ready answer in one form; its length is left to whoever sends it. */
export function headersFor(answer: ReadyAnswer, encoding: Encoding): Record<string, string> {
  return {
    ...answer.headers,
    vary: 'accept-encoding',
    ...(answer.status === 200 ? { etag: answer.etag } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

/** Sends a ready answer in the form that the visitor takes, or the word that nothing has changed. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { 'content-encoding': contentEncoding, ...headers } = headersFor(answer, encoding);
  reply.headers(headers);
  if (answer.status === 200 && alreadyHas(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  if (contentEncoding) reply.header('content-encoding', contentEncoding);
  return reply.code(answer.status).send(answer.body(encoding));
}
