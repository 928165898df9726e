/** Draws the mark as the icons that browsers and phones request. */
import sharp from 'sharp';
import { inks } from '../../../src/config/brand/inks.ts';
import { mark } from '../../../src/config/brand/wordmark.ts';

/**
 * @param share how much of the side the mark takes; a maskable icon loses up to a fifth at each
 *   edge
 */
function icon(side: number, share: number): Promise<Buffer> {
  const scale = (side * share) / 96;
  const start = (side * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path fill="${inks.accent4}" d="M0 0H${side}V${side}H0Z"/><path fill="${inks.ink}" transform="translate(${start} ${start}) scale(${scale})" d="${mark}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Wraps one PNG in a favicon.ico; every browser that still requests that file can read it. */
function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Icons in pixels, by file name. */
export const appIcons = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'apple-touch-icon.png': await icon(180, 0.56),
  'icon-192.png': await icon(192, 0.62),
  'icon-512.png': await icon(512, 0.62),
  'icon-maskable-512.png': await icon(512, 0.42),
  'favicon.ico': ico(await icon(32, 0.75), 32),
});
