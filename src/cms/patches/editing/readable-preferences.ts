import type { CollectionAfterReadHook, CollectionBeforeChangeHook, PayloadRequest, SanitizedConfig } from 'payload';
import { isObject } from '../../../lib/is-object.ts';
import { refusesSort } from '../rest/rest-bounds.ts';

interface Preference {
  readonly key?: unknown;
  readonly value?: unknown;
  readonly user?: unknown;
}

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** Request in the name of the preference's owner, where the panel reads it without an account. */
async function asOwner(req: PayloadRequest, owner: unknown): Promise<PayloadRequest> {
  if (req.user || !isObject(owner)) return req;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: isObject(owner.value) ? owner.value.id : owner.value } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [user] = docs;
  return user ? { ...req, user: { ...user, collection: 'users' } } : req;
}

/** Keeps only those parts of a list's preference that the list can use. */
async function readable({ key, value, user }: Preference, req: PayloadRequest): Promise<unknown> {
  const [, slug = ''] = /^collection-([a-z-]+)$/.exec(String(key)) ?? [];
  const collection = Object.hasOwn(req.payload.collections, slug)
    ? req.payload.collections[slug as keyof typeof req.payload.collections].config
    : undefined;
  if (!collection || !isObject(value)) return value;
  const { sort, limit, groupBy, preset, ...others } = value;
  const isSortable = typeof sort === 'string' && !(await refusesSort(sort, collection, () => asOwner(req, user)));
  return {
    ...others,
    ...(isSortable ? { sort } : {}),
    ...(isWhole(limit) ? { limit } : {}),
    ...(typeof groupBy === 'string' ? { groupBy } : {}),
    ...(isWhole(preset) ? { preset } : {}),
  };
}

const reads: CollectionAfterReadHook<Preference & { readonly id: number }> = async ({ doc, req }) => ({
  ...doc,
  value: await readable(doc, req),
});

const writes: CollectionBeforeChangeHook<Preference & { readonly id: number }> = async ({
  data,
  originalDoc,
  req,
}) => ({
  ...data,
  value: await readable({ ...originalDoc, ...data }, req),
});

/**
 * Drops unusable parts of list preferences when they are read and written. Needed for
 * `@payloadcms/next` 3.90.1, which stores the sort of any address that opened a list. An address
 * with a refused sort would lock its visitor out of the list for good. No report known.
 */
export function withReadablePreferences(config: SanitizedConfig): SanitizedConfig {
  const preferences = config.collections.find(({ slug }) => slug === 'payload-preferences');
  if (preferences) {
    preferences.hooks.afterRead = [...(preferences.hooks.afterRead ?? []), reads];
    preferences.hooks.beforeChange = [...(preferences.hooks.beforeChange ?? []), writes];
  }
  return config;
}
