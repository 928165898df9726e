import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, ReadyAnswer } from './built-pages.ts';

/**
 * The best form that the visitor takes. Weights are not compared: no browser ranks these three
 * another way.
 */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

/** Browsers say this in a handful of ways, and each says the same every time. */
const knownEncodings = new Map<string, Encoding>();

function wantedEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = knownEncodings.get(acceptEncoding);
  if (known !== undefined) return known;
  const encoding = encodingFor(acceptEncoding);
  if (knownEncodings.size < 200) knownEncodings.set(acceptEncoding, encoding);
  return encoding;
}

/** Whether the visitor already has this very body. */
const alreadyHas = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** What an answer depends on besides its address: of a page there are the words alone as well. */
const variesBy = ({ headers }: ReadyAnswer): string =>
  /^text\/(?:html|markdown)/.test(headers['content-type'] ?? '') ? 'accept, accept-encoding' : 'accept-encoding';

function headersOf(answer: ReadyAnswer, encoding: Encoding): Record<string, string> {
  return {
    ...answer.headers,
    vary: variesBy(answer),
    ...(answer.status === 200 ? { etag: answer.etag } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

interface Prepared {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The same in a row, which is how Node writes them without looking at each. */
  readonly inARow: string[];
  readonly body: Buffer;
}

function prepare(answer: ReadyAnswer, encoding: Encoding): Prepared {
  const body = answer.body(encoding);
  const headers = Object.entries({ ...headersOf(answer, encoding), 'content-length': String(body.byteLength) });
  return { headers, inARow: headers.flat(), body };
}

/**
 * Those of the forms that are sent to nearly everybody. The plain one would take five times the
 * memory.
 */
const preparedForms = { br: new WeakMap<ReadyAnswer, Prepared>(), gzip: new WeakMap<ReadyAnswer, Prepared>() };

function prepared(answer: ReadyAnswer, encoding: Encoding): Prepared {
  if (encoding === 'identity') return prepare(answer, encoding);
  const known = preparedForms[encoding].get(answer);
  if (known) return known;
  const made = prepare(answer, encoding);
  preparedForms[encoding].set(answer, made);
  return made;
}

/**
 * Sends a ready answer in the form that the visitor takes, or the word that nothing has changed.
 *
 * @param others headers besides the answer's own
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  others?: Readonly<Record<string, string | string[]>>,
): void {
  const { 'accept-encoding': accepted, 'if-none-match': had } = request.headers;
  if (had !== undefined && answer.status === 200 && alreadyHas(had, answer.etag)) {
    response.writeHead(304, { ...others, ...headersOf(answer, 'identity') }).end();
    return;
  }
  const { headers, inARow, body } = prepared(answer, wantedEncoding(accepted));
  response.writeHead(answer.status, others ? { ...others, ...Object.fromEntries(headers) } : inARow);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * The same for an answer that came through Fastify, with the headers that it has been given there.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  const others = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name in answer.headers
      ? []
      : [[name, Array.isArray(value) ? value : String(value)] as const],
  );
  reply.hijack();
  send(request.raw, reply.raw, answer, others.length > 0 ? Object.fromEntries(others) : undefined);
  return reply;
}
