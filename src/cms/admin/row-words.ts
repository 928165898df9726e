/**
 * Parts of a row that say what it is, before any other: a row is told by its name and not by its
 * first look.
 */
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

/**
 * The words by which a row of a section is told from its neighbours; undefined while it has none.
 */
export function wordsOfRow(row: unknown): string | undefined {
  if (!isRow(row)) return undefined;
  return telling.map((name) => wordsOf(row[name])).find((words) => words !== undefined);
}
