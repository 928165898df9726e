import type { Where } from 'payload';
import type { Kind } from '../roles/table.ts';

const notHeld: Where = { held: { not_equals: true } };

/** Nobody has begun to answer, and nobody suspects it of being spam. */
export const isNew = (kind?: Kind): Where => ({
  and: [{ state: { equals: 'new' } }, notHeld, ...(kind ? [{ kind: { equals: kind } }] : [])],
});

export const isLate = (since: Date): Where => ({ and: [isNew(), { createdAt: { less_than: since.toISOString() } }] });

export const isHeld: Where = { held: { equals: true } };

/** Given up after all its attempts: somebody has to look. */
export const isStopped: Where = { state: { equals: 'needs-attention' } };

/** Refused at least once, and tried again by itself. */
export const isTriedAgain: Where = { and: [{ state: { equals: 'waiting' } }, { attempts: { greater_than: 0 } }] };
