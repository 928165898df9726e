import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { columnsFor, selectionOf } from './selection.ts';

function selected(document: string) {
  const { definitions } = parse(document);
  const operation = definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
  const fieldNodes = (operation?.selectionSet.selections ?? []).filter((one) => one.kind === Kind.FIELD);
  return selectionOf({
    fieldNodes,
    fragments: Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
  });
}

it('finds fields in fragments, under whatever name', () => {
  const selection = selected(
    '{ entries { slug ...card ... on works_Entry { words: body } } } fragment card on EntryInterface { gallery { url } }',
  );
  expect([...selection.fields].sort()).toEqual(['body', 'gallery', 'slug']);
  expect(columnsFor('works', selection)).toMatchObject({ body: true, gallery: true, title: true });
  expect(columnsFor('insights', selection)).not.toHaveProperty('gallery');
});

it('charges a field as often as it is asked for, and long texts more than others', () => {
  const cost = (fields: string) => selected(`{ entries { ${fields} } }`).cost;
  expect(cost('a: body b: body')).toBeGreaterThan(cost('body') + 4);
  expect(cost('body')).toBeGreaterThan(cost('gallery { url }'));
  expect(cost('gallery { url }')).toBeGreaterThan(cost('slug'));
});

it('takes a fragment once, however often others name it', () => {
  const bomb = Array.from({ length: 60 }, (_, n) => `fragment f${n} on EntryInterface { ...f${n + 1} ...f${n + 1} }`);
  const selection = selected(`{ entries { ...f0 } } ${bomb.join(' ')} fragment f60 on EntryInterface { slug }`);
  expect([...selection.fields]).toEqual(['slug']);
});
