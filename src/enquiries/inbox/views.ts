import type { Where } from 'payload';
import type { SubmissionType } from '../../cms/access/table.ts';

export interface InboxView {
  readonly name: string;
  readonly where: Where;
}

const notHeld: Where = { held: { not_equals: true } };
const inState = (state: 'new' | 'open'): Where => ({ and: [{ state: { equals: state } }, notHeld] });

/**
 * Filters of the inbox, in the order of daily use.
 *
 * @param user account that “Mine” refers to
 * @param kinds types that the account reads; applications get a view only beside enquiries
 */
export const inboxViews = (user: number, kinds: readonly SubmissionType[]): readonly InboxView[] => [
  { name: 'New', where: inState('new') },
  { name: 'Mine', where: { and: [{ assignee: { equals: user } }, { state: { not_equals: 'archived' } }, notHeld] } },
  { name: 'Waiting', where: inState('open') },
  { name: 'Spam', where: { held: { equals: true } } },
  ...(kinds.length > 1
    ? [{ name: 'Applications', where: { and: [{ kind: { equals: 'application' } }, notHeld] } }]
    : []),
  { name: 'All', where: {} },
];

/** Encodes a filter as the query of a list's address. */
export function queryOf(where: Where): string {
  const asked = new URLSearchParams();
  const add = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) asked.append(at, String(value));
    else for (const [name, part] of Object.entries(value)) add(part, `${at}[${name}]`);
  };
  add(where, 'where');
  return asked.toString();
}
