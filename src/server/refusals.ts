import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers that Node itself would give before any of our code runs, and without our headers. */
const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

const plainText = (status: number): { readonly body: string; readonly headers: Record<string, string> } => {
  const body = `${STATUS_CODES[status]}\n`;
  const length = String(Buffer.byteLength(body));
  return {
    body,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'content-length': length, connection: 'close' },
  };
};

/**
 * For what cannot be read as a request: says so with the headers that every answer has, and closes
 * the connection.
 */
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

/** Characters of a path: a hundred Chinese ones, encoded, are nine hundred. */
const longestPath = 4000;

/**
 * What Node would answer by itself: a request without a host or with two, and a path that nothing
 * has but that costs each reader.
 *
 * @returns true when the request has been answered
 */
export function refuseUnanswerable(
  shared: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  // Of two, a proxy may have believed the other one.
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

/** `Expect: 100-continue` is kept by Node; any other expectation is refused. */
export function refuseExpectations(server: Server, shared: Readonly<Record<string, string>>): void {
  server.on('checkExpectation', (_request, response) => answer(shared, response, 417));
}

/** Addresses that take what visitors send: forms, queries and figures. */
const takesPost = /^\/(?:contact-us|jobs\/[^/?]+|api|api\/figures)\/?(?:\?|$)/;

/** Refuses a method that an address does not know; its body is not read. */
export const refuseMethod = ({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply): FastifyReply =>
  reply
    .code(405)
    .header('allow', takesPost.test(url) ? 'GET, HEAD, POST' : 'GET, HEAD')
    .header('connection', 'close')
    .send();

/** Whether a request would change something; where no route takes it, it is refused. */
export const isWrite = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method !== 'GET' && method !== 'HEAD';

/** Refuses writes to addresses without a route, before their body is read. */
export function refuseUnknownWrites(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) =>
    request.is404 && isWrite(request) ? refuseMethod(request, reply) : undefined,
  );
}
