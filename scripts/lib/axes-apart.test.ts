import { readFile } from 'node:fs/promises';
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import { beforeAll, expect, it } from 'vitest';
import { axesApart } from './axes-apart.ts';
import { tablesOf, withTables } from './font-tables.ts';
import { subsetFont } from './subset-font.ts';

const letters = 'HOaegs&';

let whole: Buffer;
let apart: Buffer;
beforeAll(async () => {
  const file = new URL(
    '../../node_modules/@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2',
    import.meta.url,
  );
  whole = await subsetFont(await readFile(file), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: 500, max: 900, default: 900 }, wdth: { min: 50, max: 150 } },
  });
  apart = axesApart(whole);
});

/** The outline of every letter and how far each moves the pen, in thousandths of an em. */
function drawn(
  data: Buffer,
  wght: number,
  wdth: number,
): { readonly paths: readonly string[]; readonly pens: number[] } {
  const font = new Font(new Face(new FontBlob(new Uint8Array(data))));
  font.setScale(1000, 1000);
  font.setVariations([new Variation('wght', wght), new Variation('wdth', wdth)]);
  const text = new TextBuffer();
  text.addText(letters);
  text.guessSegmentProperties();
  shape(font, text);
  return {
    paths: text.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint)),
    pens: text.getGlyphPositions().map(({ xAdvance }) => xAdvance),
  };
}

it.each([
  [900, 50],
  [900, 73],
  [900, 150],
  [500, 100],
  [680, 100],
])('where only one axis is off its default, letters are as they were: weight %i, width %i', (weight, width) => {
  expect(drawn(apart, weight, width)).toEqual(drawn(whole, weight, width));
});

it('off both defaults, what each axis does alone is added', () => {
  const { pens } = drawn(apart, 500, 50);
  const [at, lighter, narrower] = [
    drawn(whole, 900, 100).pens,
    drawn(whole, 500, 100).pens,
    drawn(whole, 900, 50).pens,
  ];
  for (const [index, pen] of pens.entries()) {
    const added = (lighter[index] ?? 0) + (narrower[index] ?? 0) - (at[index] ?? 0);
    expect(Math.abs(pen - added), letters[index]).toBeLessThanOrEqual(1);
  }
  expect(pens).not.toEqual(drawn(whole, 500, 50).pens);
});

it('a quarter and more of what letters say about axes is gone', () => {
  const length = (font: Buffer) => tablesOf(font).get('gvar')?.length ?? 0;
  expect(length(apart)).toBeLessThan(0.75 * length(whole));
  expect(tablesOf(apart).get('glyf')).toEqual(tablesOf(whole).get('glyf'));
});

it('a font that does not vary is refused', () => {
  const tables = tablesOf(whole);
  tables.delete('gvar');
  expect(() => axesApart(withTables(whole, tables))).toThrow('This font does not vary');
});
