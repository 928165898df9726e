import type { Viewer } from './viewer.ts';

export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** Loads the names of all accounts in a view with one query. */
export async function peopleFor(
  { payload, user }: Viewer,
  ids: readonly (number | undefined)[],
): Promise<(id: number | undefined) => Colleague | undefined> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  if (wanted.length === 0) return () => undefined;
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: wanted } },
    pagination: false,
    depth: 0,
    select: { name: true },
    user,
    overrideAccess: false,
  });
  const known = new Map(docs.map(({ id, name }) => [id, { id, name: name ?? '' }]));
  return (id) => (id === undefined ? undefined : known.get(id));
}
