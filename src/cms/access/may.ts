import type { PayloadRequest, Where } from 'payload';
import type { Stored } from '../../blocks/stored.ts';
import { isRecord } from '../../lib/is-object.ts';
import type { User } from '../payload-types.ts';
import { isInternal } from '../rest/internal-requests.ts';
import {
  type AllowedRoles,
  type Guarded,
  type Operation,
  type Role,
  rightsOf,
  type SubmissionType,
  submissionTypeOf,
  submissionTypes,
} from './table.ts';

export type Requester = { readonly collection?: string } | null | undefined;

/** Account of a requester, with any roles. */
const person = (user: Requester): User | undefined => (user?.collection === 'users' ? (user as User) : undefined);

/** Whether the account may use the panel: signed in, with its first password changed. */
export const isStaff = (user: Requester): boolean => rolesOf(user) !== undefined;

/** Roles of an account that may use the panel; undefined for every other requester. */
function rolesOf(user: Requester): readonly Role[] | undefined {
  const account = person(user);
  return account && !account.mustChangePassword ? (account.roles ?? []) : undefined;
}

const among = (user: Requester, allowed: AllowedRoles = []): readonly Role[] =>
  (rolesOf(user) ?? []).filter((role) => allowed.includes(role));

/** Whether the account may publish without approval, where `APPROVAL` is on. */
export const mayApprove = (user: Requester): boolean =>
  isOneOf(user, ['administrator']) || (isStaff(user) && person(user)?.approves === true);

/** Records that the roles allow: all, none, or a filter. */
function byRole(user: Requester, slug: Guarded, allowed: AllowedRoles | undefined): boolean | Where {
  const mine = among(user, allowed);
  const { only = {} } = rightsOf(slug);
  const parts = mine.map((role) => only[role]).filter((part) => part !== undefined);
  if (parts.length < mine.length) return true;
  return parts.length === 0 ? false : { or: parts };
}

/**
 * Whether the site reads for its visitors, in its own process. Anonymous REST requests do not
 * count: they could read whole tables.
 */
const readsForVisitors = (req: PayloadRequest): boolean => !req.user && (req.payloadAPI === 'local' || isInternal(req));

/** Condition on versions, whose fields are those of the record at that time. */
const ofVersions = (where: Where): Where => ({
  or: (where.or ?? []).map((part) =>
    Object.fromEntries(Object.entries(part).map(([name, condition]) => [`version.${name}`, condition])),
  ),
});

/** Access of a requester to records of a collection: all, none, or those that match a filter. */
export function may(req: PayloadRequest, slug: Guarded, operation: Operation): boolean | Where {
  const { user } = req;
  const rights = rightsOf(slug);
  const allowed = byRole(user, slug, rights[operation]);
  if (typeof allowed === 'object' && operation === 'readVersions') return ofVersions(allowed);
  if (allowed !== false) return allowed;
  const account = person(user);
  if (rights.own && account && (operation === 'read' || operation === 'update')) return { id: { equals: account.id } };
  if (operation !== 'read') return false;
  if (user?.collection === 'api-tokens') return rights.programs !== undefined;
  if (!rights.visitors || !readsForVisitors(req)) return false;
  // Payload returns drafts to any reader who asks for the newest version, unless access restricts
  // `_status`.
  return rights.visitors === 'all' || { _status: { equals: 'published' } };
}

/** Whether a member of staff has one of these roles. */
export const isOneOf = (user: Requester, allowed: AllowedRoles): boolean => among(user, allowed).length > 0;

/** Whether any role allows the operation, if only for some records. */
export const mayEver = (user: Requester, slug: Guarded, operation: Operation): boolean =>
  isOneOf(user, rightsOf(slug)[operation] ?? []);

/** Whether a role allows the operation on a record with these values. */
export const mayWith = (user: Requester, slug: Guarded, operation: Operation, values: Stored): boolean =>
  among(user, rightsOf(slug)[operation]).some((role) =>
    Object.entries(rightsOf(slug).only?.[role] ?? {}).every(
      ([name, condition]) => isRecord(condition) && condition.equals === values[name],
    ),
  );

/**
 * Whether the account may call an endpoint of a collection; access to records decides which ones.
 */
export const mayAct = (user: Requester, slug: Guarded, action: string): boolean =>
  isOneOf(user, rightsOf(slug).actions?.[action] ?? []);

/** Types of submissions that the account reads. */
export function submissionTypesFor(user: Requester): readonly SubmissionType[] {
  const mine = among(user, rightsOf('submissions').read);
  return submissionTypes.filter((kind) => mine.some((role) => (submissionTypeOf[role] ?? kind) === kind));
}

/** Roles that read a type of submission and can be assigned one. */
export const readersOf = (kind: SubmissionType): readonly Role[] =>
  (rightsOf('submissions').read ?? []).filter((role) => (submissionTypeOf[role] ?? kind) === kind);
