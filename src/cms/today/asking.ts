import type { CollectionSlug, Payload, SanitizedPermissions, TypedUser, Where } from 'payload';

/** On whose behalf something is looked up: nothing comes back that this person may not read. */
export interface Asking {
  readonly payload: Payload;
  readonly user: TypedUser;
  readonly permissions: SanitizedPermissions;
}

export const mayRead = ({ permissions }: Asking, collection: CollectionSlug): boolean =>
  Boolean(permissions.collections?.[collection]?.read);

const mayCreate = ({ permissions }: Asking, collection: CollectionSlug): boolean =>
  Boolean(permissions.collections?.[collection]?.create);

/** How many records there are that this person may read. */
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

/** What this person may make, as the first view offers it. */
export const makingsFor = (asking: Asking) => makings.filter(({ collection }) => mayCreate(asking, collection));
