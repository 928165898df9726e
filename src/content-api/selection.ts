import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import {
  insightLines,
  insightPictures,
  workGalleries,
  workLines,
  workPictures,
  workTexts,
} from '../content/entry-fields.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * Fields of a selection and its fragments, each as often as it is asked for. A fragment counts
 * once, as in the answer: fragments that name each other twice would otherwise take exponential
 * time.
 */
export function fieldsOf(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  taken = new Set<string>(),
): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments, taken);
    const name = selection.name.value;
    if (taken.has(name)) return [];
    taken.add(name);
    return fieldsOf(fragments[name]?.selectionSet, fragments, taken);
  });
}

/** Names of the fields that the query selects of a resolved field, not their aliases. */
export const selectedFields = ({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> =>
  new Set(fieldNodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments)).map(({ name }) => name.value));

/** Columns that every entry is read with: its link, order and access need them. */
const always = ['title', 'slug', '_status', 'postDate', 'updatedAt'] as const;

/** Columns behind fields of another name, or behind fields that are made of several. */
const behind: Readonly<Record<string, readonly string[]>> = {
  seomatic: ['seo', 'introductionTitle', 'subject', 'services', 'description'],
  readingNote: ['readingNote', 'insightsContent'],
};

const columns = {
  works: ['seo', 'colours', 'clientType', ...workLines, ...workPictures, ...workGalleries, ...workTexts],
  insights: ['seo', 'articleCategory', 'author', ...insightLines, ...insightPictures, 'insightsContent'],
} as const;

/**
 * The columns of a section that have to be read for these fields, as Payload's `select` takes them.
 */
export function columnsFor(section: keyof typeof columns, fields: ReadonlySet<string>): Record<string, true> {
  const wanted = new Set([...fields].flatMap((field) => behind[field] ?? [field]));
  return Object.fromEntries(
    [...always, ...columns[section].filter((name) => wanted.has(name))].map((name) => [name, true]),
  );
}
