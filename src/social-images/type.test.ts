import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { Typefaces } from './type.ts';

// Files arrive in the same moment, as they do from a busy disk.
vi.mock('node:fs/promises', () => ({
  readFile: async (file: string, encoding?: 'utf8') => (encoding ? readFileSync(file, encoding) : readFileSync(file)),
}));

it('fonts loaded at the same time keep their own glyphs', async () => {
  const faces = await Typefaces.open();
  expect(() => faces.set('Tai Ping', 'poster')).not.toThrow();
});
