import type { Payload } from 'payload';
import { unlessAnotherInstance } from '../../database/only-one-instance.ts';
import { asScheduled } from '../versions/version-actions.ts';

/** Arbitrary number of the lock; its holder carries out the scheduled changes. */
export const scheduleLock = 4_809_001;

/** Scheduled changes of one round; the next round follows at once. */
const atOnce = 50;

const mostRounds = 40;

async function doDue(payload: Payload): Promise<void> {
  // Resets scheduled changes whose process died; no other process can hold one now.
  await payload.db.updateJobs({
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] },
    data: { processing: false },
    returning: false,
  });
  for (let round = 0; round < mostRounds; round += 1) {
    // Runs in order of time, so that a record scheduled to go up and then down ends unpublished.
    const { noJobsRemaining } = await asScheduled(() =>
      payload.jobs.run({ limit: atOnce, sequential: true, processingOrder: 'waitUntil', silent: true }),
    );
    if (noJobsRemaining) return;
  }
}

/**
 * Carries out due scheduled changes, missed ones included. Needed for Payload 3.90.1: its own cron
 * runs every minute but not at start, lets two instances take the same scheduled change, runs
 * several at once in no order, and never retries an interrupted one. No report known.
 */
export const runDue = (payload: Payload): Promise<void> =>
  unlessAnotherInstance(payload, scheduleLock, () => doDue(payload));
