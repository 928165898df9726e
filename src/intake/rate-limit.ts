import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { inTransaction } from '../cms/database/transaction.ts';

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

/** What counts as one sender: an IPv4 address, or the /64 of an IPv6 one, which is what one household gets. */
export function senderOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv4(address) ? address : `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** Counts in this process alone; right for one instance. */
export function limitInMemory(most: number, now: () => number = Date.now): RateLimit {
  const counts = new LRUCache<string, { count: number; readonly until: number }>({ max: 100_000 });
  return async (address) => {
    const sender = senderOf(address);
    const known = counts.get(sender);
    const current = known && known.until > now() ? known : { count: 0, until: now() + window };
    current.count += 1;
    counts.set(sender, current);
    return current.count <= most;
  };
}

/** Counts in PostgreSQL, for all instances together. The address itself is not kept. */
export function limitInDatabase(payload: Payload, secret: string, most: number): RateLimit {
  return (address) =>
    inTransaction(payload, async ({ query }) => {
      const sender = createHmac('sha256', secret).update(senderOf(address)).digest('base64url');
      const now = new Date();
      const until = new Date(now.getTime() + window);
      const [row] = await query<{ count: number | string }>(sql`
        insert into form_attempts (sender, count, until) values (${sender}, 1, ${until.toISOString()})
        on conflict (sender) do update set
          count = case when form_attempts.until > ${now.toISOString()} then form_attempts.count + 1 else 1 end,
          until = case when form_attempts.until > ${now.toISOString()} then form_attempts.until else excluded.until end
        returning count`);
      return Number(row?.count ?? 0) <= most;
    });
}
