import type { CollectionSlug, Payload } from 'payload';
import { cache } from 'react';
import { isPreviewed } from '../preview-links.ts';
import { addressOf } from './site-address.ts';

/**
 * Where visitors find a record whose newest version is a draft; undefined for one that is not
 * published. Read once for a view.
 */
export const publishedAddress = cache(
  async (payload: Payload, collection: CollectionSlug, id: number | string): Promise<string | undefined> => {
    if (!isPreviewed(collection)) return undefined;
    const record = await payload.db.findOne<{ id: number; _status?: string; deletedAt?: string | null }>({
      collection,
      where: { id: { equals: id } },
      locale: 'en',
      select: { slug: true, path: true, _status: true, deletedAt: true },
    });
    return record && !record.deletedAt ? addressOf(collection, record) : undefined;
  },
);
