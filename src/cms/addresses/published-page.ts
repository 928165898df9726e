import type { PayloadRequest } from 'payload';
import { currentSettings } from '../../config/env.ts';
import { isReserved, recordAt } from '../../domain/template-addresses.ts';

/**
 * Whether a page answers at this path. Records on a separate content host are not in this database.
 *
 * @param path folded: small letters, no slash at the end, no query
 * @returns undefined when only the other host can tell
 */
export async function isPublishedPage(req: PayloadRequest, path: string): Promise<boolean | undefined> {
  // Files and internal routes are no pages.
  if (isReserved(path)) return false;
  const record = recordAt(path);
  if (!record) return true;
  const { collection, column, value } = record;
  if (collection !== 'pages' && currentSettings().CONTENT_API_URL) return undefined;
  const { totalDocs } = await req.payload.count({
    collection,
    where: { [column]: { equals: value }, _status: { equals: 'published' } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
