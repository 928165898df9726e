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
import { type AllowedRoles, type Guarded, isGuarded, type Operation, rightsOf } from './table.ts';

/** Whether the data publishes: Payload has no operation for it. */
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

/** Payload passes the record when reading it, and only its id when building the form. */
function fieldAccess(allowed: AllowedRoles, ownersToo: boolean): FieldAccess {
  return ({ req: { user }, doc, id }) =>
    isOneOf(user, allowed) || (ownersToo && user?.collection === 'users' && user.id === (doc ? doc.id : id));
}

/** Adds the rights of the table to the fields. */
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

/** Checks the right to create before other hooks, which may read a file or hash a password. */
const checksRightToCreate: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  const { slug } = collection;
  if (operation === 'create' && !overrideAccess && isGuarded(slug) && may(req, slug, 'create') === false)
    throw new Forbidden(req.t);
  return args;
};

/**
 * Adds the table's rights to a collection, and hides it in the panel from accounts that may not
 * read it.
 *
 * @throws for a collection that is missing from the table or has rights of its own
 */
export function withRoles(collection: CollectionConfig): CollectionConfig {
  const { slug, admin = {}, fields, hooks = {} } = collection;
  if (!isGuarded(slug)) throw new Error(`The table of roles (src/cms/access/table.ts) does not name “${slug}”.`);
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
    hooks: { ...hooks, beforeOperation: [checksRightToCreate, ...(hooks.beforeOperation ?? [])] },
    access: { ...accessFor(slug), ...signsIn },
    // An account with a first password sees only itself.
    admin: rights.own || admin.hidden === true ? admin : { ...admin, hidden },
  };
}
