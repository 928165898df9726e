import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { preprocessCSS } from 'vite';
import { icons } from '../drawing/icon-shapes.mjs';
import { inChinese } from './in-chinese.mjs';
import { sheetsInOrder } from './sheet-order.mjs';

/**
 * Oldest browser for style sheets, as Lightning CSS encodes versions: Safari 17.5. Without it,
 * Lightning CSS writes the shortest form, which Safari drops as a whole (`text-decoration:
 * underline 2px`).
 */
const targets = { safari: (17 << 16) | (5 << 8) };

const name = 'virtual:styles';
/**
 * Prefix that hides the module from Vite as a style sheet; otherwise its rules would land in every
 * page that could show the component.
 */
const prefix = '\0sheet:';
const isModule = /\.module\.css$/;
const isDeferred = /\.deferred\.(?:module\.)?css$/;

/** @param {Uint8Array | string} bytes */
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8);

/** When a browser needs the file of print; otherwise it loads the file last. */
const otherMedia = 'print, (forced-colors: active)';

/**
 * @param {string} name
 * @param {readonly string[]} parts
 */
function fileOf(name, parts) {
  const source = parts.join('');
  return { fileName: `_astro/${name}.${hashOf(source)}.css`, source };
}

const asksForcedColours = (condition) =>
  condition?.type === 'feature'
    ? condition.value.name === 'forced-colors' && condition.value.value?.value === 'active'
    : condition?.operator === 'and' && condition.conditions.some(asksForcedColours);

const isForOtherMedia = ({ type, value }) =>
  type === 'media' &&
  value.query.mediaQueries.every(
    ({ qualifier, mediaType, condition }) =>
      qualifier !== 'not' && (mediaType === 'print' || asksForcedColours(condition)),
  );

/**
 * Drops top-level rules that are not kept. Returns no rule, because Lightning CSS cannot read back
 * every rule that it passes to a visitor.
 */
function keeping(isKept) {
  let depth = 0;
  const enter = (rule) => {
    if (depth === 0 && !isKept(rule)) return [];
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  return { Rule: enter, RuleExit: leave };
}

/**
 * Splits a sheet into rules for print and forced colours, which few visitors need, and all others.
 *
 * @param {string} filename for errors
 * @param {string} code
 * @returns {{ usual: string, other: string }} both minified
 */
export function splitMedia(filename, code) {
  const minified = (isKept) => {
    const kept = transform({ filename, code: Buffer.from(code), visitor: keeping(isKept) }).code;
    // Lightning CSS merges rules that became neighbours only when it parses them again.
    return transform({ filename, code: kept, targets, minify: true }).code.toString();
  };
  return { usual: minified((rule) => !isForOtherMedia(rule)), other: minified(isForOtherMedia) };
}

/**
 * Takes the style sheets of components out of the bundler: editors compose pages, so the components
 * of a page are known only when it is rendered. `virtual:styles` has these exports:
 *
 * - `sheets`: the sheets of components in cascade order, each with the names of its classes and as
 *   pages in Chinese have it. A page inlines those whose classes occur in its markup
 *   (`src/layouts/page-styles.ts`).
 * - `links`: two files that every page links behind its middle. `deferred` has the sheets that most
 *   pages need below their first screen (`*.deferred.module.css`: footer, menus, dialogs) and those
 *   of no component (`*.deferred.css`); `print`, with a `media`, all rules for paper and forced
 *   colours.
 * - `chineseLinks`: the same for pages in Chinese.
 *
 * In development all are empty, and Vite serves sheets one by one.
 *
 * @param {string} root the folder with the sheets
 * @returns {import('vite').Plugin}
 */
export function styles(root) {
  const withShapes = icons(root);
  /** @type {import('vite').ResolvedConfig} */
  let config;
  /** @type {ReturnType<typeof read> | undefined} */
  let reading;

  async function read() {
    /** @type {Map<string, { css: string, chinese: string, classes: Record<string, string> }>} */
    const modules = new Map();
    /** @type {Map<string, Buffer>} */
    const fonts = new Map();
    const deferred = [];
    const chineseDeferred = [];
    const other = [];

    const files = sheetsInOrder(root, globSync('**/*.module.css', { cwd: root }));
    for (const file of [...files, ...globSync('**/*.deferred.css', { cwd: root }).toSorted()]) {
      const whole = path.join(root, file);
      const text = withShapes(readFileSync(whole, 'utf8'));
      const { code, modules: classes = {} } = isModule.test(file)
        ? await preprocessCSS(text, whole, config)
        : { code: linkFonts(text, whole, fonts) };
      const split = splitMedia(file, code);
      const chinese = inChinese(file, split.usual, targets);
      modules.set(whole, { css: split.usual, chinese, classes });
      if (isDeferred.test(file)) {
        deferred.push(split.usual);
        chineseDeferred.push(chinese);
      }
      other.push(split.other);
    }
    return {
      modules,
      fonts,
      deferred: fileOf('deferred', deferred),
      chinese: fileOf('deferred-chinese', chineseDeferred),
      print: fileOf('print', other),
    };
  }

  const all = () => {
    reading ??= read();
    return reading;
  };

  return {
    name: 'styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(source, importer) {
      if (source === name) return `\0${name}`;
      if (config.command !== 'build' || !importer || !isModule.test(source)) return;
      return `${prefix}${path.resolve(path.dirname(importer), source).replace(/\.css$/, '')}`;
    },
    async load(id) {
      if (id === `\0${name}`) {
        if (config.command !== 'build')
          return 'export const sheets = []; export const links = []; export const chineseLinks = [];';
        const { modules, deferred, chinese, print } = await all();
        const [links, chineseLinks] = [deferred, chinese].map(({ fileName }) => [
          { href: `/${fileName}` },
          { href: `/${print.fileName}`, media: otherMedia },
        ]);
        const sheets = [...modules]
          .filter(([file]) => !isDeferred.test(file))
          .map(([, { classes, ...css }]) => ({ ...css, classes: Object.values(classes) }));
        return Object.entries({ sheets, links, chineseLinks })
          .map(([exported, value]) => `export const ${exported} = ${JSON.stringify(value)};`)
          .join('\n');
      }
      if (!id.startsWith(prefix)) return;
      const found = (await all()).modules.get(`${id.slice(prefix.length)}.css`);
      if (!found) throw new Error(`${id} is not one of the sheets of ${root}.`);
      return `export default ${JSON.stringify(found.classes)};`;
    },
    async generateBundle() {
      // The other environments render pages; browsers load files from this one.
      if (this.environment.name !== 'client') return;
      const { deferred, chinese, print, fonts } = await all();
      for (const file of [deferred, chinese, print]) this.emitFile({ type: 'asset', ...file });
      for (const [font, bytes] of fonts) this.emitFile({ type: 'asset', fileName: font, source: bytes });
    },
  };
}

/**
 * @param {string} text of a sheet
 * @param {string} file absolute path of the sheet
 * @param {Map<string, Buffer>} fonts receives the fonts of the sheet, by their path in the build
 * @returns {string} the sheet with the URLs of its fonts
 */
function linkFonts(text, file, fonts) {
  return text.replaceAll(/url\("(\.[^"]+)"\)/g, (_, href) => {
    const font = readFileSync(path.resolve(path.dirname(file), href));
    const { name: base, ext } = path.parse(href);
    const fileName = `_astro/${base}.${hashOf(font)}${ext}`;
    fonts.set(fileName, font);
    return `url("/${fileName}")`;
  });
}
