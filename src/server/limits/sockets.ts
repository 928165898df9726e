import type { ServerOptions } from 'node:http';
import { longestSending } from '../../intake/rules/rules.ts';

/** What one connection may take of the server, in Node's own words. Times are in milliseconds. */
export interface SocketLimits
  extends Required<
    Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'>
  > {
  /** Connections at a time; what comes beyond is closed at once. */
  readonly connections: number;
  /** Requests of one connection, which is then closed: a proxy spreads its work anew. */
  readonly requests: number;
}

export const socketLimits: SocketLimits = {
  // Nobody types headers by hand. A connection that has said nothing yet counts as well.
  headersTimeout: 15_000,
  // Longer than a form waits for its file. The largest that an editor may send, 50 MB, at 0.7 Mbit
  // a second.
  requestTimeout: longestSending + 10_000,
  // Longer than proxies keep theirs (nginx: 60 seconds), or they would send into one that is being
  // closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  connections: 20_000,
  requests: 10_000,
};
