import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { payloadBlock } from '../../src/blocks/payload-block.ts';
import { allBlocks } from '../../src/sections/blocks.ts';
import { inks } from '../../src/shared/inks.ts';
import { blockDrawings, drawingFiles } from './drawings/index.ts';
import { lookDrawings } from './drawings/looks.ts';

/** The pictures that a field and what it consists of ask for. */
function looksOf(field: Field): string[] {
  const inner = 'fields' in field ? field.fields.flatMap(looksOf) : [];
  if (field.type !== 'select') return inner;
  const component = field.admin?.components?.Field;
  const properties = typeof component === 'object' ? component?.clientProps : undefined;
  const look: unknown = properties && 'look' in properties ? properties.look : undefined;
  if (typeof look !== 'string') return inner;
  return field.options.map((option) => `${look}-${typeof option === 'string' ? option : option.value}`);
}

describe('drawings of the panel', () => {
  it('are there for every section that editors choose from, and for none besides', () => {
    expect(Object.keys(blockDrawings).sort()).toEqual(allBlocks.map(({ name }) => name).sort());
  });

  it('are there for every choice of a look, and for none besides', () => {
    const asked = allBlocks.flatMap((block) => payloadBlock(block).fields.flatMap(looksOf));
    expect(Object.keys(lookDrawings).sort()).toEqual([...new Set(asked)].sort());
  });

  it('have no colour but the brand’s, need no typeface and stay small', () => {
    for (const [file, drawn] of Object.entries(drawingFiles)) {
      const colours = [...drawn.matchAll(/fill="([^"]*)"/g)].map(([, colour]) => colour);
      expect(
        colours.filter((colour) => !Object.values(inks).includes(String(colour))),
        file,
      ).toEqual([]);
      expect(drawn, file).not.toMatch(/<text|style=|href|NaN|undefined/);
      expect(drawn.length, file).toBeLessThan(20_000);
    }
  });
});
