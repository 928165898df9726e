import type { PayloadRequest } from 'payload';

/**
 * Header in which the server in front says whom a request comes from: an IPv4 address or an IPv6
 * network. It sets it on every request, over whatever was sent.
 */
export const senderHeader = 'x-sender';

/** Whom a request comes from; everybody whom nobody has named is one. */
export const senderOf = (req: Pick<PayloadRequest, 'headers'>): string => req.headers.get(senderHeader) ?? 'unnamed';
