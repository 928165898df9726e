import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../../cms/database/transaction.ts';
import type { Delivery } from '../../cms/payload-types.ts';
import { foldedAddress } from '../../lib/text/mail-address.ts';
import { spendOf } from './budget.ts';

/** Receipts per hour of all instances: a stranger can enter any address as the sender's. */
export const mostAnHour = 100;

const hour = 60 * 60 * 1000;

/** Milliseconds between two receipts to one mailbox. */
const between = 24 * hour;

/** Normalises an address: most providers ignore dots and the part after a plus. */
function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(foldedAddress(email)) ?? [];
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}

/**
 * Reserves the daily receipt of a mailbox and one of this hour's receipts. A retried delivery keeps
 * its reservation.
 *
 * @param mail each kind of mail has a reservation of its own
 * @returns reason for sending none, for the delivery's log
 */
export async function takeReceipt(
  payload: Payload,
  { id }: Pick<Delivery, 'id'>,
  email: string,
  now: Date,
  mail: 'receipt' | 'newsletter' = 'receipt',
): Promise<string | undefined> {
  const mailbox = createHmac('sha256', payload.secret)
    .update(`${mail} ${mailboxOf(email)}`)
    .digest('base64url');
  const hadOne = 'Not sent: an auto-reply went to this address less than a day ago.';
  return inTransaction(payload, async ({ query }) => {
    const [holder] = await query<{ count: number }>(
      sql`select count from form_attempts where sender = ${mailbox} and until > ${now.toISOString()}`,
    );
    if (holder) return Number(holder.count) === id ? undefined : hadOne;
    const clock = now.toISOString().slice(0, 13);
    const ends = new Date(now.getTime() + 2 * hour);
    if (!(await spendOf({ query }, `receipts ${clock}`, mostAnHour, ends)))
      return `Not sent: ${mostAnHour} auto-replies have been sent this hour, which is the limit.`;
    const until = new Date(now.getTime() + between).toISOString();
    // Another instance may have reserved it meanwhile.
    const taken = await query(sql`
      insert into form_attempts (sender, count, until) values (${mailbox}, ${id}, ${until})
      on conflict (sender) do update set count = excluded.count, until = excluded.until
        where form_attempts.until <= ${now.toISOString()}
      returning count`);
    return taken.length > 0 ? undefined : hadOne;
  });
}
