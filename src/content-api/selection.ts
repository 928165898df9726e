import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { workGalleries, workLines, workPictures, workTexts } from '../content/work-fields.ts';

/** What of an entry a query asks for. */
export interface Selection {
  /** Names of the fields, whatever they are called in the answer. */
  readonly fields: ReadonlySet<string>;
  /** What one such entry costs to read and to write, in units of the budget. */
  readonly cost: number;
}

/** Fields that cost more than a look into the row: text is turned into HTML, relations are read. */
const costs: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...workTexts, 'text', 'readingNote', 'insightsContent'].map((name) => [name, 4])),
  seomatic: 3,
  ...Object.fromEntries(
    [...workPictures, ...workGalleries, 'clientType', 'articleCategory', 'author', 'thumbnail', 'image'].map((name) => [
      name,
      1,
    ]),
  ),
};

/** Neighbours pay for themselves when they are looked up. */
const paidElsewhere = new Set(['next', 'prev']);

/**
 * Every field of a selection, those of its fragments included; each as often as it is asked for. A fragment counts once, as it
 * does in the answer: of fragments that name each other twice, a short query could be made that never ends.
 */
function fieldsOf(
  set: SelectionSetNode | undefined,
  info: Pick<GraphQLResolveInfo, 'fragments'>,
  taken = new Set<string>(),
): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, info, taken);
    const name = selection.name.value;
    if (taken.has(name)) return [];
    taken.add(name);
    return fieldsOf(info.fragments[name]?.selectionSet, info, taken);
  });
}

function costOf(set: SelectionSetNode | undefined, info: Pick<GraphQLResolveInfo, 'fragments'>): number {
  return fieldsOf(set, info)
    .filter(({ name }) => !paidElsewhere.has(name.value))
    .reduce((sum, { name, selectionSet }) => sum + 0.1 + (costs[name.value] ?? 0) + costOf(selectionSet, info), 0);
}

/** What the query asks for of each entry that this field gives. */
export function selectionOf(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): Selection {
  const sets = info.fieldNodes.map(({ selectionSet }) => selectionSet);
  return {
    fields: new Set(sets.flatMap((set) => fieldsOf(set, info)).map(({ name }) => name.value)),
    cost: sets.reduce((sum, set) => sum + costOf(set, info), 1),
  };
}

/** Columns that every entry is read with: what its address, its order and its access need. */
const always = ['title', 'slug', '_status', 'postDate', 'createdAt', 'updatedAt'] as const;

/** Columns behind fields of another name, or behind fields that are made of several. */
const behind: Readonly<Record<string, readonly string[]>> = {
  seomatic: ['seo', 'introductionTitle', 'subject', 'services', 'description'],
  readingNote: ['readingNote', 'insightsContent'],
};

const columns = {
  works: ['seo', 'colours', 'clientType', ...workLines, ...workPictures, ...workGalleries, ...workTexts],
  insights: [
    'description',
    'readingNote',
    'seo',
    'articleCategory',
    'author',
    'thumbnail',
    'bannerImage',
    'insightsContent',
  ],
} as const;

/** The columns of a section that have to be read for these fields, as Payload's `select` takes them. */
export function columnsFor(section: keyof typeof columns, { fields }: Selection): Record<string, true> {
  const wanted = new Set([...fields].flatMap((field) => behind[field] ?? [field]));
  return Object.fromEntries(
    [...always, ...columns[section].filter((name) => wanted.has(name))].map((name) => [name, true]),
  );
}
