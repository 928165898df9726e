import type { PayloadRequest } from 'payload';
import { settings } from '../env.ts';

/** What answers by a template of its own, and not for a record of pages. */
const fixed: ReadonlySet<string> = new Set([
  ...['/work', '/insights', '/jobs', '/search', '/404', '/503'],
  ...['/insights/feed.xml', '/sitemap.xml', '/robots.txt'],
]);

/** First parts of addresses that belong to the software: no redirect is ever looked up there. */
const reserved = /^\/(?:admin|cms|api|media|_next|_astro|pictures|films|marks|healthz|readyz)(?:\/|$)/;

export const isReserved = (path: string): boolean => reserved.test(path);

async function isComposed(req: PayloadRequest, path: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { path: { equals: path }, _status: { equals: 'published' } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

const collections = { work: 'works', insights: 'insights', jobs: 'jobs' } as const;

/**
 * Whether a page answers at this path: as far as this content system knows, for the records of a separate content host are not here.
 *
 * @param path folded: small letters, no slash at the end, no query
 * @returns undefined when only the other host can tell
 */
export async function isLivingPage(req: PayloadRequest, path: string): Promise<boolean | undefined> {
  if (fixed.has(path)) return true;
  const [, folder, slug] = /^\/(work|insights|jobs)\/([^/]+)$/.exec(path) ?? [];
  if (!folder || !slug) return isComposed(req, path);
  const collection = collections[folder as keyof typeof collections];
  if (settings().CONTENT_API_URL) return undefined;
  const { totalDocs } = await req.payload.count({
    collection,
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
