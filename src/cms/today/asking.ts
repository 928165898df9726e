import type { CollectionSlug, Payload, SanitizedPermissions, TypedUser, Where } from 'payload';

/** Account that a look-up is made for; results are limited to what it may read. */
export interface Asking {
  readonly payload: Payload;
  readonly user: TypedUser;
  readonly permissions: SanitizedPermissions;
}

export const mayRead = ({ permissions }: Asking, collection: CollectionSlug): boolean =>
  Boolean(permissions.collections?.[collection]?.read);

const mayCreate = ({ permissions }: Asking, collection: CollectionSlug): boolean =>
  Boolean(permissions.collections?.[collection]?.create);

/** Number of records that the account may read. */
export async function countOf(asking: Asking, collection: CollectionSlug, where: Where): Promise<number> {
  if (!mayRead(asking, collection)) return 0;
  const { payload, user } = asking;
  return (await payload.count({ collection, where, user, overrideAccess: false })).totalDocs;
}

const makings = [
  { collection: 'pages', text: 'New page' },
  { collection: 'insights', text: 'New article' },
  { collection: 'works', text: 'New case' },
  { collection: 'jobs', text: 'New job' },
  { collection: 'media', text: 'Add pictures' },
] as const;

/** Records that the account may create, as the dashboard offers them. */
export const makingsFor = (asking: Asking) => makings.filter(({ collection }) => mayCreate(asking, collection));
