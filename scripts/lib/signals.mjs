import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const definition = /--(signal-[\w-]+):\s*(polygon\([^)]*\))/g;
const use = /var\(--(signal-[\w-]+)\)/g;

/**
 * Puts the shapes of signals into the sheets that name them: seven polygons are two tenths of a
 * kilobyte that most pages need none of.
 *
 * @param {string} root the folder in which `styles/signals.css` says what each of them is
 * @returns {(css: string) => string} fails on the name of a signal that there is not
 */
export function signals(root) {
  const file = path.join(root, 'styles/signals.css');
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
 * The same for sheets that Vite reads itself: all of them while developing, and those of scripts in
 * a build.
 *
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export function signalShapes(root) {
  const withShapes = signals(root);
  return {
    name: 'signal-shapes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => (code.includes('var(--signal-') ? withShapes(code) : undefined),
    },
  };
}
