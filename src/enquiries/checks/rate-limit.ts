import type { Payload } from 'payload';
import { clientOf } from '../../lib/client-of.ts';
import { type Count, countInDatabase, countInMemory } from './count.ts';

/** Rate-limit window in milliseconds. */
const window = 10 * 60 * 1000;

/** Whether the client at this address may send another form now. */
export type RateLimit = (address: string) => Promise<boolean>;

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
