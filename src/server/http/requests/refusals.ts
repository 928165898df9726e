import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageAt, withoutPrefix } from '../../../domain/languages.ts';

/** Statuses of errors that Node raises before our code runs; its own answers lack our headers. */
const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

const plainText = (status: number): { readonly body: string; readonly headers: Record<string, string> } => {
  const body = `${STATUS_CODES[status]}\n`;
  const length = String(Buffer.byteLength(body));
  return {
    body,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'content-length': length, connection: 'close' },
  };
};

/** Answers unreadable requests with the headers of every answer, and closes the connection. */
export function refuseUnreadable(shared: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Pick<Socket, 'destroyed' | 'writable' | 'end' | 'destroy'>): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    const { body, headers } = plainText(status);
    const lines = Object.entries({ ...shared, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  };
}

/** Longest path in characters: a hundred Chinese characters take nine hundred when encoded. */
const longestPath = 4000;

/**
 * Refuses HTTP/1.1 requests without exactly one host header, which Node would answer without our
 * headers, and paths that are longer than any page's.
 *
 * @returns true when the request has been answered
 */
export function refuseUnanswerable(
  shared: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  // With two hosts, a proxy may have used the other one.
  const isAddressed = hosts === 1 || (hosts === 0 && request.httpVersion !== '1.1');
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (isAddressed && path.length <= longestPath) return false;
  answer(shared, response, isAddressed ? 414 : 400);
  return true;
}

function answer(shared: Readonly<Record<string, string>>, response: ServerResponse, status: number): void {
  const { body, headers } = plainText(status);
  response.writeHead(status, { ...shared, ...headers }).end(body);
}

/** Node handles `Expect: 100-continue`; any other expectation is refused. */
export function refuseExpectations(server: Server, shared: Readonly<Record<string, string>>): void {
  server.on('checkExpectation', (_request, response) => answer(shared, response, 417));
}

/** Addresses that accept POST: forms in every language, API queries and analytics. */
const takesForm = /^\/(?:contact-us|jobs\/[^/?]+)\/?(?:\?|$)/;
const takesQuery = /^\/api(?:\/figures)?\/?(?:\?|$)/;

/** Methods that an address accepts. */
export const allowedAt = (url: string, all?: readonly Language[]): string =>
  takesQuery.test(url) || takesForm.test(withoutPrefix(url, languageAt(url, all))) ? 'GET, HEAD, POST' : 'GET, HEAD';

/** Refuses an unsupported method without reading the body. */
export const refuseMethod = ({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply): FastifyReply =>
  reply.code(405).header('allow', allowedAt(url)).header('connection', 'close').send();

/** Whether a request may change state; without a route it is refused. */
export const isWrite = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method !== 'GET' && method !== 'HEAD';

/** Refuses writes to addresses without a route, before their body is read. */
export function refuseUnknownWrites(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) =>
    request.is404 && isWrite(request) ? refuseMethod(request, reply) : undefined,
  );
}
