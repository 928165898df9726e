import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Difference of pixel values that two processors may produce at an edge; another word or colour
 * differs by more.
 */
const tolerance = 64;

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer({ resolveWithObject: true });

async function isSame(one: Buffer, other: Buffer, file: string): Promise<boolean> {
  if (one.equals(other)) return true;
  if (!file.endsWith('.png')) return false;
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.info.width !== b.info.width || a.data.length !== b.data.length) return false;
  return a.data.every((value, index) => Math.abs(value - (b.data[index] ?? 0)) <= tolerance);
}

/**
 * Writes a picture, unless the file already shows the same: processors round differently, and would
 * change it for nothing.
 */
export async function writePicture(file: string, bytes: Buffer): Promise<void> {
  if (!existsSync(file) || !(await isSame(readFileSync(file), bytes, file))) writeFileSync(file, bytes);
}
