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
} from '../domain/entry-fields.ts';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * Lists the fields of a selection and its fragments, with repetitions. Each fragment counts once,
 * as in execution: fragments that name each other twice would take exponential time.
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

/** Returns the names, not the aliases, of the fields selected below a resolved field. */
export const selectedFields = ({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> =>
  new Set(fieldNodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments)).map(({ name }) => name.value));

/** Columns always read: link, order and access need them. */
const always = ['title', 'slug', '_status', 'postDate', 'updatedAt'] as const;

/** Columns behind fields of another name, or of several columns. */
const behind: Readonly<Record<string, readonly string[]>> = {
  seomatic: ['seo', 'introductionTitle', 'subject', 'services', 'description'],
  readingNote: ['readingNote', 'insightsContent'],
};

const columns = {
  works: ['seo', 'colours', 'clientType', ...workLines, ...workPictures, ...workGalleries, ...workTexts],
  insights: ['seo', 'articleCategory', 'author', ...insightLines, ...insightPictures, 'insightsContent'],
} as const;

/** Returns the columns needed for the fields, in the shape of Payload's `select`. */
export function columnsFor(section: keyof typeof columns, fields: ReadonlySet<string>): Record<string, true> {
  const wanted = new Set([...fields].flatMap((field) => behind[field] ?? [field]));
  return Object.fromEntries(
    [...always, ...columns[section].filter((name) => wanted.has(name))].map((name) => [name, true]),
  );
}
