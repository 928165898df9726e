import english from 'hyphen/en-gb/index.js';

/** Minimum number of letters in each half of a split word. */
const fewest = 3;

/** Suffixes and prefixes that are the preferred places for a split. */
const endings = /(?:ment|ance|ence|ness|less|able|ible|ship|hood|ward|wards|ments|ances|ences)$/;
const beginnings = /^(?:dis|pre|pro|con|com|non|sub|mis|over|under|inter|trans|super|photo|fore|anti|auto)/;

export const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Indices before which an English word may be split, including after its own hyphens. */
function places(word: string): number[] {
  const found: number[] = [];
  let before = 0;
  for (const piece of word.toLowerCase().split(/(?<=-)/)) {
    if (before > 0) found.push(before);
    let passed = before;
    for (const syllable of english
      .hyphenateSync(piece, { hyphenChar: '\u00ad', minWordLength: 2 * fewest })
      .split('\u00ad')) {
      if (passed > before) found.push(passed);
      passed += syllable.length;
    }
    before += piece.length;
  }
  return found.filter((at) => lettersIn(word.slice(0, at)) >= fewest && lettersIn(word.slice(at)) >= fewest);
}

/**
 * Splits a word at a syllable; the first half ends with a hyphen. Undefined for short words, other
 * scripts and several words.
 */
export function halvesOf(word: string): readonly [string, string] | undefined {
  if (/\s/.test(word)) return undefined;
  const lower = word.toLowerCase();
  const found = places(word);
  const ending = word.length - (endings.exec(lower)?.[0].length ?? 0);
  const beginning = beginnings.exec(lower)?.[0].length ?? 0;
  const evenness = (at: number): number => Math.abs(word.length - 2 * at - 1);
  const at =
    found.find((one) => word[one - 1] === '-') ??
    found.find((one) => one === ending) ??
    found.find((one) => one === beginning) ??
    found.toSorted((one, other) => evenness(one) - evenness(other))[0];
  if (at === undefined) return undefined;
  return [word.slice(0, at).replace(/-?$/, '-'), word.slice(at)];
}
