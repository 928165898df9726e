import type { FormState } from 'payload';

export interface RemovedRow {
  readonly index: number;
  readonly blockType: string | undefined;
  /** Fields by their paths inside the row. */
  readonly fields: FormState;
}

/**
 * Returns the row that was removed between two form states, if that is the only change of the list.
 */
export function removedRow(path: string, before: FormState, now: FormState): RemovedRow | undefined {
  const [were, are] = [before, now].map((state) => state[path]?.rows ?? []) as [Row[], Row[]];
  const index = were.findIndex(({ id }, place) => are[place]?.id !== id);
  const rest = were.toSpliced(index, 1);
  if (index < 0 || rest.length !== are.length || rest.some(({ id }, place) => are[place]?.id !== id)) return undefined;
  const start = `${path}.${index}.`;
  const own = Object.entries(before).filter(([name]) => name.startsWith(start));
  const fields = Object.fromEntries(own.map(([name, field]) => [name.slice(start.length), field]));
  return { index, blockType: were[index]?.blockType, fields };
}

type Row = NonNullable<FormState[string]['rows']>[number];
