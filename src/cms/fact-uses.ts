import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';

/** Records read at a time. */
const atOnce = 200;
const mostNamed = 5;

/** Titles of the pages whose words name the fact, published or in a draft. */
async function pagesThatSay(req: PayloadRequest, token: string): Promise<string[]> {
  const named = new RegExp(`\\{${token}(?::[a-z]+)?\\}`);
  const titles = new Set<string>();
  for (const draft of [false, true]) {
    for (let page = 1; ; page += 1) {
      const { docs, hasNextPage } = await req.payload.find({
        collection: 'pages',
        draft,
        depth: 0,
        limit: atOnce,
        page,
        sort: 'id',
        overrideAccess: true,
        req,
      });
      for (const record of docs) if (named.test(JSON.stringify(record))) titles.add(record.title || record.path);
      if (!hasNextPage) break;
    }
  }
  return [...titles];
}

/**
 * Keeps a fact that copy names: visitors would read its name in braces.
 *
 * @throws {APIError} 409, saying where it is said.
 */
export const keepsFactsInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { token } = await req.payload.findByID({ collection: 'facts', id, depth: 0, overrideAccess: true, req });
  const titles = await pagesThatSay(req, token);
  if (titles.length === 0) return;
  const shown = titles.slice(0, mostNamed).map((title) => `“${title}”`);
  const more = titles.length > mostNamed ? ` and ${titles.length - mostNamed} more` : '';
  throw new APIError(
    `This fact is still said on ${shown.join(', ')}${more}. Take it out there first, then delete it.`,
    409,
    null,
    true,
  );
};
