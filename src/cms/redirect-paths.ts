/**
 * A path in the form in which requests for it come: percent-encoded with small letters, single slashes, none at the end.
 * Capitals are left to the one who typed them
 * A query and a fragment stay as they are.
 */
export function requestedPath(typed: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(typed) ?? [];
  const folded = path.replace(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');
  // What is encoded already stays so: only what may not stand in an address is encoded.
  return `${encoded(folded).replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())}${encoded(rest)}`;
}

const encoded = (text: string): string => text.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);

/** The path alone, as pages are known by it. */
export const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

/** Whether this is an address on another host that a browser may be sent to. */
export function isOutsideAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '' && /^https?:\/\//i.test(text);
}

/** Whether this is a path on this site. Browsers take a backslash for a slash, and two of them for another host. */
export const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);
