const characters = new Intl.Segmenter('en');

/**
 * The beginning of a text, of so many UTF-16 units at most: no emoji and no letter with its accents
 * is cut in two.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Its end, likewise. */
export function endOf(text: string, most: number): string {
  if (text.length <= most) return text;
  for (const { index } of characters.segment(text)) if (text.length - index <= most) return text.slice(index);
  return '';
}
