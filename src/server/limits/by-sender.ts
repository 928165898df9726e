import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../env.ts';
import { senderOf } from '../../intake/checks/rate-limit.ts';

const minute = 60_000;

/** How often one sender may do something in a minute. */
export interface SenderLimit {
  /** Counts once more. Seconds to wait when that was too often; undefined otherwise. */
  readonly take: (request: FastifyRequest) => Promise<number | undefined>;
  /** The same without counting. */
  readonly look: (request: FastifyRequest) => Promise<number | undefined>;
}

export interface SenderLimits {
  /** Requests to the content API. */
  readonly api: SenderLimit;
  /**
   * What was made for one visitor alone: the results of a search, and that there is no such page.
   */
  readonly pages: SenderLimit;
}

const isThisMachine = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** Counts in this process: with several instances a sender has as much of each. */
export function limitSenders(
  server: FastifyInstance,
  { API_LIMIT, PAGE_LIMIT, TRUST_PROXY }: Pick<Settings, 'API_LIMIT' | 'PAGE_LIMIT' | 'TRUST_PROXY'>,
): SenderLimits {
  server.register(rateLimit, { global: false });
  const limit = (max: number): SenderLimit => {
    let check: ReturnType<FastifyInstance['createRateLimit']> | undefined;
    const ask = async (request: FastifyRequest, increment: boolean): Promise<number | undefined> => {
      // A proxy on this machine that nobody told us of would be taken for one sender, and stands
      // for all visitors.
      if (max === 0 || (TRUST_PROXY === 'off' && isThisMachine(request.ip))) return undefined;
      check ??= server.createRateLimit({ max, timeWindow: minute, keyGenerator: ({ ip }) => senderOf(ip) });
      const asked = await check(request, { increment });
      if (asked.isAllowed) return undefined;
      // Who has had all of it is not let in to be counted.
      const isOver = increment ? asked.isExceeded : asked.remaining === 0;
      return isOver ? Math.max(1, asked.ttlInSeconds) : undefined;
    };
    return { take: (request) => ask(request, true), look: (request) => ask(request, false) };
  };
  return { api: limit(API_LIMIT), pages: limit(PAGE_LIMIT) };
}
