import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitMedia, styles } from './styles.mjs';

describe('rules for print or forced colours', () => {
  it.each([
    '@media print',
    '@media (forced-colors: active)',
    '@media print, (forced-colors: active)',
    '@media (width < 48em) and (forced-colors: active)',
  ])('are split from all other rules: %s', (media) => {
    const { usual, other } = splitMedia('a.css', `.a{color:red}${media}{.a{color:#00f}}.b{color:red}`);
    expect(usual).toBe('.a,.b{color:red}');
    expect(other).toMatch(/^@media [^{]*\{\.a\{color:#00f\}\}$/);
  });

  it.each([
    '@media screen',
    '@media not print',
    '@media (forced-colors: none)',
    '@media print, screen',
    '@media not (forced-colors: active)',
    '@media (not (forced-colors: active))',
    '@media (forced-colors: active) or (hover)',
  ])('do not include rules for other media: %s', (media) => {
    const { usual, other } = splitMedia('a.css', `${media}{.a{color:#00f}}`);
    expect(usual).toContain('.a{color:#00f}');
    expect(other).toBe('');
  });
});

describe('style sheets of a build', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const settings = () => ({
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [styles(path.join(root, 'src'))],
  });

  let page: string;
  let deferred: string;
  let files: string[];
  let chinese: string;

  beforeAll(async () => {
    root = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
    write(
      'src/card.module.css',
      `.card { color: red; letter-spacing: 1px; text-decoration: underline; text-decoration-thickness: 2px }
      @media (forced-colors: active) { .card { border: 1px solid } }`,
    );
    write(
      'src/footer/footer.deferred.module.css',
      '.footer { color: blue; letter-spacing: 1px }\n@media print { .footer { display: none } }',
    );
    write('src/dialog.deferred.module.css', '.dialog { color: green }');
    write('src/signs.deferred.css', '@font-face { font-family: Sign; src: url("./fonts/sign.woff2") }');
    write('src/fonts/sign.woff2', 'a face');
    write(
      'src/page.js',
      `import { chineseLinks, links, sheets } from 'virtual:styles';
      import card from './card.module.css';
      import footer from './footer/footer.deferred.module.css';
      globalThis.page = { chineseLinks, links, sheets, card: card.card, footer: footer.footer };`,
    );
    write('index.html', '<script type="module" src="/src/page.js"></script>');
    await build({ ...settings(), build: { outDir: 'dist' } });
    const [script = '', ...sheets] = readdirSync(path.join(root, 'dist', 'assets'));
    expect(sheets, 'style sheets that the bundler writes for a page').toEqual([]);
    page = readFileSync(path.join(root, 'dist', 'assets', script), 'utf8');
    [chinese = '', ...files] = readdirSync(path.join(root, 'dist', '_astro'));
    deferred = readFileSync(path.join(root, 'dist', '_astro', files[0] ?? ''), 'utf8');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const className = (name: string) => new RegExp(`${name}:["'\`]([\\w-]+)["'\`]`).exec(page)?.[1];

  it('are exported with their class names', () => {
    // Safari drops the shorthand of both properties.
    expect(page).toContain(`.${className('card')}{color:red;text-decoration:underline;text-decoration-thickness:2px}`);
    expect(page).not.toMatch(/color:(?:blue|green)/);
  });

  it('are joined in one deferred file if named so, imported by a page or not', () => {
    expect(files[0]).toMatch(/^deferred\.[\w-]{8}\.css$/);
    expect(page).toContain(`/_astro/${files[0]}`);
    expect(deferred).toContain(`.${className('footer')}{color:#00f;letter-spacing:1px}`);
    expect(deferred).toMatch(/dialog/);
    expect(deferred).not.toContain('color:red');
  });

  it('are also exported and joined as pages in Chinese have them', () => {
    expect(page).toContain(`.${className('card')}{color:red;text-decoration:underline;text-decoration-thickness:2px}`);
    expect(chinese).toMatch(/^deferred-chinese\.[\w-]{8}\.css$/);
    expect(page).toContain(`/_astro/${chinese}`);
    expect(readFileSync(path.join(root, 'dist', '_astro', chinese), 'utf8')).toContain('{color:#00f}');
  });

  it('have one file with a media query for print and forced colours', () => {
    const print = readFileSync(path.join(root, 'dist', '_astro', files[1] ?? ''), 'utf8');
    expect(page).toMatch(/print, \(forced-colors: active\)/);
    expect(deferred).not.toContain('@media');
    expect(print).toMatch(
      /^@media \(forced-colors:active\)\{\.[\w-]*card[\w-]*\{border:1px solid\}\}@media print\{\.[\w-]*footer[\w-]*\{display:none\}\}$/,
    );
  });

  it('include their fonts', () => {
    expect(files[2]).toMatch(/^sign\.[\w-]{8}\.woff2$/);
    expect(deferred).toMatch(new RegExp(`url\\(["']?/_astro/${files[2]}["']?\\)`));
    expect(readFileSync(path.join(root, 'dist', '_astro', files[2] ?? ''), 'utf8')).toBe('a face');
  });

  it('are served by Vite in development', async () => {
    const server = await createServer({ ...settings(), server: { middlewareMode: true }, appType: 'custom' });
    try {
      expect((await server.transformRequest('virtual:styles'))?.code).toContain('links = []');
      const sheet = await server.transformRequest('/src/footer/footer.deferred.module.css');
      expect(sheet?.code).toContain('color: blue');
      expect(sheet?.code).toContain('@media print');
    } finally {
      await server.close();
    }
  });
});
