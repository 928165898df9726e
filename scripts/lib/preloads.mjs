/** Under this name Vite has what it wraps each `import()` of a build in. */
const helper = '\0vite/preload-helper.js';

/**
 * What Vite writes into a build of it: the files that an imported one imports are asked for with
 * it, and not after it.
 */
const code = `
const asked = new Set();
export function __vitePreload(load, files) {
  for (const file of files ?? [])
    if (!asked.has(file)) {
      asked.add(file);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
    }
  return load();
}`;

/**
 * Puts a sixth of Vite's own helper for `import()` in its place (0.6 kB of the first script, on the
 * wire). What is left out is for sheets of scripts, of which there are none, for browsers without
 * `modulepreload`, which ask for the same files later, and for nonces.
 *
 * @returns {import('vite').Plugin} fails where a script brings a sheet along, which nothing would
 *   load
 */
export function plainPreloads() {
  return {
    name: 'plain-preloads',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: (id) => (id === helper ? code : undefined),
    generateBundle: {
      // Vite itself writes down last what comes with what.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          const sheet = chunk.type === 'chunk' && /__vite__mapDeps=.*?"([^"]+\.css)"/.exec(chunk.code)?.[1];
          if (sheet)
            this.error(`${chunk.fileName} imports a script that brings ${sheet}. Import that sheet with "?inline".`);
        }
      },
    },
  };
}
