import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Folder of the brand's texts, content and files: the parent of what `package.json` maps to
 * `#words`.
 */
export const brandFolder = path.resolve(path.dirname(createRequire(import.meta.url).resolve('#words')), '..');
