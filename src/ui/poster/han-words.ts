import { hasHan } from './han-face.ts';

/** Character with its punctuation: no line starts with a comma or ends with an opening bracket. */
export const signs = /[\p{Ps}\p{Pi}]*[^\p{Ps}\p{Pi}][\p{Pe}\p{Pf}、。，．：；！？!,.:;?%・ー…]*|[\p{Ps}\p{Pi}]+/gu;

/** Maximum length of a word that stays whole. */
const longest = 6;

const segmenter = new Intl.Segmenter('zh-HK', { granularity: 'word' });

/** Words of Hong Kong and of the trade that the segmenter's dictionary lacks. */
const ours =
  /(打完風|打風|風球|掛波|開航|網店|網購|電郵|私隱|優化|地氈|到會|執漏|車費|月費|中小企|轉數快|八達通|避風塘|黃竹坑)/;

/** Characters that end a phrase; the segmenter takes them for words. */
const particle = /^[的得了着過們時嗎呢]$/;

const stop = /^[\p{Pe}\p{Pf}、。，．：；！？!,.:;?%・ー…—]/u;

const segmentsOf = (text: string): string[] =>
  text
    .split(ours)
    .flatMap((part) => (ours.test(part) ? part : [...segmenter.segment(part)].map(({ segment }) => segment)));

/** Words of Chinese text; punctuation and particles stay with the word that they belong to. */
export function hanWords(text: string): string[] {
  const words: string[] = [];
  for (const segment of segmentsOf(text)) {
    const last = words.at(-1);
    const opens = last !== undefined && /[\p{Ps}\p{Pi}]+$/u.test(last);
    const isLatinPair = last !== undefined && !hasHan(segment) && !hasHan(last);
    if (last !== undefined && (opens || isLatinPair || particle.test(segment) || stop.test(segment)))
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  // A Chinese word that fills a line by itself may part anywhere.
  return words.flatMap((word) => (hasHan(word) && [...word].length > longest ? (word.match(signs) ?? [word]) : word));
}
