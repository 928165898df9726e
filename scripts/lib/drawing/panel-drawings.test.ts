import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { payloadBlock } from '../../../src/blocks/payload-block.ts';
import { inks } from '../../../src/config/brand/inks.ts';
import { allBlocks } from '../../../src/sections/blocks.ts';
import { drawingFolder, panelDrawings } from './panel-drawings.ts';
import { placeThumbnails } from './thumbnails.mjs';

/** Drawings that a field and its nested fields reference. */
function looksOf(field: Field): string[] {
  const inner = 'fields' in field ? field.fields.flatMap(looksOf) : [];
  if (field.type !== 'select') return inner;
  const component = field.admin?.components?.Field;
  const properties = typeof component === 'object' ? component?.clientProps : undefined;
  const look: unknown = properties && 'look' in properties ? properties.look : undefined;
  if (typeof look !== 'string') return inner;
  return field.options.map((option) => `${look}-${typeof option === 'string' ? option : option.value}.svg`);
}

it('every block has a thumbnail of less than 16 kB', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'thumbnails-'));
  try {
    await placeThumbnails(folder);
    const files = readdirSync(folder).sort();
    expect(files).toEqual(allBlocks.map(({ name }) => `${name}.webp`).sort());
    const sizes = files.map((file) => readFileSync(path.join(folder, file)).length);
    expect(Math.max(...sizes)).toBeLessThan(16_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('every visual option of a block field has a drawing, and every drawing an option', () => {
  const asked = allBlocks.flatMap((block) => payloadBlock(block).fields.flatMap(looksOf));
  expect(readdirSync(path.join(drawingFolder, 'looks')).sort()).toEqual([...new Set(asked)].sort());
});

it('drawings of the panel use only colours of the brand', () => {
  const known = [...Object.values(inks), 'none'];
  for (const [file, drawing] of Object.entries(panelDrawings)) {
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour);
    expect(
      colours.filter((colour) => !known.includes(colour)),
      file,
    ).toEqual([]);
    expect(drawing, file).not.toMatch(/<text|style=|undefined/);
  }
});
