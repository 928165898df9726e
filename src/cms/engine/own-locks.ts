import type { Access, CollectionAfterReadHook, SanitizedConfig } from 'payload';
import { isStaff, mayEver } from '../roles/may.ts';
import { type Guarded, table } from '../roles/table.ts';

interface Lock {
  readonly id: number | string;
  readonly document?: { readonly relationTo: string } | null;
}

const isList = (slug: string | undefined): slug is Guarded => slug !== undefined && slug in table;

const read: Access = ({ req: { user } }) => isStaff(user);

/** Locks are made by the panel's forms, past these operations. */
const create: Access = () => false;

const isOf = (holder: unknown, id: unknown): boolean =>
  typeof holder === 'object' &&
  holder !== null &&
  'relationTo' in holder &&
  'value' in holder &&
  holder.relationTo === 'users' &&
  holder.value === id;

/**
 * Taken over from somebody else, by whoever may write in the record themselves, and for nobody but
 * themselves.
 */
const update: Access = async ({ req, data, id }) => {
  const { user, payload } = req;
  if (!user || !isStaff(user) || id === undefined) return false;
  const given: Readonly<Record<string, unknown>> = data ?? {};
  if (Object.keys(given).some((name) => name !== 'user') || (given.user !== undefined && !isOf(given.user, user.id)))
    return false;
  // Read, not asked for as a condition: Payload lets nobody's rights depend on the list that a lock
  // points into.
  const where = { id: { equals: id } };
  const lock = await payload.db.findOne<Lock>({ collection: 'payload-locked-documents', where, req });
  const list = lock?.document?.relationTo;
  return isList(list) && mayEver(user, list, 'update');
};

const remove: Access = ({ req: { user } }) => (user && isStaff(user) ? { 'user.value': { equals: user.id } } : false);

interface Held {
  readonly user?: { readonly value?: unknown } | null;
}

/**
 * The panel says who holds a record by what it takes for an e-mail address: here it finds the name,
 * and the address is told to nobody.
 */
const saysName: CollectionAfterReadHook = ({ doc }) => {
  const { user }: Held = doc;
  const holder = user?.value;
  if (typeof holder !== 'object' || holder === null) return doc;
  const name = 'name' in holder && typeof holder.name === 'string' ? holder.name.trim() : '';
  return name ? { ...doc, user: { ...user, value: { ...holder, email: name } } } : doc;
};

/**
 * Lets everybody see who is in which record, and change locks as the panel does: take one over for
 * themselves, and give up their own. Needed for Payload 3.90.1, where whoever is signed in makes,
 * moves and deletes anybody's lock on anything: a reader could keep all others from writing. Who
 * holds a record is said by name, where Payload says an e-mail address. No report known.
 */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.slug === 'payload-locked-documents')
      Object.assign(collection, {
        access: { ...collection.access, read, create, update, delete: remove },
        hooks: { ...collection.hooks, afterRead: [...collection.hooks.afterRead, saysName] },
      });
  return config;
}
