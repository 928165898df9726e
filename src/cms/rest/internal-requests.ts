import { handleEndpoints, type Payload, type PayloadRequest } from 'payload';

/** Requests made by the site itself; requests from outside are never in this set. */
const internal = new WeakSet<object>();

const contextKey = 'theSiteItselfAsks';

/**
 * Whether the site itself made this request. Marks its context, because Payload copies requests but
 * keeps the context, which clients cannot set.
 */
export function isInternalRequest(req: PayloadRequest): boolean {
  if (internal.has(req)) req.context[contextKey] = true;
  return isInternal(req);
}

/** Whether the site itself made this request, checked by its context. */
export const isInternal = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[contextKey] === true;

/**
 * Reads a stored file from folder or bucket, for `/media/…`. Films and marks are stored beside the
 * pictures under unique names, so one endpoint serves all.
 *
 * @param headers `range` and `if-none-match` are respected
 */
export function readStoredFile(payload: Payload, filename: string, headers: Headers): Promise<Response> {
  const address = `http://site.invalid/cms/media/file/${encodeURIComponent(filename)}`;
  const request = new Request(address, { headers });
  internal.add(request);
  return handleEndpoints({ config: payload.config, request });
}
