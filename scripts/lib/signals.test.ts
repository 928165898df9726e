import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signals } from './signals.mjs';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'signals-'));
  mkdirSync(path.join(root, 'styles'));
  writeFileSync(
    path.join(root, 'styles/signals.css'),
    ':root {\n  --signal-1: polygon(\n    0 0,\n    100% 0\n  );\n  --signal-8-south-west: polygon(50% 0, 0 100%);\n}',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

it('a sheet has the shapes that it names, and other properties as they are', () => {
  expect(signals(root)('.a { clip-path: var(--signal-8-south-west); color: var(--ink) }')).toBe(
    '.a { clip-path: polygon(50% 0, 0 100%); color: var(--ink) }',
  );
  expect(signals(root)('.a { --shape: var(--signal-1) }')).toMatch(/--shape: polygon\(\s+0 0,\s+100% 0\s+\) }/);
});

it('the name of a signal that there is not ends the build', () => {
  expect(() => signals(root)('.a { clip-path: var(--signal-2) }')).toThrow('There is no --signal-2 in');
});
