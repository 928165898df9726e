import { handleEndpoints, type Payload, type PayloadRequest } from 'payload';

/**
 * Requests that the site makes of its own content system; nothing that comes from outside is ever
 * among them.
 */
const own = new WeakSet<object>();

const contextKey = 'theSiteItselfAsks';

/**
 * Whether the site itself asks this, as it comes in. Says so to whatever looks at the request
 * further in: Payload hands on copies of it, but what lies in its context, which nobody outside can
 * fill.
 */
export function isOwnRequest(req: PayloadRequest): boolean {
  if (own.has(req)) req.context[contextKey] = true;
  return asksItself(req);
}

/** Whether the site itself asks this, anywhere inside. */
export const asksItself = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[contextKey] === true;

/**
 * Reads one stored file from wherever the content system keeps it, for `/media/…`. Films and marks
 * lie beside the pictures, under names that no two of them share, so one door is enough.
 *
 * @param headers `range` and `if-none-match` are heeded
 */
export function readStoredFile(payload: Payload, filename: string, headers: Headers): Promise<Response> {
  const address = `http://site.invalid/cms/media/file/${encodeURIComponent(filename)}`;
  const request = new Request(address, { headers });
  own.add(request);
  return handleEndpoints({ config: payload.config, request });
}
