import { field } from './lines.ts';
import { outlines, type SetText, type Typefaces } from './type.ts';

const spacing = -0.018;
const least = 42;

/**
 * Breaks words into the fewest lines that fit, then balances them. Undefined if one word is too
 * long.
 */
function balanced(set: (text: string) => SetText, words: readonly string[], size: number): string[] | undefined {
  const fill = (most: number): string[] | undefined => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (set(longer).advance * size <= most && lines.length > 0) lines[lines.length - 1] = longer;
      else if (set(word).advance * size <= most) lines.push(word);
      else return undefined;
    }
    return lines;
  };
  const greedy = fill(field.width);
  if (!greedy) return undefined;
  let [low, high] = [field.width / 3, field.width as number];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (fill(middle)?.length === greedy.length) high = middle;
    else low = middle;
  }
  return fill(high);
}

/**
 * Sets the text above a title, as large as fits.
 *
 * @param room pixels above the title
 * @returns empty without enough room
 */
export function secondText(faces: Typefaces, text: string, room: number, fill: string): string {
  if (room < 90) return '';
  const known = new Map<string, SetText>();
  const set = (part: string): SetText => {
    const found = known.get(part) ?? faces.set(part, 'text', 100, spacing);
    known.set(part, found);
    return found;
  };
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  for (let size = room > 260 ? 108 : 76; size >= least; size -= 2) {
    const lines = balanced(set, words, size);
    if (!lines || lines.length * size > room - (size > least ? 44 : 10)) continue;
    return lines
      .map((line, index) => {
        const one = set(line);
        // Letters of this face occupy the upper three quarters of their line.
        const baseline = field.top + 2 + (index + 0.79) * size;
        return outlines(one, field.left - one.left * size, baseline, size, `fill="${fill}"`);
      })
      .join('');
  }
  return '';
}
