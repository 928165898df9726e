import { waitingCookie } from '../accounts/second-factor/waiting.ts';

/**
 * Payload's sign-in, language and colours, and our own step of the sign-in. Next itself needs none:
 * the panel uses neither its drafts nor its previews.
 */
const ours = new Set(['payload-token', 'payload-lng', 'payload-theme', waitingCookie]);

/**
 * A `Cookie` header with nothing in it but what the admin panel reads, each cookie once; undefined
 * when that is nothing. Needed for Next 16.4.6: it copies all cookies for each one of them, so that
 * without this a header of two thousand would hold the process for seconds. No report known.
 */
export function ownCookies(header: string | undefined): string | undefined {
  const kept = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && ours.has(name) && !kept.has(name)) kept.set(name, pair.slice(equals + 1).trim());
  }
  return kept.size === 0 ? undefined : [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
}
