import { describe, expect, it } from 'vitest';
import { exampleSection } from '../blocks/block.ts';
import { fillingNames, fillingOf } from '../blocks/filling.ts';
import { allBlocks } from './blocks.ts';

const stock = { pictures: [0, 1], films: [0], marks: [0], works: [0], record: () => 0 };
const examples = new Map(
  allBlocks.map((block) => [block.name, fillingNames.map((name) => exampleSection(block, fillingOf(name, stock)))]),
);

describe.each(allBlocks.map((block) => [block.name, block] as const))('%s', (name, { fields }) => {
  it('has examples for each of its options', () => {
    for (const [part, kind] of Object.entries<{ field: (name: string) => object }>(fields)) {
      const field = kind.field(part);
      if (!('options' in field) || !Array.isArray(field.options)) continue;
      const looks = field.options.map(({ value }: { value: string }) => value);
      const shown = new Set((examples.get(name) ?? []).map((example) => Reflect.get(example, part)));
      // Colours and icons have more options than the six fillings can show.
      expect([...shown].filter((look) => looks.includes(String(look))).length, part).toBeGreaterThanOrEqual(
        Math.min(looks.length, 'required' in field && field.required ? fillingNames.length : 4),
      );
    }
  });

  it('has the same examples each time', () => {
    const [block] = allBlocks.filter((one) => one.name === name);
    if (!block) throw new Error(`There is no block ${name}.`);
    const again = fillingNames.map((filling) => exampleSection(block, fillingOf(filling, stock)));
    expect(again).toEqual(examples.get(name));
  });
});

it('filling texts have the maximum length, or one word in the smallest filling', () => {
  for (const room of [8, 24, 140, 600]) {
    expect(fillingOf('most', stock).words(room)).toHaveLength(room);
    expect(fillingOf('chinese', stock).words(room)).toHaveLength(room);
    expect(fillingOf('right-to-left', stock).words(room)).toHaveLength(room);
    expect(fillingOf('least', stock).words(room)).toMatch(/^\S{1,8}$/);
    expect(fillingOf('long-words', stock).words(room)).toMatch(new RegExp(`^\\S{${Math.min(room, 140)}}`));
  }
});

it('a hundred texts of a filling are all different', () => {
  for (const name of fillingNames) {
    const filling = fillingOf(name, stock);
    const texts = Array.from({ length: 100 }, () => filling.words(name === 'least' ? 24 : 140));
    expect(new Set(texts).size, name).toBe(100);
  }
});
