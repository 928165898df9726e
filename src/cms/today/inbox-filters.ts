import type { Where } from 'payload';

type Kind = 'enquiry' | 'application';

const notHeld: Where = { held: { not_equals: true } };

/** Nobody has begun to answer, and nobody suspects it of being spam. */
export const isNew = (kind?: Kind): Where => ({
  and: [{ state: { equals: 'new' } }, notHeld, ...(kind ? [{ kind: { equals: kind } }] : [])],
});

/** Given up after all its attempts: somebody has to look. */
export const isStopped: Where = { state: { equals: 'needs-attention' } };
