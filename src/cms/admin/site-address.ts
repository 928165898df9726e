const folders: Readonly<Record<string, string | undefined>> = { works: '/work', insights: '/insights', jobs: '/jobs' };

/**
 * Where visitors find a record.
 *
 * @param record what is known of it; of anything else than a published one nothing is said
 */
export function addressOf(collection: string, record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { path, slug, _status } = record as {
    readonly path?: unknown;
    readonly slug?: unknown;
    readonly _status?: unknown;
  };
  if (_status !== 'published') return undefined;
  const folder = folders[collection];
  if (folder) return typeof slug === 'string' ? `${folder}/${slug}` : undefined;
  return typeof path === 'string' ? path : undefined;
}
