import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative imports of a file, in order; type imports are erased. */
const imports = /^import (?!type )(?:[^'"]*? from )?['"](\.[^'"]+)['"]/gms;

/**
 * Sorts sheets in the cascade order of a bundler: imports of a component come before the
 * component's own sheet.
 *
 * @param {string} root
 * @param {readonly string[]} sheets below the root
 * @returns {string[]} the same sheets; those that nothing imports come last
 */
export function sheetsInOrder(root, sheets) {
  /** @type {Set<string>} */
  const visited = new Set();
  /** @type {string[]} */
  const ordered = [];

  /** @param {string} file */
  const visit = (file) => {
    if (visited.has(file)) return;
    visited.add(file);
    if (file.endsWith('.css')) {
      ordered.push(path.relative(root, file));
      return;
    }
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const imported = path.resolve(path.dirname(file), target);
      if (/\.(?:tsx?|astro|css)$/.test(imported) && existsSync(imported)) visit(imported);
    }
  };

  for (const file of globSync('**/*.{tsx,astro}', { cwd: root }).toSorted()) visit(path.join(root, file));
  const known = new Set(sheets);
  const found = ordered.filter((file) => known.has(file));
  return [...found, ...sheets.filter((file) => !found.includes(file)).toSorted()];
}
