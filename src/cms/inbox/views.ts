import type { Where } from 'payload';
import type { Kind } from '../roles/table.ts';

export interface InboxView {
  readonly name: string;
  readonly where: Where;
}

const notHeld: Where = { held: { not_equals: true } };
const inState = (state: 'new' | 'open'): Where => ({ and: [{ state: { equals: state } }, notHeld] });

/**
 * The ways in which somebody looks at the inbox, in the order in which one looks.
 *
 * @param user whose “mine” is
 * @param kinds what they read: applications stand by themselves where there is something else
 */
export const inboxViews = (user: number, kinds: readonly Kind[]): readonly InboxView[] => [
  { name: 'New', where: inState('new') },
  { name: 'Mine', where: { and: [{ assignee: { equals: user } }, { state: { not_equals: 'archived' } }, notHeld] } },
  { name: 'Waiting', where: inState('open') },
  { name: 'Held', where: { held: { equals: true } } },
  ...(kinds.length > 1
    ? [{ name: 'Applications', where: { and: [{ kind: { equals: 'application' } }, notHeld] } }]
    : []),
  { name: 'All', where: {} },
];

/** The same as the address of the list has it. */
export function queryOf(where: Where): string {
  const asked = new URLSearchParams();
  const add = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) asked.append(at, String(value));
    else for (const [name, part] of Object.entries(value)) add(part, `${at}[${name}]`);
  };
  add(where, 'where');
  return asked.toString();
}
