import type { Field, RelationshipFieldSingleValidation } from 'payload';
import { currentSettings } from '../config/env.ts';
import { sayIn } from '../lib/text/say.ts';
import { rowLabel } from './composed.ts';
import {
  type About,
  type CaseInShort,
  exampleOf,
  type Fields,
  type FieldType,
  fieldsOf,
  isStored,
  type Lookup,
  readFields,
  writeFields,
} from './field-type.ts';
import type { Stored } from './stored.ts';

interface Bounds extends About {
  readonly least: number;
  readonly most: number;
}

/** Row of a section. If its case is gone, the next featured case takes its place. */
interface Place<Own> {
  readonly shown: CaseInShort | null;
  /** Fields that the editor filled in for this section. */
  readonly own: Own | undefined;
}

const standsIn = 'One that is not published is replaced by the next featured case.';

const helped = (help: string | undefined, more: string): string => [help, more].filter(Boolean).join(' ');

/** Fills places whose case is gone with featured cases that the section does not show yet. */
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

/**
 * Requires a case from editors. Content of a brand may instead name a case that another host keeps.
 */
const chosen: RelationshipFieldSingleValidation = (value, { req, siblingData }) =>
  !req.user ||
  Boolean(value) ||
  Boolean((siblingData as { elsewhere?: unknown }).elsewhere) ||
  sayIn(req.i18n)('Choose a case.');

/** Fields that select the case of a row. */
const choice = (): Field[] => [
  { name: 'work', label: 'Case', type: 'relationship', relationTo: 'works', validate: chosen },
  {
    name: 'elsewhere',
    label: 'Case at the other host',
    type: 'text',
    maxLength: 200,
    admin: { description: 'The end of its address, /work/… .', hidden: !currentSettings().CONTENT_API_URL },
  },
];

interface Rows<Own, Item> {
  readonly bounds: Bounds;
  /** Fields of a row besides the case. */
  readonly own: Fields<Own>;
  /** Fields that belong to the case; stored in the row only if another host keeps the case. */
  readonly ofCase?: readonly (keyof Own & string)[];
  readonly slugOf: (item: Item) => string;
  /**
   * Undefined if the case lacks a required value. `own` is undefined for a featured replacement.
   */
  readonly show: (found: CaseInShort, own: Own | undefined) => Item | undefined;
}

/** Cases in the editor's order, each with the section's own fields. */
export const cases = <Own, Item extends Own>({
  bounds: { label, help, least, most },
  own,
  ofCase = [],
  slugOf,
  show,
}: Rows<Own, Item>): FieldType<readonly Item[]> => ({
  field: (name): Field => ({
    name,
    label,
    type: 'array',
    labels: { singular: 'Case', plural: label },
    required: true,
    minRows: least,
    maxRows: most,
    admin: { description: helped(help, standsIn), initCollapsed: true, components: rowLabel('Case') },
    fields: [...choice(), ...fieldsOf(own)],
  }),
  read: async (stored, lookup) => {
    const rows = (Array.isArray(stored) ? stored : []).filter(isStored);
    const places = await Promise.all(
      rows.map(async (row) => {
        const [found, ownFields] = await Promise.all([
          lookup.work(row.work, row.elsewhere),
          readFields(own, row, lookup),
        ]);
        return ownFields === undefined ? { shown: null, own: undefined } : { shown: found, own: ownFields };
      }),
    );
    return filled(places, lookup, show);
  },
  write: async (items, placing) => {
    const rows: Stored[] = [];
    for (const item of items) {
      const work = await placing.work(slugOf(item));
      const written = Object.entries(await writeFields(own, item, placing));
      const kept = written.filter(([name]) => work === null || !ofCase.some((one) => one === name));
      rows.push({ ...(work === null ? { elsewhere: slugOf(item) } : { work }), ...Object.fromEntries(kept) });
    }
    return rows;
  },
  example: (filling) =>
    Array.from({ length: filling.count(least, most) }, (_, row) => ({
      work: filling.work(),
      ...exampleOf(own, filling.at(row)),
    })),
});
