import type { PayloadRequest } from 'payload';

/**
 * Header with the client IP: an IPv4 address or an IPv6 network. `server/admin-panel.ts` sets it on
 * every request and overwrites what the client sent.
 */
export const clientIpHeader = 'x-sender';

/** Client of a request. Requests without the header share one name. */
export const clientIpOf = (req: Pick<PayloadRequest, 'headers'>): string =>
  req.headers.get(clientIpHeader) ?? 'unnamed';
