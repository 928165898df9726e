import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';

const name = 'virtual:other-media';

/** When a browser needs what is in the file, and otherwise asks for it last of all. */
const media = 'print, (forced-colors: active)';

const asksForcedColours = (condition) =>
  condition?.type === 'feature'
    ? condition.value.name === 'forced-colors' && condition.value.value?.value === 'active'
    : condition?.operator === 'and' && condition.conditions.some(asksForcedColours);

const isOther = ({ type, value }) =>
  type === 'media' &&
  value.query.mediaQueries.every(
    ({ qualifier, mediaType, condition }) =>
      qualifier !== 'not' && (mediaType === 'print' || asksForcedColours(condition)),
  );

/** Drops the outermost rules that are not kept. No rule is returned: Lightning CSS cannot read all that it gives. */
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
 * Parts what holds on paper alone, or where a visitor's system forces its own colours, from all the rest.
 *
 * @param {{ filename: string, code: string, targets: import('lightningcss').Targets }} sheet
 * @returns {{ usual: string, other: string }} both minified
 */
export function partedMedia({ code, ...options }) {
  const minified = (isKept) => {
    const kept = transform({ ...options, targets: undefined, code: Buffer.from(code), visitor: keeping(isKept) }).code;
    // Rules that have become neighbours are merged only when they are read anew.
    return transform({ ...options, code: kept, minify: true }).code.toString();
  };
  return { usual: minified((rule) => !isOther(rule)), other: minified(isOther) };
}

/**
 * What few visitors ever see lies in one file, which browsers ask for after everything else: every page would carry it in its first
 * kilobytes. It stands behind all other styles, as most of it takes back what they say.
 *
 * `virtual:other-media` gives its address and its media, or nothing while developing, when sheets are whole.
 *
 * @param {readonly import('vite').Plugin<{ other: () => Promise<string> }>[]} plugins that keep sheets, in the order of the cascade
 * @returns {import('vite').Plugin}
 */
export function otherMedia(plugins) {
  let building = false;
  /** @type {Promise<{ fileName: string, source: string }> | undefined} */
  let reading;

  async function read() {
    const parts = await Promise.all(plugins.map(({ api }) => api?.other()));
    const source = parts.join('');
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { fileName: `_astro/other-media.${hash}.css`, source };
  }

  const all = () => {
    reading ??= read();
    return reading;
  };

  return {
    name: 'other-media',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      return `export default ${building ? JSON.stringify({ href: `/${(await all()).fileName}`, media }) : 'undefined'};`;
    },
    async generateBundle() {
      // The other environments render pages; what browsers ask for comes of this one.
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...(await all()) });
    },
  };
}
