import { pendingCookie } from '../../auth/second-factor/pending-sign-in.ts';

/**
 * Cookies of Payload (sign-in, language, theme) and of the second step of the sign-in. The panel
 * uses no draft or preview mode, so Next needs none.
 */
const ours = new Set(['payload-token', 'payload-lng', 'payload-theme', pendingCookie]);

/**
 * Reduces a `Cookie` header to the cookies that the panel reads, each once; undefined when none is
 * left. Needed for Next 16.4.6: it copies all cookies for each one, so a header of two thousand
 * would block the process for seconds. No report known.
 */
export function panelCookies(header: string | undefined): string | undefined {
  const kept = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && ours.has(name) && !kept.has(name)) kept.set(name, pair.slice(equals + 1).trim());
  }
  return kept.size === 0 ? undefined : [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
}
