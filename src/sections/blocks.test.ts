import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Block } from '../blocks/block.ts';
import { blocks } from './blocks.ts';

const definitions = Object.entries(blocks) as [string, Block<never>][];
const files = globSync('*/*.block.ts', { cwd: import.meta.dirname });

it.each(definitions)('the block %s has the name of its key and its file', (name, definition) => {
  expect(definition.name).toBe(name);
  expect(files.map((file) => path.basename(file))).toContain(`${name}.block.ts`);
});

it('block labels are unique', () => {
  const labels = definitions.map(([, { label }]) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});
