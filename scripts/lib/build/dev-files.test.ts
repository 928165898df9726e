import { expect, it } from 'vitest';
import { startsAnew } from './dev-files.mjs';

it.each([
  '.env',
  'src/config/env.ts',
  'src/server/app.ts',
  'src/cms/admin/cells/list-cell.tsx',
  'src/blocks/fields.ts',
  'src/sections/faq/faq.block.ts',
  'src/domain/organisation.ts',
  'sample/facts.ts',
  'sample/words/index.ts',
  'sample/pages/home.yaml',
])('a change of %s restarts the server', (file) => {
  expect(startsAnew(file, 'sample')).toBe(true);
});

it.each([
  'src/sections/faq/faq.tsx',
  'src/server/app.test.ts',
  'src/cms/payload-types.ts',
  'sample/README.md',
  'another/facts.ts',
  '.env.example',
])('a change of %s does not restart the server', (file) => {
  expect(startsAnew(file, 'sample')).toBe(false);
});
