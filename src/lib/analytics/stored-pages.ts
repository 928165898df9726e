import { isRecord } from '../is-object.ts';

/** Page of a stored journey, with the time of day: `10:27`. */
export interface StoredPage {
  readonly path: string;
  readonly at: string;
}

/** Pages of a stored journey. SQLite returns JSON as text. */
export function storedPages(value: unknown): StoredPage[] {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((page: unknown) =>
    isRecord(page) && typeof page.path === 'string' && typeof page.at === 'string'
      ? [{ path: page.path, at: page.at }]
      : [],
  );
}
