import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, root } from './steps.mjs';

const starter = path.join(root, 'scripts/starter');

/** Drawings of the panel that every brand needs; `npm run brand` sets their colours. */
const drawings = ['looks', 'adrift.svg', 'calm.svg', 'dock.svg'].map((drawing) => `public/panel/${drawing}`);

/**
 * Writes a brand that starts: its folder with words, pages, facts and empty lists, the files of
 * `src/config/brand`, and all that is made from those. `package.json` then names the folder.
 *
 * @param {string} folder of the brand, from the root
 * @param {string} name as visitors read it
 * @returns {Promise<string[]>} the written files, from the root
 */
export async function writeBrand(folder, name) {
  await ensureInstalled({ withTools: true });
  for (const drawing of drawings)
    cpSync(path.join(root, 'sample', drawing), path.join(root, folder, drawing), { recursive: true });
  const written = readdirSync(starter, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => path.extname(file) !== '')
    .map((file) => [file, file.replace(/^(?!config\/)/, `${folder}/`).replace(/^config\//, 'src/config/brand/')]);
  for (const [from, to] of written) {
    const text = readFileSync(path.join(starter, from), 'utf8')
      .replace(/'(?:\.\.\/)+src\/([^']+)'/g, (_, file) => `'${importOf(to, `src/${file}`)}'`)
      .replaceAll('New Brand', name)
      .replaceAll('new-brand', folder);
    write(to, text);
  }
  for (const list of ['articles', 'cases', 'jobs']) write(`${folder}/${list}/.gitkeep`, '');
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  write('package.json', manifest.replace(/"\.\/[^"]+\/words\/(index|browser)\.ts"/g, `"./${folder}/words/$1.ts"`));
  for (const script of ['scripts/cut-fonts.ts', 'scripts/brand.ts']) {
    const { status } = spawnSync(pinnedNode, [script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${script} failed.`);
  }
  return [...written.map(([, to]) => to), 'package.json'];
}

function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Path of a module as another one imports it, both from the root. */
function importOf(from, target) {
  const relative = path.posix.relative(path.posix.dirname(from), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
