import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import keptWords from './kept-words.mjs';

const bundle = readFileSync(path.resolve('node_modules/@payloadcms/ui/dist/exports/client/index.js'), 'utf8');
const forgets = '.path&&"isModified"in ';

it('a form of Payload forgets that a field was typed in as soon as another one is', () => {
  expect(bundle.split(forgets)).toHaveLength(2);
});

it('with the mend it remembers', () => {
  const mended = keptWords(bundle);
  expect(mended).not.toContain(forgets);
  expect(mended).toMatch(/=\{\.\.\.\w+,\[\w+\.path\]:\w+\};return \w+\}case"UPDATE_MANY"/);
});
