/** Width of a text as search results show it: a Chinese character is as wide as two letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? 2 : 1), 0);

/** Spaces and marks before the last word, and the word; Chinese characters end one too. */
const lastWord =
  /(?:[\s,;:]+|(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef]))[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]*$/u;

/** Opening brackets and marks that nothing follows; half of `……` or `——` is one. */
const openEnd = /[（「『《〈【，、：；…—]+$/u;

/** Removes the last word, of which a cut may have left a part. */
export const withoutLastWord = (text: string): string => text.replace(lastWord, '');

/** Cuts a text to a width: at a word in scripts with spaces, otherwise at a character. */
export function cutToWidth(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = widthOf('…');
  for (const letter of text) {
    used += widthOf(letter);
    if (used > width) break;
    kept += letter;
  }
  return `${withoutLastWord(kept).replace(openEnd, '')}…`;
}
