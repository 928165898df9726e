import type { PageSource } from '../content/source.ts';

/**
 * Makes the pages of sections ready one after the other, so that the first visitor of each waits for nothing.
 *
 * @param stopped asked before each page: a server that is told to stop renders no more
 * @throws the first error of a page, after all others have been made, and that of reading their addresses
 */
export async function warmPages(
  content: Pick<PageSource, 'pageAddresses'>,
  cache: { readonly get: (address: string) => unknown },
  stopped: () => boolean,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { path } of await content.pageAddresses()) {
    if (stopped()) break;
    try {
      await cache.get(path);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
