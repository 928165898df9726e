import type { FastifyRequest } from 'fastify';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a write comes from a page of this site, or from a client that is no browser and sends no
 * cookie. Reads `Sec-Fetch-Site`, and `Origin` in older browsers.
 */
export function isOwnWrite({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (readOnly.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host;
  return headers.cookie === undefined;
}
