// `node scripts/container/gather.mjs FOLDER`: copies what the image holds out of the built project, into an empty folder.
import { copyFileSync, cpSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode, root } from '../lib/steps.mjs';
import { belongs, isRead, packagesOf, parts } from './contents.mjs';

/** @param {string} target folder that is made */
export function gather(target) {
  const build = realpathSync(path.resolve(root, process.env.BUILD_DIR ?? 'dist'));
  mkdirSync(target);
  cpSync(build, path.join(target, 'dist'), { recursive: true });
  for (const part of parts)
    cpSync(path.join(root, part), path.join(target, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => belongs(path.relative(root, file)),
    });
  for (const folder of packagesOf(root, build)) {
    const inside = path.relative(root, folder);
    cpSync(folder, path.join(target, inside), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => {
        const name = path.relative(folder, file);
        return name.split(path.sep)[0] !== 'node_modules' && isRead(`${inside.split('node_modules/').at(-1)}/${name}`);
      },
    });
  }
  // The package around it brings headers for compiling as well.
  mkdirSync(path.join(target, 'node_modules/.bin'));
  copyFileSync(realpathSync(pinnedNode), path.join(target, 'node_modules/.bin/node'));
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('Which folder?');
  gather(path.resolve(target));
}
