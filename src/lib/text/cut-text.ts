const characters = new Intl.Segmenter('en');

/**
 * Returns the beginning of a text with at most `most` UTF-16 units; does not cut inside a grapheme
 * cluster.
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

/** Returns the end of a text, likewise. */
export function endOf(text: string, most: number): string {
  if (text.length <= most) return text;
  for (const { index } of characters.segment(text)) if (text.length - index <= most) return text.slice(index);
  return '';
}
