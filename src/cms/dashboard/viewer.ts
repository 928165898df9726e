import type { CollectionSlug, Payload, SanitizedPermissions, TypedUser, Where } from 'payload';

/** Account that a look-up is made for; results are limited to what it may read. */
export interface Viewer {
  readonly payload: Payload;
  readonly user: TypedUser;
  readonly permissions: SanitizedPermissions;
}

export const mayRead = ({ permissions }: Viewer, collection: CollectionSlug): boolean =>
  Boolean(permissions.collections?.[collection]?.read);

const mayCreate = ({ permissions }: Viewer, collection: CollectionSlug): boolean =>
  Boolean(permissions.collections?.[collection]?.create);

/** Number of records that the account may read. */
export async function countOf(viewer: Viewer, collection: CollectionSlug, where: Where): Promise<number> {
  if (!mayRead(viewer, collection)) return 0;
  const { payload, user } = viewer;
  return (await payload.count({ collection, where, user, overrideAccess: false })).totalDocs;
}

const creatable = [
  { collection: 'pages', text: 'New page' },
  { collection: 'insights', text: 'New article' },
  { collection: 'works', text: 'New case' },
  { collection: 'jobs', text: 'New job' },
  { collection: 'media', text: 'Add pictures' },
] as const;

/** Records that the account may create, as the dashboard offers them. */
export const creatableFor = (viewer: Viewer) => creatable.filter(({ collection }) => mayCreate(viewer, collection));
