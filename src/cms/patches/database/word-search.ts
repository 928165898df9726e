import { type Column, type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { DatabaseAdapterObj } from 'payload';
import { folded } from '../../../lib/text/folded-text.ts';

const foldedColumn = 'search_text';

const inAsciiSmall = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Spellings of a word that differ on a database which folds only ASCII capitals. */
function spellingsOf(word: string): string[] {
  const small = word.toLowerCase();
  const begins = small.replace(/^./u, (letter) => letter.toUpperCase());
  const cased = [word, small, word.toUpperCase(), begins];
  return [...new Set(cased.flatMap((one) => [one.normalize('NFC'), one.normalize('NFD')]).map(inAsciiSmall))];
}

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Matches a column that contains a word in any case, with `%` and `_` taken literally. */
export function holdsWord(column: Column, word: string): SQL {
  const spellings = column.name === foldedColumn ? [folded(word)] : spellingsOf(word);
  const holds = spellings.map((one) => sql`lower(cast(${column} as text)) like ${pattern(one)} escape '\\'`);
  return sql`(${sql.join(holds, sql` or `)})`;
}

type Operator = (column: Column, value: unknown) => SQL;

/** Adapter with `operators`, which its types omit. */
interface Comparing {
  operators: Readonly<Record<'like' | 'contains' | 'not_like', Operator>>;
}

/**
 * Replaces Payload's search for words by `holdsWord` in lists, filters and pickers. Needed for
 * `@payloadcms/drizzle` 3.90.1, whose `like` treats `%` and `_` of a word as wildcards, and on
 * SQLite folds only ASCII capitals. No report known.
 */
export function searchingWords(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const comparing = database as unknown as Comparing;
      const { like, contains, not_like: notLike } = comparing.operators;
      // Payload wraps the word in wildcards.
      const wordOf = (value: unknown) => (typeof value === 'string' ? /^%(.*)%$/s.exec(value)?.[1] : undefined);
      const withWord =
        (original: Operator, own: (holds: SQL) => SQL): Operator =>
        (column, value) => {
          const word = wordOf(value);
          return word === undefined ? original(column, value) : own(holdsWord(column, word));
        };
      comparing.operators = {
        ...comparing.operators,
        like: withWord(like, (holds) => holds),
        contains: withWord(contains, (holds) => holds),
        not_like: withWord(notLike, (holds) => sql`not ${holds}`),
      };
      return database;
    },
  };
}
