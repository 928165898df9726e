import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { columnsFor, selectedFields } from './selection.ts';

function selected(document: string) {
  const { definitions } = parse(document);
  const operation = definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
  return selectedFields({
    fieldNodes: (operation?.selectionSet.selections ?? []).filter((one) => one.kind === Kind.FIELD),
    fragments: Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
  });
}

it('selected fields include aliased fields and those of fragments', () => {
  const fields = selected(
    '{ entries { slug ...card ... on works_Entry { words: body } } } fragment card on EntryInterface { gallery { url } }',
  );
  expect([...fields].sort()).toEqual(['body', 'gallery', 'slug']);
  expect(columnsFor('works', fields)).toMatchObject({ body: true, gallery: true, title: true });
  expect(columnsFor('insights', fields)).not.toHaveProperty('gallery');
});
