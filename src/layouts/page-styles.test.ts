import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chinese, english } from '../i18n/testing/languages.ts';
import { cutAddress } from '../ui/poster/han-cut.ts';

/** In cascade order. */
const sheets = ['button', 'card', 'hero'].map((name) => ({
  css: `.${name}{order:1}`,
  chinese: `.${name}{order:2}`,
  classes: [name],
}));

const load = async (list: typeof sheets) => {
  vi.doMock('virtual:styles', () => ({ sheets: list, links: [] }));
  return import('./page-styles.ts');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('virtual:styles'));

describe('the styles of a page', () => {
  it('are those of the components in its markup, in cascade order', async () => {
    const { pageStyles } = await load(sheets);
    expect(pageStyles('<div class="hero"><a class="other button">', english)?.css).toBe(
      '.button{order:1}.hero{order:1}',
    );
  });

  it('include every sheet with a matching class', async () => {
    const { pageStyles } = await load([...sheets, { css: '.open{order:1}', chinese: '', classes: ['card'] }]);
    expect(pageStyles('<div class="card">', english)?.css).toBe('.card{order:1}.open{order:1}');
  });

  it('are left to Vite in development, except those of logos', async () => {
    const { pageStyles } = await load([]);
    expect(pageStyles('<div class="hero">', english)).toBeNull();
    expect(pageStyles('<i data-mark="/marks/a.svg">', english)?.css).toContain('/marks/a.svg');
  });

  it('in Chinese have the rules for Chinese text, and their sheets as Chinese needs them', async () => {
    const { pageStyles } = await load(sheets);
    const css = pageStyles('<div class="hero"><a class="button">', chinese)?.css;
    expect(css).toMatch(/\.button\{order:2\}\.hero\{order:2\}$/);
    expect(css).not.toContain('order:1');
  });

  it('have the face of Chinese lines, cut for their characters', async () => {
    const { pageStyles } = await load(sheets);
    const line = '<text data-han="" class="light"><tspan>打完風</tspan><tspan font-size="9">404</tspan></text>';
    const styles = pageStyles(`<svg>${line}</svg><p>九號</p>`, english);
    expect(styles?.hanFace).toBe(cutAddress('打完風'));
    expect(styles?.css).toContain(`src:url(${cutAddress('打完風')}) format("woff2")`);
    expect(pageStyles('<svg><text>SIGNAL</text></svg><p class="card">九號</p>', english)).toMatchObject({
      css: '.card{order:1}',
      hanFace: undefined,
    });
  });
});
