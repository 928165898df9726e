import type { Payload } from 'payload';

/** Collections with a trash and files. */
const withFiles = ['media', 'films', 'partners'] as const;

export const fileTags: ReadonlySet<string> = new Set(withFiles);

interface Stored {
  readonly filename?: string | null;
  readonly sizes?: Readonly<Record<string, { readonly filename?: string | null } | undefined>>;
}

/** Names of the files of trashed records, which still exist and must not be served. */
export async function readTrashedFiles(payload: Payload): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const collection of withFiles) {
    const { docs } = await payload.find({
      collection,
      trash: true,
      where: { deletedAt: { exists: true } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    for (const { filename, sizes = {} } of docs as readonly Stored[])
      for (const name of [filename, ...Object.values(sizes).map((size) => size?.filename)]) if (name) names.add(name);
  }
  return names;
}
