import { isIPv4 } from 'node:net';
import type { Payload } from 'payload';
import { type Count, countInDatabase, countInMemory } from './count.ts';

/** Milliseconds that attempts are counted together. */
const window = 10 * 60 * 1000;

/** Whether somebody at this address may send a form now. */
export type RateLimit = (address: string) => Promise<boolean>;

/** Sixteen-bit groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/**
 * What counts as one sender: an IPv4 address, or the /64 of an IPv6 one, which is what one
 * household gets.
 */
export function senderOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv4(address) ? address : `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

const limit =
  (count: Count, most: number): RateLimit =>
  async (address) =>
    (await count(senderOf(address))) <= most;

/** Counts in this process alone; right for one instance. */
export const limitInMemory = (most: number, now?: () => number): RateLimit => limit(countInMemory(window, now), most);

/**
 * Counts in PostgreSQL, for all instances together. The address itself is not kept. While the
 * database does not answer, this process counts by itself: nobody's form is lost for want of a
 * count, and nobody sends without end.
 */
export function limitInDatabase(payload: Payload, secret: string, most: number): RateLimit {
  const together = limit(countInDatabase(payload, secret, window), most);
  const alone = limitInMemory(most);
  return async (address) => {
    try {
      return await together(address);
    } catch (err) {
      payload.logger.warn({ err }, 'The database does not count senders; this instance counts by itself.');
      return alone(address);
    }
  };
}
