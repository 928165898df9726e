import { AsyncLocalStorage } from 'node:async_hooks';

const name = Symbol.for('site.development-locals');

/**
 * What a page is given while developing. The built pages take it as an argument; Vite's server
 * takes none, so it goes with the request. Under a name of the process: Vite loads this file a
 * second time for the pages.
 */
export function developmentLocals(): AsyncLocalStorage<App.Locals> {
  const shared = globalThis as { [name]?: AsyncLocalStorage<App.Locals> };
  shared[name] ??= new AsyncLocalStorage();
  return shared[name];
}
