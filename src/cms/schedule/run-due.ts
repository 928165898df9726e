import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../engine/transaction.ts';
import { asBooked } from '../versions/doings.ts';

/** Any number of ours: who holds it does what is booked. */
const lockNumber = 4_809_001;

/** Bookings done in one go; the rest follow at once. */
const atOnce = 50;

const mostGoes = 40;

async function doDue(payload: Payload): Promise<void> {
  // Whoever held a booking when its process ended never gave it back, and nobody else holds one
  // now.
  await payload.db.updateJobs({
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] },
    data: { processing: false },
    returning: false,
  });
  for (let go = 0; go < mostGoes; go += 1) {
    // One after the other, as they were booked for: what was to go up and then come down is down.
    const { noJobsRemaining } = await asBooked(() =>
      payload.jobs.run({ limit: atOnce, sequential: true, processingOrder: 'waitUntil', silent: true }),
    );
    if (noJobsRemaining) return;
  }
}

/**
 * Publishes and takes down what is booked for now, or was while nothing ran. Needed for Payload
 * 3.90.1: its own clock looks once a minute and not at the start, lets two instances take the same
 * booking, does several at once in no order, and leaves one that was interrupted lying for good. No
 * report known.
 */
export async function runDue(payload: Payload): Promise<void> {
  // SQLite has one instance, and its only writer is needed below.
  if (payload.db.name !== 'postgres') return doDue(payload);
  return inTransaction(payload, async ({ query }) => {
    const [row] = await query<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${lockNumber}) as mine`);
    if (row?.mine) await doDue(payload);
  });
}
