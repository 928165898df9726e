import { folded } from '../../lib/text/folded-text.ts';

/** Fields of an enquiry that the search covers. */
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
 * Text of the column `searchText`, folded as `holdsWord` compares it, because SQLite folds only
 * ASCII.
 */
export const searchTextOf = (row: Readonly<Record<string, unknown>>): string =>
  searchedFields.flatMap((name) => (typeof row[name] === 'string' ? [folded(row[name])] : [])).join('\n');
