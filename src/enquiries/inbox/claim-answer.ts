import { sql } from '@payloadcms/db-postgres/drizzle';
import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../../cms/database/transaction.ts';
import type { EnquiryEvent } from '../../cms/payload-types.ts';
import { logEvent } from './events.ts';

/** Answers to an enquiry that were sent or are being sent. */
export async function countAnswers(
  payload: Payload,
  submission: number,
  req: Partial<PayloadRequest> = {},
): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'enquiry-events',
    where: {
      and: [
        { submission: { equals: submission } },
        { kind: { equals: 'answer' } },
        { outcome: { in: ['sending', 'sent'] } },
      ],
    },
    overrideAccess: true,
    req,
  });
  return totalDocs;
}

interface Claim {
  readonly event: EnquiryEvent;
  /** Number of answers before this one. */
  readonly before: number;
}

/**
 * Stores an answer as being sent; of several at the same moment only the first.
 *
 * @param seen answers that the page showed to the account
 * @returns undefined when there are more answers than that
 */
export const claimAnswer = (
  req: PayloadRequest,
  submission: number,
  { text, key, seen }: { readonly text: string; readonly key: string; readonly seen: number },
): Promise<Claim | undefined> =>
  inTransaction(req.payload, async ({ req: within, query }) => {
    // Locks the enquiry: the next claim waits, and counts this one.
    await query(sql`update submissions set held = held where id = ${submission} returning id`);
    const own = Object.assign(isolateObjectProperty(req, 'transactionID'), within);
    const before = await countAnswers(req.payload, submission, own);
    if (before > seen) return undefined;
    const event = await logEvent(own, { submission, kind: 'answer', text, key, outcome: 'sending' });
    return { event, before };
  });
