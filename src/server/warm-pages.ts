import { words } from '#words';

/** Pages that are made of nothing but the release, and so can be made before anybody asks, whether content is there or not. */
const addresses = [...words.pages.map(({ path }) => path), ...words.legal.map(({ slug }) => `/${slug}`)];

/**
 * Makes the fixed pages ready one after the other, so that the first visitor of each waits for nothing.
 *
 * @param stopped asked before each page: a server that is told to stop renders no more
 */
export async function warmPages(
  cache: { readonly get: (address: string) => unknown },
  stopped: () => boolean,
): Promise<void> {
  for (const address of addresses) {
    if (stopped()) return;
    await cache.get(address);
  }
}
