import { diffWordsWithSpace } from 'diff';
import { isRecord } from '../../lib/is-object.ts';
import { richTextWords } from '../records/rich-text-html.ts';
import type { WordPart } from './sheet-shape.ts';

/** Milliseconds for the comparison of one text; longer ones are shown whole. */
const timeout = 50;

const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Words of a text, of its lines, or of rich text. */
export function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join('\n');
  return isRecord(value) ? richTextWords(value) : String(value ?? '');
}

/** Compares two versions of a text by words. */
export function wordParts(from: unknown, to: unknown): WordPart[] {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  if (before === after) return [{ text: after }];
  const changes = diffWordsWithSpace(before, after, { intlSegmenter, timeout });
  if (!changes)
    return [
      { text: before, change: 'out' },
      { text: after, change: 'in' },
    ];
  return changes.map(({ value, added, removed }) =>
    added || removed ? { text: value, change: added ? 'in' : 'out' } : { text: value },
  );
}
