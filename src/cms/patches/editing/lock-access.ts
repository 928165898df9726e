import type { Access, CollectionAfterChangeHook, CollectionAfterReadHook, SanitizedConfig, Where } from 'payload';
import { isStaff, mayEver } from '../../access/may.ts';
import { type Guarded, table } from '../../access/table.ts';

interface Lock {
  readonly id: number | string;
  readonly document?: { readonly relationTo: string } | null;
}

const isList = (slug: string | undefined): slug is Guarded => slug !== undefined && slug in table;

const read: Access = ({ req: { user } }) => isStaff(user);

/** Forms of the panel create locks without these operations. */
const create: Access = () => false;

const isOf = (holder: unknown, id: unknown): boolean =>
  typeof holder === 'object' &&
  holder !== null &&
  'relationTo' in holder &&
  'value' in holder &&
  holder.relationTo === 'users' &&
  holder.value === id;

/** Lets editors who may write in the record move its lock to themselves only. */
const update: Access = async ({ req, data, id }) => {
  const { user, payload } = req;
  if (!user || !isStaff(user) || id === undefined) return false;
  const given: Readonly<Record<string, unknown>> = data ?? {};
  if (Object.keys(given).some((name) => name !== 'user') || (given.user !== undefined && !isOf(given.user, user.id)))
    return false;
  // Reads the lock instead of returning a condition: Payload cannot filter by the collection that a
  // lock points to.
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
 * Puts the holder's name into the field that the panel shows as e-mail address, and hides the
 * address.
 */
const saysName: CollectionAfterReadHook = ({ doc }) => {
  const { user }: Held = doc;
  const holder = user?.value;
  if (typeof holder !== 'object' || holder === null) return doc;
  const name = 'name' in holder && typeof holder.name === 'string' ? holder.name.trim() : '';
  return name ? { ...doc, user: { ...user, value: { ...holder, email: name } } } : doc;
};

/** Removes the other locks of a record that is taken over. */
const removesOthers: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { relationTo, value } = doc.document;
  const where: Where = {
    and: [
      { 'document.relationTo': { equals: relationTo } },
      { 'document.value': { equals: value?.id ?? value } },
      { id: { not_equals: doc.id } },
    ],
  };
  await req.payload.db.deleteMany({ collection: 'payload-locked-documents', where, req });
  return doc;
};

/**
 * Lets all staff see locks, take one over for themselves, and release their own. Needed for Payload
 * 3.90.1, where every account may create, move and delete any lock: a reader could keep all others
 * from writing. The holder shows by name instead of by e-mail address. A record may have two locks
 * of one editor, where the form asked for one while an autosave released it: after a take-over of
 * one of them the other would still refuse the new holder. No report known.
 */
export function withLockAccess(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.slug === 'payload-locked-documents')
      Object.assign(collection, {
        access: { ...collection.access, read, create, update, delete: remove },
        hooks: {
          ...collection.hooks,
          afterChange: [...collection.hooks.afterChange, removesOthers],
          afterRead: [...collection.hooks.afterRead, saysName],
        },
      });
  return config;
}
