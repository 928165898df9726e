import { readFileSync } from 'node:fs';

/** Longest line of a comment, in columns. */
const widest = 100;

/** Words that hide the subject of a sentence. */
const vague = /\b(?:whoever|whomever|nobody|somebody|whatever)\b/i;

/** First words that leave a comment without a verb or a noun of the code. */
const hanging = /^(?:who|whoever|whom|whose|what|whatever|nobody|somebody|of|for|to)\b/i;

/** Tool directives, which are not sentences. */
const directive = /^(?:biome-ignore|@|#|eslint|vitest-|v8 |c8 |cspell)/;

const opening = /^\s*(?:\{?\/\*\*?|\/\/|\*(?!\/))\s?/;

/**
 * @typedef {object} Comment
 * @property {number} line first line, from 1
 * @property {string} text joined on one line
 * @property {number[]} wide numbers of its lines beyond 100 columns
 */

/**
 * Reads the comments that stand on lines of their own.
 *
 * @param {string} code TypeScript, JavaScript, CSS or Astro
 * @returns {Comment[]}
 */
export function commentsOf(code) {
  /** @type {Comment[]} */
  const comments = [];
  let block = false;
  let continues = false;
  for (const [index, line] of code.split('\n').entries()) {
    const begins = /^\s*\{?\/\*/.test(line);
    const single = /^\s*\/\//.test(line);
    if (!block && !begins && !single) {
      continues = false;
      continue;
    }
    const text = line
      .replace(/\s*\*\/\}?\s*$/, '')
      .replace(block && !begins ? /^\s*\*?\s?/ : opening, '')
      .trim();
    if (!(block || (single && continues))) comments.push({ line: index + 1, text: '', wide: [] });
    const last = comments.at(-1);
    if (last) {
      last.text = `${last.text} ${text}`.trim();
      if (line.length > widest && !/https?:\/\/\S+\s*$/.test(line)) last.wide.push(index + 1);
    }
    if (begins) block = true;
    if (block && /\*\//.test(line)) block = false;
    continues = single;
  }
  return comments;
}

/**
 * Finds violations of the writing rules of CONTRIBUTING.md.
 *
 * @param {string} file path; its extension selects the rules
 * @param {string} [content] read from the file by default
 * @returns {string[]} one line for each violation
 */
export function writingFaults(file, content = readFileSync(file, 'utf8')) {
  if (file.endsWith('.md'))
    return content
      .split('\n')
      .flatMap((line, index) => (vague.test(line) ? [`${file}:${index + 1}: "${vague.exec(line)?.[0]}"`] : []));
  return commentsOf(content).flatMap(({ line, text, wide }) => {
    if (directive.test(text)) return [];
    return [
      ...(vague.test(text) ? [`${file}:${line}: "${vague.exec(text)?.[0]}"`] : []),
      ...(hanging.test(text) ? [`${file}:${line}: begins with "${hanging.exec(text)?.[0]}"`] : []),
      ...wide.map((number) => `${file}:${number}: a comment beyond ${widest} columns`),
    ];
  });
}
