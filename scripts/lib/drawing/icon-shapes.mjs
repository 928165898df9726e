import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const definition = /--(icon-[\w-]+):\s*(polygon\([^)]*\))/g;
const use = /var\(--(icon-[\w-]+)\)/g;

/**
 * Inlines the shapes of icons into the sheets that use them: all seven polygons take 0.2 kB, and
 * most pages need none.
 *
 * @param {string} root the folder whose `styles/icons.css` defines each shape
 * @returns {(css: string) => string} throws on an unknown icon
 */
export function icons(root) {
  const file = path.join(root, 'styles/icons.css');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const shapes = new Map(Array.from(written.matchAll(definition), ([, name, shape]) => [name, shape]));
  return (css) =>
    css.replaceAll(use, (_, name) => {
      const shape = shapes.get(name);
      if (!shape) throw new Error(`There is no --${name} in ${file}.`);
      return shape;
    });
}

/**
 * Does the same for sheets that Vite reads itself: all of them in development, those of scripts in
 * a build.
 *
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export function iconShapes(root) {
  const withShapes = icons(root);
  return {
    name: 'icon-shapes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => (code.includes('var(--icon-') ? withShapes(code) : undefined),
    },
  };
}
