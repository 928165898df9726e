const longest = 60;

/** More digits than a year has, or a size: a telephone number, or one of a card. */
const mostDigits = 5;

const longestWord = 30;

/**
 * Searched words as they are kept, so that the same ones are counted together.
 *
 * @returns undefined for what may be about a person: an address, a number, or a string that nobody
 *   types
 */
export function keptWords(typed: string): string | undefined {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longest || /[@\p{Cc}]|:\/\//u.test(words)) return undefined;
  if ((words.match(/\p{Nd}/gu) ?? []).length > mostDigits) return undefined;
  return words.split(' ').some((word) => word.length > longestWord) ? undefined : words;
}
