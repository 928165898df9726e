import type { IncomingHttpHeaders } from 'node:http';
import { foldedPath } from '../../lib/request-path.ts';
import { storedPath } from './stored-path.ts';

/** Matches public host names; those of private networks say where a visitor works. */
const publicHost = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

const longestHost = 120;

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** Whether a stored referrer is a page of this site. */
export const isOwn = (referrer: string): boolean => referrer.startsWith('/');

/**
 * Returns where a visitor came from: the path of a page of this site, else the host; empty if
 * unknown.
 *
 * @param path address that was asked for, which does not lead to itself
 */
export function referrerOf({ referer = '', host = '' }: IncomingHttpHeaders, path: string): string {
  const from = URL.parse(referer);
  if (!from || !/^https?:$/.test(from.protocol)) return '';
  if (bare(from.host) === bare(host)) {
    const own = foldedPath(from.pathname)?.toLowerCase();
    return own === undefined || own === path ? '' : (storedPath(own) ?? '');
  }
  const name = bare(from.hostname);
  return name.length <= longestHost && publicHost.test(name) ? name : '';
}
