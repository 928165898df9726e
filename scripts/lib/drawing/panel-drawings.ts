import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inks } from '../../../src/config/brand/inks.ts';
import { wordmark } from '../../../src/config/brand/wordmark.ts';
import { brandFolder } from '../../../src/lib/brand-folder.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Folder of the panel's drawings: those of its screens, and in `looks` one for each choice of a
 * look.
 */
export const drawingFolder = path.join(path.relative(root, brandFolder), 'public/panel');

const pier = { width: 9, height: 1, parts: [{ path: 'M0 0H9V1H0Z', transform: undefined }] };

function symbol(): string {
  const { width, height, parts } = wordmark ?? pier;
  const paths = parts.map((part) => {
    const transform = part.transform ? ` transform="${part.transform}"` : '';
    return `<path d="${part.path}"${transform}/>`;
  });
  return `<symbol id="wordmark" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax">${paths.join('')}</symbol>`;
}

/**
 * Sets the colour of each shape to the ink named by its class, and inserts the wordmark where a
 * drawing has one.
 */
const inBrand = (drawing: string): string =>
  drawing
    .replaceAll(
      /class="(\w+)" (fill|stroke)="[^"]*"/g,
      (_, ink, attribute) => `class="${ink}" ${attribute}="${inks[ink as keyof typeof inks]}"`,
    )
    .replace(/<symbol id="wordmark".*<\/symbol>/, symbol);

/** Drawings in the colours of the brand, by path. */
export const panelDrawings: Readonly<Record<string, string>> = Object.fromEntries(
  ['', 'looks'].flatMap((part) =>
    readdirSync(path.join(root, drawingFolder, part))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => path.join(drawingFolder, part, name))
      .map((file) => [file, inBrand(readFileSync(path.join(root, file), 'utf8'))]),
  ),
);
