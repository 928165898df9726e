/**
 * Decodes what may stand in an address as it is, so that `%77ork` is only another spelling of
 * `work` (RFC 3986, 6.2.2.2), and what is no ASCII.
 */
const decodedWithoutNeed = (path: string): string =>
  path
    .replace(/%([2-7][0-9a-f])/gi, (encoded, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16));
      return /[\w.~-]/.test(character) ? character : encoded;
    })
    .replace(/(?:%[89a-f][0-9a-f])+/gi, decodeURIComponent);

/**
 * Folds the spellings of one path: single slashes, none at the end, no dots to go up by, composed
 * letters (NFC), encoded as browsers do and in small digits. Letters keep their case.
 *
 * @returns null for what cannot be a path
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
