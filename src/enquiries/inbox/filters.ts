import type { Where } from 'payload';
import type { SubmissionType } from '../../cms/access/table.ts';

const notHeld: Where = { held: { not_equals: true } };

/** Unanswered submissions that are not held as spam. */
export const isNew = (kind?: SubmissionType): Where => ({
  and: [{ state: { equals: 'new' } }, notHeld, ...(kind ? [{ kind: { equals: kind } }] : [])],
});

export const isLate = (since: Date): Where => ({ and: [isNew(), { createdAt: { less_than: since.toISOString() } }] });

export const isHeld: Where = { held: { equals: true } };

/** Deliveries that failed all attempts and need attention. */
export const isStopped: Where = { state: { equals: 'needs-attention' } };

/** Deliveries that failed at least once and are retried. */
export const isRetried: Where = { and: [{ state: { equals: 'waiting' } }, { attempts: { greater_than: 0 } }] };
