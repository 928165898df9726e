import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordmark } from '../../src/brand/wordmark.ts';
import { brandFolder } from '../../src/shared/brand-folder.ts';
import { inks } from '../../src/shared/inks.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The panel's drawings: one for each choice of a look, in `looks`, and the larger ones of its
 * screens.
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
 * Sets the colour of each shape to the ink that its class names, and the wordmark where a drawing
 * has one.
 */
const inBrand = (drawing: string): string =>
  drawing
    .replaceAll(
      /class="(\w+)" (fill|stroke)="[^"]*"/g,
      (_, ink, attribute) => `class="${ink}" ${attribute}="${inks[ink as keyof typeof inks]}"`,
    )
    .replace(/<symbol id="wordmark".*<\/symbol>/, symbol);

/** The drawings in the colours of the brand, by the path of the file. */
export const panelDrawings: Readonly<Record<string, string>> = Object.fromEntries(
  ['', 'looks'].flatMap((part) =>
    readdirSync(path.join(root, drawingFolder, part))
      .filter((name) => name.endsWith('.svg'))
      .map((name) => path.join(drawingFolder, part, name))
      .map((file) => [file, inBrand(readFileSync(path.join(root, file), 'utf8'))]),
  ),
);
