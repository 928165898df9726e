import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheetSetAt, sheetSetFolder } from '../shared/sheet-set.ts';

const rule = (name: string, length = 4000) => `.${name}{order:${'1'.repeat(length)}}`;
/** In the order of the cascade; what is named last has the last word. */
const sheets = ['button', 'card', 'section', 'hero', 'list', 'answers'].map((name) => ({
  css: rule(name),
  classes: [name],
  below: name === 'answers',
}));

const load = async (list: typeof sheets) => {
  vi.doMock('virtual:page-styles', () => ({ default: list }));
  return import('./own-styles.ts');
};

const linkedBy = (address: string | null) =>
  sheetSetAt(
    sheets.map(({ css }) => css),
    (address ?? '').slice(sheetSetFolder.length),
  );

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('virtual:page-styles'));

/** As much markup as a page has that comes at once if some of its styles do not come with it. */
const text = 'word '.repeat(8000);

describe('the styles of a page', () => {
  it('are in the page for its opening, and linked for the rest', async () => {
    const { pageStyles } = await load(sheets);
    const { own, linked } = pageStyles(
      '<div class="hero">',
      `<div class="card"></div><div class="list hero"></div>${text}`,
    );
    expect(own?.css).toBe(rule('hero'));
    expect(linkedBy(linked)).toBe(rule('card') + rule('list'));
  });

  it('stay together where an element wears one of each, and the linked one would come too late', async () => {
    const { pageStyles } = await load(sheets);
    const rest = `<a class="card list"></a><b class="hero card"></b><i class="button card"></i>${text}`;
    const { own, linked } = pageStyles('<div class="hero">', rest);
    expect(own?.css).toBe(rule('button') + rule('card') + rule('hero') + rule('list'));
    expect(linked).toBeNull();
  });

  it('are all in the page where the rest needs few', async () => {
    const { pageStyles } = await load(sheets);
    const { own, linked } = pageStyles('<div class="hero">', `<div class="card"></div>${text}`);
    expect(own?.css).toBe(rule('card') + rule('hero'));
    expect(linked).toBeNull();
  });

  it.each([
    ['short enough to come at once with them', ''],
    ['too long to come at once without them', text + text],
  ])('are all in a page that is %s', async (_, filling) => {
    const { pageStyles } = await load(sheets);
    const rest = (words: string) => `<div class="card list">${words}</div>`;
    expect(pageStyles('<div class="hero">', rest(filling)).linked).toBeNull();
    expect(pageStyles('<div class="hero">', rest(text)).linked).not.toBeNull();
  });

  it.each([
    ['short', ''],
    ['long', text + text],
  ])('are linked behind a %s page for what no page opens with, wherever it stands', async (_, filling) => {
    const { pageStyles } = await load(sheets);
    const answers = '<p class="answers button"></p>';
    for (const [opening, rest] of [
      ['<div class="hero">', answers + filling],
      [`<div class="hero">${answers}`, filling],
    ] as const) {
      const { own, linked, below } = pageStyles(opening, rest);
      expect(own?.css).toBe(rule('button') + rule('hero'));
      expect(linked).toBeNull();
      expect(linkedBy(below)).toBe(rule('answers'));
    }
  });

  it('are in one file for all that follows an opening', async () => {
    const { pageStyles } = await load(sheets);
    const { own, linked, below } = pageStyles(
      '<div class="hero">',
      `<div class="card"></div><div class="list answers"></div>${text}`,
    );
    expect(own?.css).toBe(rule('hero'));
    expect(linkedBy(linked)).toBe(rule('card') + rule('list') + rule('answers'));
    expect(below).toBeNull();
  });

  it('are those of every sheet that has a class by that name', async () => {
    const shared = [...sheets, { css: rule('open'), classes: ['card'], below: false }];
    const { ownStyles } = await load(shared);
    expect(ownStyles('<div class="card">')?.css).toBe(rule('card') + rule('open'));
  });

  it('come by themselves while developing', async () => {
    const { pageStyles, ownStyles } = await load([]);
    expect(pageStyles('<div class="hero">', '')).toEqual({ own: null, linked: null, below: null });
    expect(ownStyles('<div class="hero">')).toBeNull();
  });
});
