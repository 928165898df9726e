import { Kind, parse, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import { workGalleries, workLines, workPictures, workTexts } from '../../domain/entry-fields.ts';
import { specifiedCaseFields } from '../testing/specified-case-fields.ts';
import * as queries from './queries.ts';

/** Returns the field names of a selection, including its fragments. */
const namesIn = (set: SelectionSetNode | undefined): string[] =>
  (set?.selections ?? []).flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value];
    return one.kind === Kind.INLINE_FRAGMENT ? namesIn(one.selectionSet) : [];
  });

function askedBy({ plainDocument }: queries.Operation) {
  const [definition] = parse(plainDocument).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  const roots = definition.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one] : []));
  return {
    name: definition.name?.value,
    roots: roots.map(({ name }) => name.value),
    fields: namesIn(roots[0]?.selectionSet),
  };
}

/** Identifiers and dates that links and feeds need. */
const common = ['id', 'title', 'slug', 'postDate', 'dateUpdated'];

const card = [...common, 'clientType', 'services', 'subject', 'gridImageFull', 'gridImageIllustration'];

/** Fields of a case in the specification (sections 3 and 7), and those that were added since. */
const caseFields = [...specifiedCaseFields, ...workLines, ...workTexts, ...workPictures, ...workGalleries];

const article = [...common, 'description', 'readingNote', 'articleCategory', 'thumbnail', 'author'];

it('the site has exactly the seven operations of the specification', () => {
  expect(Object.keys(queries)).toHaveLength(7);
});

it.each([
  [queries.getWorks, 'entries', card],
  [queries.getTypes, 'categories', ['id', 'title', 'slug']],
  [queries.getWorkDetails, 'entry', [...card, ...caseFields, 'seomatic', 'next']],
  [queries.getInsights, 'entries', article],
  [queries.getEntryCount, 'entryCount', []],
  [queries.getInsightDetails, 'entries', [...article, 'bannerImage', 'insightsContent', 'seomatic']],
  [queries.getPager, 'entries', [...article, 'next', 'prev']],
] as const)('$name selects one root field, with the fields of the specification', (operation, root, fields) => {
  const asked = askedBy(operation);
  expect(asked.name).toBe(operation.name);
  expect(asked.roots).toEqual([root]);
  expect([...new Set(asked.fields)].sort()).toEqual([...new Set(fields)].sort());
});
