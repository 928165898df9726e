import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Palette } from '../../lib/brand-shape.ts';
import { contrast, hexOf, leastContrast } from '../../lib/media/colour-values.ts';
import { inks } from './inks.ts';
import { drawn, palette } from './palette.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = globSync(['src/**/*.css', 'admin/app/**/*.css'], { cwd: root });

interface Pair {
  readonly file: string;
  readonly selector: string;
  readonly ground: keyof Palette;
  readonly type: keyof Palette;
}

const isInk = (name: string | undefined): name is keyof Palette => name !== undefined && name in palette;

/** Properties that set a background, each with those that set the type on it. */
const sides = [
  [/^(?:background|background-color|--ground)$/, /^(?:color|--type)$/],
  [/^--water$/, /^--water-type$/],
] as const;

/** Pairs of background and type colour that one rule sets from the palette. */
function pairsIn(file: string): Pair[] {
  const css = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const values = [...body.matchAll(/([\w-]+)\s*:\s*var\(--(?:brand-)?([a-z]+\d?)\)\s*(?:;|$)/g)];
    const inkOf = (property: RegExp) => values.findLast(([, name = '']) => property.test(name))?.[2];
    return sides.flatMap(([groundOf, typeOf]): Pair[] => {
      const [ground, type] = [inkOf(groundOf), inkOf(typeOf)];
      return isInk(ground) && isInk(type)
        ? [{ file, selector: selector.trim().replaceAll(/\s+/g, ' '), ground, type }]
        : [];
    });
  });
}

const pairs = files.flatMap(pairsIn);

describe('the palette', () => {
  it('is used by 18 rules of the grounds sheet, and by other sheets', () => {
    const ofGrounds = pairs.filter(({ file }) => file === 'src/styles/grounds.css');
    expect(ofGrounds).toHaveLength(18);
    expect(pairs.length).toBeGreaterThan(ofGrounds.length);
  });

  it.each(pairs)('has enough contrast for $type on $ground ($file $selector)', ({ ground, type }) => {
    expect(contrast(inks[ground], inks[type])).toBeGreaterThanOrEqual(leastContrast);
  });

  it('has enough contrast for form errors on paper', () => {
    expect(contrast(inks.paper, inks.wrong)).toBeGreaterThanOrEqual(leastContrast);
  });

  it('is the only source of colours in the style sheets', () => {
    const sheets = files.filter((file) => !file.endsWith('/brand.css'));
    const written = sheets.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/#[0-9a-f]{3,8}\b(?=[^{]*;)|oklch\([\d.]/gi)]
        .map(([colour]) => colour)
        // Masks and print styles use only black, white and transparent.
        .filter((colour) => !/^#(?:0+|f+)$/i.test(colour))
        .map((colour) => `${file}: ${colour}`),
    );
    expect(written).toEqual([]);
  });

  it('matches the colours of the design within rounding', () => {
    for (const [name, hex] of Object.entries(drawn)) {
      const computed = hexOf(palette[name as keyof Palette]);
      for (const start of [1, 3, 5]) {
        const [one, other] = [hex, computed].map((value) => Number.parseInt(value.slice(start, start + 2), 16));
        expect(Math.abs((one ?? 0) - (other ?? 0)), `${name}: ${hex} and ${computed}`).toBeLessThanOrEqual(1);
      }
    }
  });
});
