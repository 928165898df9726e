import type { CollectionSlug } from 'payload';

/**
 * Collections whose records go to the trash before they are gone for good, in the order in which it
 * is emptied: what shows others comes before what is shown. Enquiries are not among them: whoever
 * is erased stays erased.
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

/** Days after which a record in the trash goes for good. */
export const daysInTrash = 30;
