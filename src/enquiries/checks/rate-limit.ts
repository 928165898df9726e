import { isIPv4 } from 'node:net';
import type { Payload } from 'payload';
import { type Count, countInDatabase, countInMemory } from './count.ts';

/** Rate-limit window in milliseconds. */
const window = 10 * 60 * 1000;

/** Whether the client at this address may send another form now. */
export type RateLimit = (address: string) => Promise<boolean>;

/** Expands an IPv6 address into its sixteen-bit groups. */
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
 * Client that an address belongs to: an IPv4 address, or the /64 of an IPv6 address, the usual
 * allocation of one household.
 */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv4(address) ? address : `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

const limit =
  (count: Count, most: number): RateLimit =>
  async (address) =>
    (await count(clientOf(address))) <= most;

/** Counts in this process alone, which suffices for one instance. */
export const limitInMemory = (most: number, now?: () => number): RateLimit => limit(countInMemory(window, now), most);

/**
 * Counts in PostgreSQL for all instances together and stores no address. Falls back to this process
 * while the database is down, so that forms are neither lost nor unlimited.
 */
export function limitInDatabase(payload: Payload, secret: string, most: number): RateLimit {
  const inDatabase = limit(countInDatabase(payload, secret, window), most);
  const inMemory = limitInMemory(most);
  return async (address) => {
    try {
      return await inDatabase(address);
    } catch (err) {
      payload.logger.warn({ err }, 'The database does not count clients; this instance counts by itself.');
      return inMemory(address);
    }
  };
}
