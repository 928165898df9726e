// Writes a brotli and a gzip file beside every text file of a folder: `node compress.mjs <folder>`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder.');

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(html|css|js|mjs|svg|json|xml|txt|webmanifest)$/.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  // Compresses the hundreds of pages of the section gallery as fast as possible; visitors never get
  // them.
  const ofGallery = path.relative(folder, file).startsWith('gallery');
  const quality = ofGallery ? 1 : 11;
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: ofGallery ? 1 : 9 }));
}
