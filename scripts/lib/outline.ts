import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import { subsetFont } from './subset-font.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Lettering {
  /** Places on the typeface's variable axes: `{ wght: 700, wdth: 90 }`. */
  readonly axes?: Readonly<Record<string, number>>;
  /** Height of 1 em in the drawing's units. */
  readonly size: number;
  /** Added between letters, in em. */
  readonly tracking?: number;
}

interface Outline {
  /** Path data; the baseline starts at 0 0. */
  readonly path: string;
  /** Width of the whole line in the drawing's units. */
  readonly width: number;
}

/**
 * Reads a typeface once, for many words of it.
 *
 * @param file path of a woff2 file, from the project's root
 * @param letters every letter that is going to be set
 */
export async function typesetter(
  file: string,
  letters: string,
): Promise<(text: string, lettering: Lettering) => Outline> {
  const sfnt = await subsetFont(await readFile(path.join(root, file)), letters, { targetFormat: 'sfnt' });
  const face = new Face(new FontBlob(new Uint8Array(sfnt)));
  const unitsPerEm = 1000;
  return (text, { axes = {}, size, tracking = 0 }) => {
    const font = new Font(face);
    font.setScale(unitsPerEm, unitsPerEm);
    font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / unitsPerEm;
    const positions = buffer.getGlyphPositions();
    let pen = 0;
    const parts = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const part = moved(font.glyphToPath(codepoint), pen + xOffset, yOffset, scale);
      pen += xAdvance + tracking * unitsPerEm;
      return part;
    });
    return { path: parts.join(''), width: (pen - tracking * unitsPerEm) * scale };
  };
}

/** Turns the font's upward units into the drawing's downward ones. */
function moved(data: string, x: number, y: number, scale: number): string {
  return data.replaceAll(/(-?[\d.]+)[, ](-?[\d.]+)/g, (_, left: string, up: string) => {
    const across = ((Number(left) + x) * scale).toFixed(2);
    const down = (-(Number(up) + y) * scale).toFixed(2);
    return `${Number(across)} ${Number(down)} `;
  });
}
