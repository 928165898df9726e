import type { FastifyRequest } from 'fastify';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a write comes from this site's own pages, or from a program that is no browser and
 * carries no cookie. Browsers say where a request comes from in `Sec-Fetch-Site`; older ones only
 * in `Origin`.
 */
export function isOwnWrite({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (readOnly.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host;
  return headers.cookie === undefined;
}
