import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preprocessCSS } from 'vite';
import { partedMedia } from './other-media.mjs';
import { signals } from './signals.mjs';
import { styleTargets } from './style-targets.mjs';

const sheet = /\.late\.module\.css$/;
const name = 'virtual:late-styles';
/** No name of a sheet: Vite would put its rules into the page. */
const prefix = '\0late:';

/** @param {Uint8Array | string} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8);

/**
 * What no first view shows and all or most pages have, such as the footer, the menus and the dialogs, has its styles in sheets that end in
 * `.late.module.css`, and what belongs to no component, such as what is only for paper, in `.late.css`. These lie in one file, which
 * every page links behind its middle and browsers keep for good. While developing they are sheets like all others.
 *
 * `virtual:late-styles` gives the address of the file, or an empty one while developing.
 *
 * @param {string} root the folder whose late sheets there are
 * @returns {import('vite').Plugin<{ other: () => Promise<string> }>} with what its sheets say of other media
 */
export function lateStyles(root) {
  const withShapes = signals(root);
  /** @type {import('vite').ResolvedConfig} */
  let config;
  /** @type {ReturnType<typeof read> | undefined} */
  let reading;

  async function read() {
    /** @type {Map<string, Record<string, string>>} */
    const classes = new Map();
    const parts = [];
    for (const file of globSync('**/*.late.module.css', { cwd: root }).toSorted()) {
      const whole = path.join(root, file);
      const { code, modules = {} } = await preprocessCSS(readFileSync(whole, 'utf8'), whole, config);
      classes.set(whole, modules);
      parts.push(code);
    }
    /** @type {Map<string, Buffer>} */
    const faces = new Map();
    for (const file of globSync('**/*.late.css', { cwd: root }).toSorted()) {
      const whole = path.join(root, file);
      const linked = readFileSync(whole, 'utf8').replaceAll(/url\("(\.[^"]+)"\)/g, (_, href) => {
        const face = readFileSync(path.resolve(path.dirname(whole), href));
        const { name, ext } = path.parse(href);
        const fileName = `_astro/${name}.${hashOf(face)}${ext}`;
        faces.set(fileName, face);
        return `url("/${fileName}")`;
      });
      parts.push(linked);
    }
    const whole = { filename: 'late.css', code: withShapes(parts.join('\n')), targets: styleTargets };
    const { usual, other } = partedMedia(whole);
    return { fileName: `_astro/late.${hashOf(usual)}.css`, source: usual, other, classes, faces };
  }

  const all = () => {
    reading ??= read();
    return reading;
  };

  return {
    name: 'late-styles',
    enforce: 'pre',
    api: { other: async () => (await all()).other },
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (source === name) return `\0${name}`;
      if (config.command !== 'build' || !importer || !sheet.test(source)) return;
      return `${prefix}${path.resolve(path.dirname(importer), source).replace(/\.css$/, '')}`;
    },
    async load(id) {
      if (id === `\0${name}`)
        return `export default ${JSON.stringify(config.command === 'build' ? `/${(await all()).fileName}` : '')};`;
      if (!id.startsWith(prefix)) return;
      const classes = (await all()).classes.get(`${id.slice(prefix.length)}.css`);
      if (!classes) throw new Error(`${id} is not one of the late sheets of ${root}.`);
      return `export default ${JSON.stringify(classes)};`;
    },
    async generateBundle() {
      // The other environments render pages; what browsers ask for comes of this one.
      if (this.environment.name !== 'client') return;
      const { fileName, source, faces } = await all();
      this.emitFile({ type: 'asset', fileName, source });
      for (const [face, bytes] of faces) this.emitFile({ type: 'asset', fileName: face, source: bytes });
    },
  };
}
