import type { PayloadRequest } from 'payload';

/**
 * Header with the client IP: an IPv4 address or an IPv6 network. The reverse proxy sets it on every
 * request and overwrites what the client sent.
 */
export const senderHeader = 'x-sender';

/** Client of a request. Requests without the header share one name. */
export const senderOf = (req: Pick<PayloadRequest, 'headers'>): string => req.headers.get(senderHeader) ?? 'unnamed';
