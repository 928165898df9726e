import type { AfterErrorHook } from 'payload';
import { sayIn } from '../../panel/say.ts';

/** Most causes followed: an error may be its own cause. */
const deepest = 5;

/**
 * Errors of libsql, better-sqlite3's binding and JavaScript about a value that no column can hold
 * or compare.
 */
const ofSqlite =
  /^(Only finite numbers|undefined cannot be passed as argument|SQLite3 can only bind|Invalid time value)|FOREIGN KEY constraint failed/;

/** Error codes of PostgreSQL: wrong data type, missing foreign key, no operator for the types. */
const ofPostgres = /^(22\w{3}|23503|42883|42804)$/;

function isUnstorable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const { message, code, severity, cause } = error as Readonly<Record<string, unknown>>;
  if (typeof message === 'string' && ofSqlite.test(message)) return true;
  if (severity !== undefined && typeof code === 'string' && ofPostgres.test(code)) return true;
  return isUnstorable(cause, depth + 1);
}

/**
 * Answers 400 for a value that the database cannot store or compare. Needed for Payload 3.90.1,
 * which passes any value on (`NaN` as an id, for example) and answers 500 when the database refuses
 * it. No report known.
 */
export const explainsUnstorable: AfterErrorHook = ({ error, req }) =>
  isUnstorable(error)
    ? {
        status: 400,
        response: {
          errors: [
            {
              message: sayIn(req.i18n)(
                'A value in this request cannot be kept or looked for: see its numbers, dates and links.',
              ),
            },
          ],
        },
      }
    : undefined;
