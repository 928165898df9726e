import type { CollectionSlug } from 'payload';

/**
 * Collections with a trash, in the order of emptying: records come before those that they show.
 * Enquiries have none, because erased data must not come back.
 */
export const trashed = [
  'pages',
  'insights',
  'works',
  'jobs',
  'testimonials',
  'people',
  'partners',
  'films',
  'media',
] as const satisfies readonly CollectionSlug[];

type Trashed = (typeof trashed)[number];

export const hasTrash = (collection: string): collection is Trashed => trashed.some((slug) => slug === collection);

/** Days after which a record in the trash is deleted. */
export const daysInTrash = 30;
