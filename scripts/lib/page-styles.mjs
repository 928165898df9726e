import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preprocessCSS } from 'vite';
import { partedMedia } from './other-media.mjs';
import { sheetsInOrder } from './sheet-order.mjs';
import { signals } from './signals.mjs';
import { styleTargets } from './style-targets.mjs';

const sheet = /(?<!\.late)\.module\.css$/;
/** Of what no page opens with; those of all pages are late ones. */
const below = /\.below\.module\.css$/;
const name = 'virtual:page-styles';
/** No name of a sheet: Vite would put its rules into every page that could show the component. */
const prefix = '\0sheet:';

/**
 * Gives pages the style sheets of their components one by one. Which components a page shows is known when it is rendered, and not when it is
 * built: editors compose it. So no sheet belongs to a route; a page carries those whose classes its markup has.
 *
 * `virtual:page-styles` is the list of all sheets in the order of the cascade, each with the names of its classes; it is empty
 * while developing, when sheets come as Vite brings them. Those of what no page opens with (`*.below.module.css`) are linked by the pages that
 * have it, and come last.
 *
 * @param {string} root the folder whose `*.module.css` there are
 * @returns {import('vite').Plugin<{ other: () => Promise<string> }>} with what its sheets say of other media
 */
export function pageStyles(root) {
  const withShapes = signals(root);
  /** @type {import('vite').ResolvedConfig} */
  let config;
  /** @type {ReturnType<typeof read> | undefined} */
  let reading;

  async function read() {
    /** @type {Map<string, { css: string, other: string, classes: Record<string, string> }>} */
    const sheets = new Map();
    const files = sheetsInOrder(root, globSync('**/*.module.css', { cwd: root }));
    for (const file of files.toSorted((one, other) => Number(below.test(one)) - Number(below.test(other)))) {
      const whole = path.join(root, file);
      if (!sheet.test(whole)) continue;
      const { code, modules = {} } = await preprocessCSS(withShapes(readFileSync(whole, 'utf8')), whole, config);
      const { usual, other } = partedMedia({ filename: file, code, targets: styleTargets });
      sheets.set(whole, { css: usual, other, classes: modules });
    }
    return sheets;
  }

  const all = () => {
    reading ??= read();
    return reading;
  };

  return {
    name: 'page-styles',
    enforce: 'pre',
    api: { other: async () => [...(await all()).values()].map(({ other }) => other).join('') },
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (source === name) return `\0${name}`;
      if (config.command !== 'build' || !importer || !sheet.test(source)) return;
      return `${prefix}${path.resolve(path.dirname(importer), source).replace(/\.css$/, '')}`;
    },
    async load(id) {
      if (id === `\0${name}`) {
        const sheets = config.command === 'build' ? [...(await all())] : [];
        const list = sheets.map(([file, { css, classes }]) => ({
          css,
          classes: Object.values(classes),
          below: below.test(file),
        }));
        return `export default ${JSON.stringify(list)};`;
      }
      if (!id.startsWith(prefix)) return;
      const found = (await all()).get(`${id.slice(prefix.length)}.css`);
      if (!found) throw new Error(`${id} is not one of the sheets of ${root}.`);
      return `export default ${JSON.stringify(found.classes)};`;
    },
    async generateBundle() {
      // For the server in front of the pages, which answers when a page links some of them (`src/server/sheet-sets.ts`).
      if (this.environment.name !== 'ssr') return;
      const list = [...(await all()).values()].map(({ css }) => css);
      this.emitFile({ type: 'asset', fileName: 'page-styles.json', source: JSON.stringify(list) });
    },
  };
}
