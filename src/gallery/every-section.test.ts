import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sections = path.resolve(import.meta.dirname, '../sections');

it('every section has a gallery file', () => {
  const names = readdirSync(sections, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !existsSync(path.join(sections, name, `${name}.gallery.tsx`)))).toEqual([]);
});
