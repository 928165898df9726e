import type { Field } from 'payload';
import { rowLabel } from './composed.ts';
import {
  type About,
  type CaseInShort,
  exampleOf,
  type Fields,
  fieldsOf,
  isStored,
  type Kind,
  type Lookup,
  readFields,
  writeFields,
} from './kind.ts';

interface Bounds extends About {
  readonly least: number;
  readonly most: number;
}

/** A case whose place in the section is taken by the next one that is featured, if it is gone. */
interface Place<Own> {
  readonly shown: CaseInShort | null;
  /** What the editor says of it here. */
  readonly own: Own | undefined;
}

const standsIn = 'One that is not published is replaced by the next featured case.';

const helped = (help: string | undefined, more: string): string => [help, more].filter(Boolean).join(' ');

/** The places in their order; those whose case is gone are given to featured cases that the section does not show yet. */
async function filled<Own, Item>(
  places: readonly Place<Own>[],
  lookup: Lookup,
  show: (found: CaseInShort, own: Own | undefined) => Item | undefined,
): Promise<readonly Item[] | undefined> {
  const taken = new Set(places.map(({ shown }) => shown?.slug));
  const gone = places.some(({ shown }) => shown === null);
  const waiting = gone ? (await lookup.featured()).filter(({ slug }) => !taken.has(slug)) : [];
  const standIns = waiting.map((found) => show(found, undefined)).filter((item) => item !== undefined);
  const items = places.flatMap(({ shown, own }) => {
    const item = (shown && show(shown, own)) ?? standIns.shift();
    return item === undefined ? [] : [item];
  });
  return items.length === 0 ? undefined : items;
}

const toCase = { type: 'relationship', relationTo: 'works', required: true } as const;

/**
 * Cases, in an order that the editor chooses. What is shown of each is its own.
 *
 * @param show undefined where the case lacks what the section needs
 */
export const cases = <Item>(
  { label, help, least, most }: Bounds,
  slugOf: (item: Item) => string,
  show: (found: CaseInShort) => Item | undefined,
): Kind<readonly Item[]> => ({
  field: (name): Field => ({
    ...toCase,
    ...{ name, label },
    hasMany: true,
    minRows: least,
    maxRows: most,
    admin: { description: helped(help, standsIn) },
  }),
  read: async (stored, lookup) => {
    const ids: unknown[] = Array.isArray(stored) ? stored : [];
    const places = await Promise.all(ids.map(async (id) => ({ shown: await lookup.work(id), own: undefined })));
    return filled(places, lookup, show);
  },
  write: async (items, placing) => {
    const ids: (number | null)[] = [];
    for (const item of items) ids.push(await placing.work(slugOf(item)));
    return ids;
  },
  example: (filling) => Array.from({ length: filling.count(least, most) }, () => filling.work()),
});

/**
 * The same with words and pictures that the section has of its own for each.
 *
 * @param own what the editor may say beside the choice
 * @param show is given nothing of the editor's for a case that stands in for another
 * @param ownOf what of an item is not the case's
 */
export const casesWith = <Own, Item extends Own>(
  { label, help, least, most }: Bounds,
  own: Fields<Own>,
  slugOf: (item: Item) => string,
  show: (found: CaseInShort, own: Own | undefined) => Item | undefined,
): Kind<readonly Item[]> => ({
  field: (name): Field => ({
    name,
    label,
    type: 'array',
    labels: { singular: 'Case', plural: label },
    required: true,
    minRows: least,
    maxRows: most,
    admin: { description: helped(help, standsIn), initCollapsed: true, components: rowLabel('Case') },
    fields: [{ ...toCase, name: 'work', label: 'Case' }, ...fieldsOf(own)],
  }),
  read: async (stored, lookup) => {
    const rows = (Array.isArray(stored) ? stored : []).filter(isStored);
    const places = await Promise.all(
      rows.map(async (row) => {
        const [shown, said] = await Promise.all([lookup.work(row.work), readFields(own, row, lookup)]);
        return said === undefined ? { shown: null, own: undefined } : { shown, own: said };
      }),
    );
    return filled(places, lookup, show);
  },
  write: async (items, placing) => {
    const rows: unknown[] = [];
    for (const item of items)
      rows.push({ work: await placing.work(slugOf(item)), ...(await writeFields(own, item, placing)) });
    return rows;
  },
  example: (filling) =>
    Array.from({ length: filling.count(least, most) }, (_, row) => ({
      work: filling.work(),
      ...exampleOf(own, filling.at(row)),
    })),
});
