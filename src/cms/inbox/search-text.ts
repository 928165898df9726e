import { folded } from '../../shared/folded-text.ts';

/** Fields of an enquiry in which words are looked for. */
const searchedFields = [
  'name',
  'email',
  'company',
  'phone',
  'message',
  'job',
  'portfolio',
  'source',
  'fileName',
  'notes',
] as const;

/**
 * The column `searchText` of an enquiry: its words as `holdsWord` compares them, since SQLite folds
 * only ASCII.
 */
export const searchTextOf = (row: Readonly<Record<string, unknown>>): string =>
  searchedFields.flatMap((name) => (typeof row[name] === 'string' ? [folded(row[name])] : [])).join('\n');
