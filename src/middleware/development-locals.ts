import { AsyncLocalStorage } from 'node:async_hooks';

const name = Symbol.for('site.development-locals');

/**
 * Locals of a page in development: Vite's server takes none as an argument, so they are passed with
 * the request. Stored under a global symbol, because Vite loads this file a second time for the
 * pages.
 */
export function developmentLocals(): AsyncLocalStorage<App.Locals> {
  const shared = globalThis as { [name]?: AsyncLocalStorage<App.Locals> };
  shared[name] ??= new AsyncLocalStorage();
  return shared[name];
}
