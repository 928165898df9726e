/** Most characters of a cut, about 60 kB; a system face draws those of a longer page. */
export const mostCut = 160;

/** Characters that the poster face is cut for: Han and its punctuation. */
const isCut = /[\p{Script=Han}\u3001-\u301f\uff01-\uff5e]/u;

const folder = '/han/';

/** Base64url of the UTF-16 code units, in which a Han character takes fewest bytes. */
const nameOf = (characters: readonly string[]): string =>
  Buffer.from(characters.toSorted().join(''), 'utf16le').swap16().toString('base64url');

/**
 * Address of the poster face with the characters of a text.
 *
 * @returns undefined for a text without characters of the face
 */
export function cutAddress(text: string): string | undefined {
  const characters = [...new Set(text)].filter((one) => isCut.test(one)).slice(0, mostCut);
  return characters.length > 0 ? `${folder}${nameOf(characters)}.woff2` : undefined;
}

/**
 * Reads the characters from the name of a cut.
 *
 * @param file last part of its address
 * @returns undefined for a name that `cutAddress` never gives, so that each set has one address
 */
export function cutCharacters(file: string): string | undefined {
  const bytes = Buffer.from(file.replace(/\.woff2$/, ''), 'base64url');
  if (bytes.length % 2 > 0) return undefined;
  const characters = bytes.swap16().toString('utf16le');
  return cutAddress(characters) === `${folder}${file}` ? characters : undefined;
}
