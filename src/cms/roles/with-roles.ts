import {
  type Access,
  type ClientUser,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type FieldAccess,
  Forbidden,
} from 'payload';
import { isOneOf, may, mayEver } from './may.ts';
import { type Guarded, isGuarded, type Operation, rightsOf, type Who } from './table.ts';

/** Payload has no operation for it: what is saved says whether it is published. */
const publishes = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '_status' in data && data._status === 'published';

function accessFor(slug: Guarded): NonNullable<CollectionConfig['access']> {
  const allowed =
    (operation: Operation): Access =>
    ({ req }) =>
      may(req, slug, operation);
  const writing =
    (operation: 'create' | 'update'): Access =>
    ({ req, data }) => {
      const writes = may(req, slug, operation);
      if (writes === false || !rightsOf(slug).publish || !publishes(data)) return writes;
      const brings = may(req, slug, 'publish');
      if (brings === false || writes === true) return brings;
      return brings === true ? writes : { and: [writes, brings] };
    };
  return {
    read: allowed('read'),
    create: writing('create'),
    update: writing('update'),
    delete: allowed('delete'),
    readVersions: allowed('readVersions'),
    unlock: allowed('unlock'),
  };
}

/**
 * Where a record is read its field is asked about with the record, where its form is made with the
 * number of it alone.
 */
function fieldAccess(who: Who, ownersToo: boolean): FieldAccess {
  return ({ req: { user }, doc, id }) =>
    isOneOf(user, who) || (ownersToo && user?.collection === 'users' && user.id === (doc ? doc.id : id));
}

/** The same field, as the table has it; the rest as they are. */
function guardedFields(fields: Field[], slug: Guarded, found: Set<string>): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) =>
          'name' in tab ? tab : { ...tab, fields: guardedFields(tab.fields, slug, found) },
        ),
      };
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: guardedFields(field.fields, slug, found) };
    if (!('name' in field) || field.type === 'ui') return field;
    const rights = rightsOf(slug).fields?.[field.name];
    if ('access' in field && Object.keys(field.access ?? {}).length > 0)
      throw new Error(`Who may use ${slug}.${field.name} is said in the table of roles.`);
    if (!rights) return field;
    found.add(field.name);
    const { read, create, update, owner } = rights;
    return {
      ...field,
      access: {
        ...(read ? { read: fieldAccess(read, owner === 'reads') } : {}),
        ...(create ? { create: fieldAccess(create, false) } : {}),
        ...(update ? { update: fieldAccess(update, false) } : {}),
      },
    } as Field;
  });
}

/**
 * Asked before anything is done for whoever makes a record: a file may be read first, or a password
 * looked at.
 */
const refusesFirst: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  const { slug } = collection;
  if (operation === 'create' && !overrideAccess && isGuarded(slug) && may(req, slug, 'create') === false)
    throw new Forbidden(req.t);
  return args;
};

/**
 * Lets a collection be used as the table of roles says, and the panel show it to whoever may read
 * it.
 *
 * @throws for a collection that the table does not name, or that says itself who may use it
 */
export function withRoles(collection: CollectionConfig): CollectionConfig {
  const { slug, admin = {}, fields, hooks = {} } = collection;
  if (!isGuarded(slug)) throw new Error(`The table of roles (src/cms/roles/table.ts) does not name “${slug}”.`);
  if (collection.access) throw new Error(`Who may use “${slug}” is said in the table of roles, and nowhere else.`);
  const rights = rightsOf(slug);
  const found = new Set<string>();
  const guarded = guardedFields(fields, slug, found);
  const unknown = Object.keys(rights.fields ?? {}).filter((name) => !found.has(name));
  if (unknown.length > 0) throw new Error(`The table of roles names ${unknown.join(', ')}, which “${slug}” has not.`);
  const hidden = ({ user }: { user: ClientUser }): boolean => !mayEver(user, slug, 'read');
  const signsIn = collection.auth !== undefined && {
    admin: ({ req }: Parameters<Access>[0]) => req.user?.collection === slug && rights.own === true,
  };
  return {
    ...collection,
    fields: guarded,
    hooks: { ...hooks, beforeOperation: [refusesFirst, ...(hooks.beforeOperation ?? [])] },
    access: { ...accessFor(slug), ...signsIn },
    // Somebody with a first password has their own account, and nothing else.
    admin: rights.own || admin.hidden === true ? admin : { ...admin, hidden },
  };
}
