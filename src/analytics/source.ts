import type { IncomingHttpHeaders } from 'node:http';
import { direct, longestName, others } from '../lib/analytics/metrics.ts';

/** Matches public host names. IP addresses and names of private networks are not recorded. */
const publicHost = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

const harmless = /^[a-z0-9][a-z0-9._-]{0,39}$/;

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '');

function tagIn(query: string, tag: 'utm_source' | 'utm_medium' | 'utm_campaign'): string | undefined {
  if (!query.includes(`${tag}=`)) return undefined;
  const name = new URLSearchParams(query).get(tag)?.toLowerCase() ?? '';
  return harmless.test(name) ? name : undefined;
}

/** Returns medium and campaign that the tags of a link name. */
export const campaignOf = (query: string): { readonly medium?: string; readonly campaign?: string } => {
  const [medium, campaign] = [tagIn(query, 'utm_medium'), tagIn(query, 'utm_campaign')];
  return { ...(medium ? { medium } : {}), ...(campaign ? { campaign } : {}) };
};

/**
 * Returns the source of a visit: `utm_source` of the link, or the referring host.
 *
 * @param query query of the requested address
 * @returns undefined for navigation within the site
 */
export function sourceOf(headers: IncomingHttpHeaders, query = ''): string | undefined {
  const source = tagIn(query, 'utm_source');
  if (source !== undefined) return source;
  if (headers['sec-fetch-site'] === 'same-origin') return undefined;
  const { referer, host = '' } = headers;
  if (referer === undefined) return direct;
  const from = URL.parse(referer);
  if (!from || from.hostname === '') return direct;
  if (bare(from.host) === bare(host)) return undefined;
  const name = bare(from.hostname);
  return name.length <= longestName && publicHost.test(name) ? name : others;
}
