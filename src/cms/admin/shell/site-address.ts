const folders: Readonly<Record<string, string | undefined>> = { works: '/work', insights: '/insights', jobs: '/jobs' };

/**
 * Returns the public address of a record.
 *
 * @param record fields of the record; undefined is returned unless it is published
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
