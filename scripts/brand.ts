/**
 * Writes the files generated from `src/config/brand`: colours and typefaces of the style sheets,
 * the web manifest, icons, site-wide social images and the colours of the panel's drawings. Run
 * `npm run brand` after a change there and commit the result; `npm test` checks that both agree.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandFolder } from '../src/lib/brand-folder.ts';
import { appIcons } from './lib/drawing/app-icons.ts';
import { brandFiles } from './lib/drawing/brand-files.ts';
import { panelDrawings } from './lib/drawing/panel-drawings.ts';
import { brandSocialImages } from './lib/drawing/social-images.ts';
import { writePicture } from './lib/drawing/write-picture.ts';

const root = path.resolve(import.meta.dirname, '..');

for (const [file, text] of Object.entries({ ...brandFiles, ...panelDrawings }))
  writeFileSync(path.join(root, file), text);
for (const [name, bytes] of Object.entries({ ...(await appIcons()), ...(await brandSocialImages()) }))
  await writePicture(path.join(brandFolder, 'public', name), bytes);
