import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import type { Drawing } from './drawing.ts';
import { shortHash, sitePictures } from './encode.ts';

/** The drawing as a file of its own. */
const svgOf = ({ width, height, body }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Ids carry the drawing's name, so that two drawings can stand in one page. */
function minified(drawing: Drawing): string {
  const prefix = drawing.name.replaceAll('/', '-');
  return optimize(svgOf(drawing), {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default', { name: 'prefixIds', params: { prefix } }],
  }).data;
}

export interface SiteVector {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly focus?: readonly [x: number, y: number];
}

/** Writes a drawing of the site itself. */
export async function writeVector(drawing: Drawing): Promise<SiteVector> {
  const svg = minified(drawing);
  const hash = shortHash(svg);
  const file = path.join(sitePictures, `${drawing.name}.${hash}.svg`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, svg);
  const { width, height, focus } = drawing;
  return { width, height, hash, ...(focus && { focus }) };
}

/** @param width pixels of the finished picture */
export function rasterOf(drawing: Drawing, width: number): Promise<Buffer> {
  const density = (72 * width) / drawing.width;
  return sharp(Buffer.from(svgOf(drawing)), { density })
    .resize({ width })
    .removeAlpha()
    .png()
    .toBuffer();
}
