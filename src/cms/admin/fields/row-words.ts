import { isRecord } from '../../../lib/is-object.ts';

/** Fields that identify a row, most telling first. */
const telling = [
  'title',
  'label',
  'name',
  'word',
  'question',
  'heading',
  'text',
  'statement',
  'position',
  'figure',
] as const;

const wordsOf = (value: unknown): string | undefined => {
  const text = isRecord(value) ? (value.text ?? value.label) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
};

/** Returns the words that identify a row; undefined while it has none. */
export function wordsOfRow(row: unknown): string | undefined {
  if (!isRecord(row)) return undefined;
  return telling.map((name) => wordsOf(row[name])).find((words) => words !== undefined);
}
