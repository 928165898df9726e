import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/env.ts';
import { clientOf } from '../../lib/client-of.ts';

const minute = 60_000;

/** Rate limit per client and minute. */
export interface ClientRateLimit {
  /**
   * Counts a request. Returns the seconds to wait when the limit is exceeded, otherwise undefined.
   */
  readonly take: (request: FastifyRequest) => Promise<number | undefined>;
  /** Checks the limit without counting. */
  readonly look: (request: FastifyRequest) => Promise<number | undefined>;
}

export interface ClientRateLimits {
  /** Requests to the content API. */
  readonly api: ClientRateLimit;
  /** Responses rendered for one visitor alone: search results and 404 pages. */
  readonly pages: ClientRateLimit;
}

const isThisMachine = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** Counts in this process alone: each further instance raises the limit by as much. */
export function limitClients(
  server: FastifyInstance,
  { API_LIMIT, PAGE_LIMIT, TRUST_PROXY }: Pick<Settings, 'API_LIMIT' | 'PAGE_LIMIT' | 'TRUST_PROXY'>,
): ClientRateLimits {
  server.register(rateLimit, { global: false });
  const limit = (max: number): ClientRateLimit => {
    let check: ReturnType<FastifyInstance['createRateLimit']> | undefined;
    const ask = async (request: FastifyRequest, increment: boolean): Promise<number | undefined> => {
      // An undeclared proxy on this machine would look like one client, but stands for all
      // visitors.
      if (max === 0 || (TRUST_PROXY === 'off' && isThisMachine(request.ip))) return undefined;
      check ??= server.createRateLimit({ max, timeWindow: minute, keyGenerator: ({ ip }) => clientOf(ip) });
      const asked = await check(request, { increment });
      if (asked.isAllowed) return undefined;
      // Reports a used-up limit before another request is counted.
      const isOver = increment ? asked.isExceeded : asked.remaining === 0;
      return isOver ? Math.max(1, asked.ttlInSeconds) : undefined;
    };
    return { take: (request) => ask(request, true), look: (request) => ask(request, false) };
  };
  return { api: limit(API_LIMIT), pages: limit(PAGE_LIMIT) };
}
