import { timeoutOf } from '../../config/derived.ts';
import type { Settings } from '../../config/env.ts';
import { again, type Outcome, reasonOf } from '../../enquiries/destinations/attempt.ts';

/** Largest number of addresses per request in the protocol. */
export const mostAtOnce = 10_000;

/** Path of the key file. */
export const keyPath = (key: string): string => `/${key}.txt`;

/**
 * Hosts that cannot be reached from outside: names without a dot, IP addresses, and reserved
 * domains.
 */
const inside = /^[^.]+$|^[\d.]+$|^\[|\.(?:localhost|local|internal|lan|home\.arpa|test|invalid)$/;

/** Whether search engines can fetch the site's pages. */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !inside.test(hostname);
}

/** Notifies search engines of changed addresses; they share notifications with each other. */
export async function notifyIndexNow(settings: Settings, key: string, paths: readonly string[]): Promise<Outcome> {
  const origin = new URL(settings.SITE_URL).origin;
  try {
    const response = await fetch(settings.INDEXNOW_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: origin + keyPath(key),
        urlList: paths.map((path) => origin + path),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutOf(settings)),
    });
    await response.body?.cancel();
    if (response.status === 200 || response.status === 202)
      return { outcome: 'delivered', note: `It was told of ${paths.length}.` };
    return again(`It answered ${response.status}.`, response);
  } catch (error) {
    return again(`It could not be asked: ${reasonOf(error)}.`);
  }
}
