import type { PageSource } from '../content/source.ts';

/**
 * Makes the pages of sections ready one after the other, so that the first visitor of each waits for nothing.
 *
 * @param stopped asked before each page: a server that is told to stop renders no more
 */
export async function warmPages(
  content: Pick<PageSource, 'pageAddresses'>,
  cache: { readonly get: (address: string) => unknown },
  stopped: () => boolean,
): Promise<void> {
  for (const { path } of await content.pageAddresses()) {
    if (stopped()) return;
    await cache.get(path);
  }
}
