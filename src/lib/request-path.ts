/**
 * Decodes unreserved characters, so that `%77ork` equals `work` (RFC 3986, 6.2.2.2), and non-ASCII
 * characters.
 */
const decodedWithoutNeed = (path: string): string =>
  path
    .replace(/%([2-7][0-9a-f])/gi, (encoded, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16));
      return /[\w.~-]/.test(character) ? character : encoded;
    })
    .replace(/(?:%[89a-f][0-9a-f])+/gi, decodeURIComponent);

/**
 * Normalises a path: single slashes, no trailing slash, no dot segments, NFC, encoding as in
 * browsers with lower-case digits. Keeps letter case.
 *
 * @returns null for an invalid path
 */
export function foldedPath(raw: string): string | null {
  if (!raw.startsWith('/') || raw.length > 2000 || /[\\\0#?]/.test(raw)) return null;
  try {
    decodeURIComponent(raw);
  } catch {
    return null;
  }
  const plain = decodedWithoutNeed(raw)
    .normalize('NFC')
    .replace(/\/{2,}/g, '/');
  return new URL(`http://site${plain}`).pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/+$/, '$1')
    .replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase());
}
