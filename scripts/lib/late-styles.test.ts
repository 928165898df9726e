import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lateStyles } from './late-styles.mjs';

describe('styles that no first view waits for', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'late-styles-'));
    write('src/early.module.css', '.early { color: red }');
    write(
      'src/footer/footer.late.module.css',
      '.footer { color: blue; animation: pass 1s }\n@keyframes pass { to { top: 0 } }',
    );
    write('src/dialog.late.module.css', '.dialog { color: green }');
    write('src/signs.late.css', '@font-face { font-family: Sign; src: url("./fonts/sign.woff2") }');
    write('src/fonts/sign.woff2', 'a face');
    write(
      'src/page.js',
      `import late from 'virtual:late-styles';
      import early from './early.module.css';
      import footer from './footer/footer.late.module.css';
      globalThis.page = { late, early: early.early, footer: footer.footer };`,
    );
    write('index.html', '<script type="module" src="/src/page.js"></script>');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const settings = () => ({
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [lateStyles(path.join(root, 'src'))],
  });

  it('lie in one file beside the rest, whether a page imports them or not, and go by the names that pages know', async () => {
    await build({
      ...settings(),
      build: { outDir: 'dist', rollupOptions: { output: { assetFileNames: 'assets/[name].css' } } },
    });
    const [file = '', face = '', ...others] = readdirSync(path.join(root, 'dist', '_astro'));
    expect(others).toEqual([]);
    expect(file).toMatch(/^late\.[\w-]{8}\.css$/);
    const late = readFileSync(path.join(root, 'dist', '_astro', file), 'utf8');
    expect(face).toMatch(/^sign\.[\w-]{8}\.woff2$/);
    expect(late).toMatch(new RegExp(`url\\(["']?/_astro/${face}["']?\\)`));
    expect(readFileSync(path.join(root, 'dist', '_astro', face), 'utf8')).toBe('a face');
    const [script = ''] = readdirSync(path.join(root, 'dist', 'assets')).filter((one) => one.endsWith('.js'));
    const page = readFileSync(path.join(root, 'dist', 'assets', script), 'utf8');
    expect(page).toContain(`/_astro/${file}`);
    const [, footer = ''] = /footer:["'`]([\w-]+)["'`]/.exec(page) ?? [];
    expect(footer).toMatch(/footer/);
    expect(late).toContain(`.${footer}{`);
    expect(late).toMatch(/dialog/);
    expect(late).not.toMatch(/early/);
    const early = readdirSync(path.join(root, 'dist', 'assets')).filter((one) => one.endsWith('.css'));
    expect(early.map((one) => readFileSync(path.join(root, 'dist', 'assets', one), 'utf8')).join('')).not.toMatch(
      /footer|dialog/,
    );
  });

  it('come like all others while developing', async () => {
    const server = await createServer({ ...settings(), server: { middlewareMode: true }, appType: 'custom' });
    try {
      const address = await server.transformRequest('virtual:late-styles');
      expect(address?.code).toContain('export default ""');
      const sheet = await server.transformRequest('/src/footer/footer.late.module.css');
      expect(sheet?.code).toContain('color: blue');
    } finally {
      await server.close();
    }
  });
});
