import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import ownDays from './own-days.mjs';

const folder = path.resolve('node_modules/@payloadcms/ui/dist/exports/client');
const bundles = readdirSync(folder)
  .filter((file) => /^chunk-.*\.js$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

const american = '"MMM d, yyy h:mm a"';

it('Payload writes days as in America where a field says nothing else, in one of the parts that the loader is given', () => {
  expect(bundles.filter((text) => text.includes(american))).toHaveLength(1);
});

it('with the mend it writes them as the rest of the panel', () => {
  const mended = bundles.map(ownDays);
  expect(mended.filter((text) => text.includes(american))).toEqual([]);
  expect(mended.join('')).toMatch(
    /"default"\?\w+="d MMM yyyy":\w+==="dayAndTime"\?\w+="d MMM yyyy, HH:mm":\w+==="timeOnly"\?\w+="HH:mm":/,
  );
});
