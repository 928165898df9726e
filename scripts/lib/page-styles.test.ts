import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageStyles } from './page-styles.mjs';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'page-styles-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'src/card.module.css',
    '.card { color: red; text-decoration: underline; text-decoration-thickness: 2px }\n.shut { color: green }',
  );
  write('src/menu.late.module.css', '.menu { color: blue }');
  write('src/answers.below.module.css', '.answers { color: black }');
  write(
    'src/page.js',
    `import sheets from 'virtual:page-styles';
    import card from './card.module.css';
    globalThis.page = { sheets, card };`,
  );
  write('index.html', '<script type="module" src="/src/page.js"></script>');
});
afterAll(() => rmSync(root, { recursive: true }));

it('are a list of sheets with their classes, and belong to no page of the build', async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageStyles(path.join(root, 'src'))],
    build: { outDir: 'dist' },
  });
  const assets = path.join(root, 'dist', 'assets');
  const files = readdirSync(assets);
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
  const [script = ''] = files;
  const page = readFileSync(path.join(assets, script), 'utf8');
  const [, card = ''] = /card:["'`]([\w-]+)["'`]/.exec(page) ?? [];
  expect(card).toMatch(/card/);
  // The shorthand that says both is one that Safari leaves out.
  expect(page).toContain(`.${card}{color:red;text-decoration:underline;text-decoration-thickness:2px}`);
  expect(page).not.toContain('menu');
  // Though its name comes first.
  expect(page.indexOf('answers'), 'what no page opens with').toBeGreaterThan(page.indexOf('card'));
  expect(page.match(/below:(?:true|!0)/g)).toHaveLength(1);
});
