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

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsOf = (value: unknown): string | undefined => {
  const text = isRow(value) ? (value.text ?? value.label) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
};

/** Returns the words that identify a row; undefined while it has none. */
export function wordsOfRow(row: unknown): string | undefined {
  if (!isRow(row)) return undefined;
  return telling.map((name) => wordsOf(row[name])).find((words) => words !== undefined);
}
