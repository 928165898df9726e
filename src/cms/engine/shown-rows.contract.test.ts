import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import shownRows from './shown-rows.mjs';

const bundle = readFileSync(path.resolve('node_modules/@payloadcms/ui/dist/exports/client/index.js'), 'utf8');

it('of what has come into view Payload reads the first sighting alone', () => {
  expect(bundle.match(/new window\.IntersectionObserver\((\w+)=>\{let\[\w+\]=\1;/g)).toHaveLength(1);
});

it('with the mend it reads the last', () => {
  expect(shownRows(bundle)).toMatch(/new window\.IntersectionObserver\((\w+)=>\w+\(\1\.at\(-1\)\),\{root:/);
});
