/** The mark as the small pictures that browsers and telephones ask for. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { signalPaths } from '../../src/ui/signal/signal-paths.ts';
import { ink, tart } from '../inks.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../public');

/** @param share how much of the side the mark takes; a maskable icon loses up to a fifth at each edge */
function icon(side: number, share: number): Promise<Buffer> {
  const scale = (side * share) / 96;
  const start = (side * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path fill="${tart}" d="M0 0H${side}V${side}H0Z"/><path fill="${ink}" transform="translate(${start} ${start}) scale(${scale})" d="${signalPaths['9']}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** A favicon.ico that holds one PNG, which every browser that still asks for the file can read. */
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

export async function writeAppIcons(): Promise<void> {
  await mkdir(publicFolder, { recursive: true });
  const write = async (name: string, bytes: Buffer | string) => writeFile(path.join(publicFolder, name), bytes);
  await write('apple-touch-icon.png', await icon(180, 0.56));
  await write('icon-192.png', await icon(192, 0.62));
  await write('icon-512.png', await icon(512, 0.62));
  await write('icon-maskable-512.png', await icon(512, 0.42));
  await write('favicon.ico', ico(await icon(32, 0.75), 32));
}
