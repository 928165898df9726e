import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { longestSending } from '../../forms/rules.ts';

/** Limits of connections, with Node's names for the times. Times are in milliseconds. */
export interface SocketLimits
  extends Required<
    Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'>
  > {
  /** Concurrent connections; further ones are closed at once. */
  readonly connections: number;
  /** Requests per connection before it is closed, so that a proxy spreads its load again. */
  readonly requests: number;
}

export const socketLimits: SocketLimits = {
  // Browsers send headers at once. The limit also covers connections that have sent nothing yet.
  headersTimeout: 15_000,
  // Longer than the form's own timeout. Suffices for the largest upload of an editor, 50 MB, at 0.7
  // Mbit/s.
  requestTimeout: longestSending + 10_000,
  // Longer than proxies keep connections open (nginx: 60 seconds), or they would send into a
  // closing one.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  connections: 20_000,
  requests: 10_000,
};

/**
 * Ends connections that have sent nothing yet, such as the spare one of a browser, when the server
 * closes: Node does not count them as idle and would wait for them.
 */
export function endUnusedOnClose(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
