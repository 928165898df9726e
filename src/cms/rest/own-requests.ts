import { handleEndpoints, type Payload } from 'payload';

/** Requests that the site makes of its own content system; nothing that comes from outside is ever among them. */
const own = new WeakSet<object>();

/** Whether the site itself asks this. */
export const isOwnRequest = (req: object): boolean => own.has(req);

/**
 * Reads one stored picture from wherever the content system keeps it, for `/media/…`.
 *
 * @param headers `range` and `if-none-match` are heeded
 */
export function readStoredFile(payload: Payload, filename: string, headers: Headers): Promise<Response> {
  const address = `http://site.invalid/cms/media/file/${encodeURIComponent(filename)}`;
  const request = new Request(address, { headers });
  own.add(request);
  return handleEndpoints({ config: payload.config, request });
}
