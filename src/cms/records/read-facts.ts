import type { Payload } from 'payload';
import type { Facts } from '../../domain/facts.ts';

/** Reads all facts, by their name in copy. */
export async function readFacts(payload: Payload): Promise<Facts> {
  const { docs } = await payload.find({ collection: 'facts', overrideAccess: false, depth: 0, pagination: false });
  return new Map(docs.map(({ token, label, kind, value }) => [token, { token, label, kind, value }]));
}
