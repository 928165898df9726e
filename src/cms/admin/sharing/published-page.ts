import type { CollectionSlug, Payload } from 'payload';
import { cache } from 'react';
import { isPreviewed } from '../../editorial/preview/preview-links.ts';
import { addressOf } from '../shell/site-address.ts';

/**
 * Returns the public address of a record whose newest version is a draft; undefined if it is not
 * published. Cached per request.
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
