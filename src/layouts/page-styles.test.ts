import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** In cascade order. */
const sheets = ['button', 'card', 'hero'].map((name) => ({ css: `.${name}{order:1}`, classes: [name] }));

const load = async (list: typeof sheets) => {
  vi.doMock('virtual:styles', () => ({ sheets: list, links: [] }));
  return import('./page-styles.ts');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('virtual:styles'));

describe('the styles of a page', () => {
  it('are those of the components in its markup, in cascade order', async () => {
    const { pageStyles } = await load(sheets);
    expect(pageStyles('<div class="hero"><a class="other button">')?.css).toBe('.button{order:1}.hero{order:1}');
  });

  it('include every sheet with a matching class', async () => {
    const { pageStyles } = await load([...sheets, { css: '.open{order:1}', classes: ['card'] }]);
    expect(pageStyles('<div class="card">')?.css).toBe('.card{order:1}.open{order:1}');
  });

  it('are left to Vite in development, except those of logos', async () => {
    const { pageStyles } = await load([]);
    expect(pageStyles('<div class="hero">')).toBeNull();
    expect(pageStyles('<i data-mark="/marks/a.svg">')?.css).toContain('/marks/a.svg');
  });
});
