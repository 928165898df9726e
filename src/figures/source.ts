import type { IncomingHttpHeaders } from 'node:http';
import { direct, longestName, others } from './rules/kinds.ts';

/**
 * A public name: an address in numbers or a machine of somebody's own network is nobody else's
 * business.
 */
const publicHost = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

const harmless = /^[a-z0-9][a-z0-9._-]{0,39}$/;

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '');

function named(query: string): string | undefined {
  if (!query.includes('utm_source=')) return undefined;
  const name = new URLSearchParams(query).get('utm_source')?.toLowerCase() ?? '';
  return harmless.test(name) ? name : undefined;
}

/**
 * Where somebody came from: what the link said of itself, or the name of the host alone.
 *
 * @param query of the address that was asked for
 * @returns undefined for whoever was here already
 */
export function sourceOf(headers: IncomingHttpHeaders, query = ''): string | undefined {
  const said = named(query);
  if (said !== undefined) return said;
  if (headers['sec-fetch-site'] === 'same-origin') return undefined;
  const { referer, host = '' } = headers;
  if (referer === undefined) return direct;
  const from = URL.parse(referer);
  if (!from || from.hostname === '') return direct;
  if (bare(from.host) === bare(host)) return undefined;
  const name = bare(from.hostname);
  return name.length <= longestName && publicHost.test(name) ? name : others;
}
