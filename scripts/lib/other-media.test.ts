import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lateStyles } from './late-styles.mjs';
import { otherMedia, partedMedia } from './other-media.mjs';
import { pageStyles } from './page-styles.mjs';
import { styleTargets } from './style-targets.mjs';

const parted = (code: string) => partedMedia({ filename: 'a.css', code, targets: styleTargets });

describe('what holds on paper alone or where colours are forced', () => {
  it.each([
    '@media print',
    '@media (forced-colors: active)',
    '@media print, (forced-colors: active)',
    '@media (width < 48em) and (forced-colors: active)',
  ])('is parted from all the rest: %s', (media) => {
    const { usual, other } = parted(`.a{color:red}${media}{.a{color:#00f}}.b{color:red}`);
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
  ])('is nothing that others see too: %s', (media) => {
    const { usual, other } = parted(`${media}{.a{color:#00f}}`);
    expect(usual).toContain('.a{color:#00f}');
    expect(other).toBe('');
  });
});

describe('the file of other media', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'other-media-'));
    write('src/menu.late.module.css', '.menu { top: 0 }\n@media print { .menu { display: none } }');
    write('src/early.module.css', '.early { top: 0 }\n@media (forced-colors: active) { .early { border: 1px solid } }');
    write('src/page.js', `import other from 'virtual:other-media';\nglobalThis.other = other;`);
    write('index.html', '<script type="module" src="/src/page.js"></script>');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const settings = () => {
    const sources = path.join(root, 'src');
    const [late, page] = [lateStyles(sources), pageStyles(sources)];
    return {
      root,
      configFile: false as const,
      logLevel: 'silent' as const,
      plugins: [late, page, otherMedia([page, late])],
    };
  };

  it('has what all sheets say of them, in the order of the cascade, and pages know its address', async () => {
    await build({ ...settings(), build: { outDir: 'dist' } });
    const files = readdirSync(path.join(root, 'dist', '_astro'));
    const file = files.find((one) => /^other-media\.[\w-]{8}\.css$/.test(one)) ?? '';
    expect(readFileSync(path.join(root, 'dist', '_astro', file), 'utf8')).toMatch(
      /^@media \(forced-colors:active\)\{\.[\w-]*early[\w-]*\{border:1px solid\}\}@media print\{\.[\w-]*menu[\w-]*\{display:none\}\}$/,
    );
    const late = files.find((one) => one.startsWith('late.')) ?? '';
    expect(readFileSync(path.join(root, 'dist', '_astro', late), 'utf8')).not.toContain('print');
    const [script = ''] = readdirSync(path.join(root, 'dist', 'assets')).filter((one) => one.endsWith('.js'));
    const page = readFileSync(path.join(root, 'dist', 'assets', script), 'utf8');
    expect(page).toContain(`/_astro/${file}`);
    expect(page).toContain('print, (forced-colors: active)');
  });

  it('is not there while developing, when sheets are whole', async () => {
    const server = await createServer({ ...settings(), server: { middlewareMode: true }, appType: 'custom' });
    try {
      expect((await server.transformRequest('virtual:other-media'))?.code).toContain('export default undefined');
      expect((await server.transformRequest('/src/menu.late.module.css'))?.code).toContain('@media print');
    } finally {
      await server.close();
    }
  });
});
