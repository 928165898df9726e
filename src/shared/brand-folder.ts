import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The folder of the brand's words, content and files: the one that holds what `package.json` calls
 * `#words`.
 */
export const brandFolder = path.resolve(path.dirname(createRequire(import.meta.url).resolve('#words')), '..');
