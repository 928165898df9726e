import { registerHooks } from 'node:module';

/** Of this package's own files each other one is named by its path, and all are modules. */
const within = '/node_modules/drizzle-orm/';

/**
 * Needed for Node 24.21 to 26.10 and `drizzle-orm` 0.45.2: whenever one file of a package names
 * another, Node reads what the package says of itself anew, and parses all of it. Drizzle says 177
 * kB, and its 141 files name others a thousand times: 0.6 seconds of each start, and a hundred
 * megabytes to throw away. No report known.
 *
 * What a path leads to is known without asking. To be called before anything that imports Drizzle
 * is itself imported.
 */
export function importPlainly(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(within)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
}
