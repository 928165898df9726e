import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inks } from '../config/brand/inks.ts';
import type { ClientColours } from '../domain/client-colours.ts';
import { contrast, leastContrast } from '../lib/media/colour-values.ts';
import { siteColours } from '../sections/case/case-ink.ts';
import { clientTheme } from './client-theme.ts';

const folder = path.resolve(import.meta.dirname, '../../sample/cases');
const clients = readdirSync(folder).map((file): [name: string, colours: ClientColours] => {
  const [, front = ''] = readFileSync(path.join(folder, file), 'utf8').split('---\n');
  return [file.replace('.md', ''), parse(front).colours];
});
const generated = ['one', 'two', 'three', 'four'].map((slug): [string, ClientColours] => [
  `the site for ${slug}`,
  siteColours(slug),
]);
const poor: [string, ClientColours][] = [
  ['five greys', ['#777777', '#787878', '#797979', '#767676', '#757575']],
  ['white as the darkest', ['#ffffff', '#eeeeee', '#dddddd', '#ffffff']],
];

/** Custom properties that the style sets for one selector. */
function valuesOf(css: string, selector: string): Record<string, string> {
  const [, body = ''] = css.split(`${selector}{`);
  const declarations = (body.split('}')[0] ?? '').split(';').map((one) => one.split(':'));
  return Object.fromEntries(declarations.map(([name = '', value = '']) => [name.replace('--', ''), value]));
}

const chapters = ['[data-ground=client-first]', '[data-ground=client-second]'];

describe.each([...clients, ...generated, ...poor])('the client theme in the colours of %s', (_name, colours) => {
  const { css } = clientTheme(colours);

  it.each(['[data-theme=dark]', '[data-ground=client]', ...chapters])(
    'has enough contrast for text on %s',
    (selector) => {
      const { ground = '', type = '', accent = type } = valuesOf(css, selector);
      expect(contrast(ground, type)).toBeGreaterThanOrEqual(leastContrast);
      expect(contrast(ground, accent)).toBeGreaterThanOrEqual(leastContrast);
    },
  );

  it('has enough contrast for the name on its disc and the next name on the page', () => {
    const { type = '', ground = '' } = valuesOf(css, '[data-theme=dark]');
    expect(contrast(type, valuesOf(css, '[data-ink=client-deep]').color ?? '')).toBeGreaterThanOrEqual(leastContrast);
    expect(contrast(ground, valuesOf(css, '[data-ink=client]').color ?? '')).toBeGreaterThanOrEqual(leastContrast);
  });
});

describe.each(clients)('the client theme of the case %s', (_name, colours) => {
  const { css } = clientTheme(colours);
  const [, bright] = colours;

  it('has two different dark chapter grounds with the bright colour as accent', () => {
    const [first, second] = chapters.map((selector) => valuesOf(css, selector));
    expect(first?.ground).not.toBe(second?.ground);
    for (const { ground = '', accent } of [first ?? {}, second ?? {}]) {
      expect(colours).toContain(ground);
      expect(contrast(ground, '#ffffff')).toBeGreaterThan(5);
      expect(accent).toBe(bright);
    }
  });

  it('uses no ground of the site', () => {
    for (const selector of ['[data-theme=dark]', '[data-ground=client]', ...chapters])
      expect([inks.paper, inks.paper2]).not.toContain(valuesOf(css, selector).ground);
  });
});
