import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { icons } from './icon-shapes.mjs';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  mkdirSync(path.join(root, 'styles'));
  writeFileSync(
    path.join(root, 'styles/icons.css'),
    ':root {\n  --icon-t: polygon(\n    0 0,\n    100% 0\n  );\n  --icon-triangle-down: polygon(50% 0, 0 100%);\n}',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

it('icon variables of a sheet are replaced by their shapes, other variables stay', () => {
  expect(icons(root)('.a { clip-path: var(--icon-triangle-down); color: var(--ink) }')).toBe(
    '.a { clip-path: polygon(50% 0, 0 100%); color: var(--ink) }',
  );
  expect(icons(root)('.a { --shape: var(--icon-t) }')).toMatch(/--shape: polygon\(\s+0 0,\s+100% 0\s+\) }/);
});

it('an unknown icon fails the build', () => {
  expect(() => icons(root)('.a { clip-path: var(--icon-2) }')).toThrow('There is no --icon-2 in');
});
