import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/**
 * Opens a font at a position of its axes; lengths are ten-thousandths of an em.
 *
 * @param data an uncompressed font file
 */
export function fontAt(data: Buffer, axes: Readonly<Record<string, number>>): Font {
  const font = new Font(new Face(new FontBlob(new Uint8Array(data))));
  font.setScale(10_000, 10_000);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

/** Width of a text on one line, in ten-thousandths of an em. */
export function advance(font: Font, text: string): number {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** English letters by frequency, the sample of the published averages of the fallback fonts. */
const averageText = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Average width of a letter, in em. */
export const averageWidth = (font: Font): number => advance(font, averageText) / averageText.length / 10_000;
