import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse, Encoding } from '../page-cache/built-pages.ts';

/**
 * Chooses the best encoding that the client accepts. Ignores weights, since no browser ranks these
 * three differently.
 */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}

/** Cache of parsed headers; browsers send only a handful of values. */
const knownEncodings = new Map<string, Encoding>();

function wantedEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = knownEncodings.get(acceptEncoding);
  if (known !== undefined) return known;
  const encoding = encodingFor(acceptEncoding);
  if (knownEncodings.size < 200) knownEncodings.set(acceptEncoding, encoding);
  return encoding;
}

/** Whether the client already has this body. */
const alreadyHas = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Value of `vary`: pages also have a Markdown form. */
const variesBy = ({ headers }: CachedResponse): string =>
  /^text\/(?:html|markdown)/.test(headers['content-type'] ?? '') ? 'accept, accept-encoding' : 'accept-encoding';

function headersOf(answer: CachedResponse, encoding: Encoding): Record<string, string> {
  return {
    ...answer.headers,
    vary: variesBy(answer),
    // Weak, since the compressed forms of a body share the tag (RFC 9110, 8.8.3).
    ...(answer.status === 200 ? { etag: `W/${answer.etag}` } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

interface Prepared {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Flat list of names and values, which Node writes without checking each. */
  readonly flatHeaders: string[];
  readonly body: Buffer;
}

function prepare(answer: CachedResponse, encoding: Encoding): Prepared {
  const body = answer.body(encoding);
  const headers = Object.entries({ ...headersOf(answer, encoding), 'content-length': String(body.byteLength) });
  return { headers, flatHeaders: headers.flat(), body };
}

/**
 * Cache of prepared responses in the common encodings. The uncompressed form would take five times
 * the memory.
 */
const preparedForms = { br: new WeakMap<CachedResponse, Prepared>(), gzip: new WeakMap<CachedResponse, Prepared>() };

function prepared(answer: CachedResponse, encoding: Encoding): Prepared {
  if (encoding === 'identity') return prepare(answer, encoding);
  const known = preparedForms[encoding].get(answer);
  if (known) return known;
  const made = prepare(answer, encoding);
  preparedForms[encoding].set(answer, made);
  return made;
}

/**
 * Sends a ready response in an accepted encoding, or 304.
 *
 * @param others headers besides the response's own
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  others?: Readonly<Record<string, string | string[]>>,
): void {
  const { 'accept-encoding': accepted, 'if-none-match': had } = request.headers;
  if (had !== undefined && answer.status === 200 && alreadyHas(had, answer.etag)) {
    response.writeHead(304, { ...others, ...headersOf(answer, 'identity') }).end();
    return;
  }
  const { headers, flatHeaders, body } = prepared(answer, wantedEncoding(accepted));
  response.writeHead(answer.status, others ? { ...others, ...Object.fromEntries(headers) } : flatHeaders);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a ready response through Fastify, with the headers set on the reply. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): FastifyReply {
  const others = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name in answer.headers
      ? []
      : [[name, Array.isArray(value) ? value : String(value)] as const],
  );
  reply.hijack();
  send(request.raw, reply.raw, answer, others.length > 0 ? Object.fromEntries(others) : undefined);
  return reply;
}
