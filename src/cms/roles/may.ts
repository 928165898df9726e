import type { PayloadRequest, Where } from 'payload';
import type { User } from '../payload-types.ts';
import { asksItself } from '../rest/own-requests.ts';
import { type Guarded, type Kind, kindOf, kinds, type Operation, type Role, rightsOf, type Who } from './table.ts';

export type Requester = { readonly collection?: string } | null | undefined;

/** Who somebody is: an account, whatever it may do. */
const person = (user: Requester): User | undefined => (user?.collection === 'users' ? (user as User) : undefined);

/**
 * Whether somebody may work in the admin panel: signed in, and past the change of the first
 * password.
 */
export const isStaff = (user: Requester): boolean => rolesOf(user) !== undefined;

/** Of a person who may work in the panel; undefined for everybody else. */
function rolesOf(user: Requester): readonly Role[] | undefined {
  const account = person(user);
  return account && !account.mustChangePassword ? (account.roles ?? []) : undefined;
}

const among = (user: Requester, who: Who = []): readonly Role[] =>
  (rolesOf(user) ?? []).filter((role) => who.includes(role));

/** Whether what somebody saves may go up without another person's look, where `APPROVAL` is on. */
export const mayApprove = (user: Requester): boolean =>
  isOneOf(user, ['administrator']) || (isStaff(user) && person(user)?.approves === true);

/** The part of the records with which somebody may do something because of their roles. */
function byRole(user: Requester, slug: Guarded, who: Who | undefined): boolean | Where {
  const mine = among(user, who);
  const { only = {} } = rightsOf(slug);
  const parts = mine.map((role) => only[role]).filter((part) => part !== undefined);
  if (parts.length < mine.length) return true;
  return parts.length === 0 ? false : { or: parts };
}

/**
 * The site reads for its visitors in its own process. By REST, nobody is a visitor: whole tables
 * would be theirs.
 */
const readsForVisitors = (req: PayloadRequest): boolean => !req.user && (req.payloadAPI === 'local' || asksItself(req));

/**
 * Whether somebody may do something with records of a collection: with all, none, or those that
 * fit.
 */
export function may(req: PayloadRequest, slug: Guarded, operation: Operation): boolean | Where {
  const { user } = req;
  const rights = rightsOf(slug);
  const allowed = byRole(user, slug, rights[operation]);
  if (allowed !== false) return allowed;
  const account = person(user);
  if (rights.own && account && (operation === 'read' || operation === 'update')) return { id: { equals: account.id } };
  if (operation !== 'read') return false;
  if (user?.collection === 'api-tokens') return rights.programs !== undefined;
  if (!rights.visitors || !readsForVisitors(req)) return false;
  // Payload hands out drafts to anybody who asks for the newest version unless access itself says
  // what may be seen.
  return rights.visitors === 'all' || { _status: { equals: 'published' } };
}

/** Whether somebody who works here has one of these roles. */
export const isOneOf = (user: Requester, who: Who): boolean => among(user, who).length > 0;

/** Whether some of the roles of a person let them do this with any record at all. */
export const mayEver = (user: Requester, slug: Guarded, operation: Operation): boolean =>
  isOneOf(user, rightsOf(slug)[operation] ?? []);

/**
 * Whether somebody may use one of a collection's own endpoints. Which records it is for is up to
 * reading them.
 */
export const mayAct = (user: Requester, slug: Guarded, action: string): boolean =>
  isOneOf(user, rightsOf(slug).actions?.[action] ?? []);

/** Which letters somebody reads: enquiries, applications, both or none. */
export function kindsFor(user: Requester): readonly Kind[] {
  const mine = among(user, rightsOf('submissions').read);
  return kinds.filter((kind) => mine.some((role) => (kindOf[role] ?? kind) === kind));
}

/** Roles whose people read a kind of letters, and can be given one. */
export const readersOf = (kind: Kind): readonly Role[] =>
  (rightsOf('submissions').read ?? []).filter((role) => (kindOf[role] ?? kind) === kind);
