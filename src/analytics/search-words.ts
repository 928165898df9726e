const longest = 60;

/** More digits than a year or a size has suggest a telephone or card number. */
const mostDigits = 5;

const longestWord = 30;

/**
 * Normalises search words, so that equal ones are counted together.
 *
 * @returns undefined for possible personal data: an address, a number or an unusually long word
 */
export function storedSearch(typed: string): string | undefined {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longest || /[@\p{Cc}]|:\/\//u.test(words)) return undefined;
  if ((words.match(/\p{Nd}/gu) ?? []).length > mostDigits) return undefined;
  return words.split(' ').some((word) => word.length > longestWord) ? undefined : words;
}
