import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sheetsInOrder } from './sheet-order.mjs';

const sheets = ['alone.module.css', 'sections/a/a.module.css', 'ui/b/b.module.css', 'ui/c/c.module.css'];
let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sheet-order-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('sections/a/a.tsx', "import { B } from '../../ui/b/b.tsx';\nimport styles from './a.module.css';");
  write(
    'ui/b/b.tsx',
    "import type { A } from '../../sections/a/a.tsx';\nimport {\n  C,\n} from '../c/c.tsx';\nimport styles from './b.module.css';",
  );
  write('ui/c/c.tsx', "import styles from './c.module.css';");
  for (const sheet of sheets) write(sheet, '');
});
afterAll(() => rmSync(root, { recursive: true }));

it('sheets of imported components come first, sheets that nothing imports come last', () => {
  expect(sheetsInOrder(root, sheets)).toEqual([
    'ui/c/c.module.css',
    'ui/b/b.module.css',
    'sections/a/a.module.css',
    'alone.module.css',
  ]);
});
