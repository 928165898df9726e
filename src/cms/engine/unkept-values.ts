import type { AfterErrorHook } from 'payload';

/** Causes that are followed: an error may be its own. */
const deepest = 5;

/**
 * What libsql, better-sqlite3's binding and JavaScript say of a value that no column can hold or be
 * compared with.
 */
const ofSqlite =
  /^(Only finite numbers|undefined cannot be passed as argument|SQLite3 can only bind|Invalid time value)|FOREIGN KEY constraint failed/;

/**
 * Of PostgreSQL: data that are not of their column's type, what leads to nothing, and a value that
 * no operator takes.
 */
const ofPostgres = /^(22\w{3}|23503|42883|42804)$/;

function isUnkept(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const { message, code, severity, cause } = error as Readonly<Record<string, unknown>>;
  if (typeof message === 'string' && ofSqlite.test(message)) return true;
  if (severity !== undefined && typeof code === 'string' && ofPostgres.test(code)) return true;
  return isUnkept(cause, depth + 1);
}

/**
 * Needed for Payload 3.90.1, which gives a database whatever a filter or a draft holds, `NaN` for
 * the number of a record among it, and calls what the database refuses a fault of its own. No
 * report known.
 *
 * Says of a value that cannot be kept or compared that the request is wrong, and not the site.
 */
export const saysUnkept: AfterErrorHook = ({ error }) =>
  isUnkept(error)
    ? {
        status: 400,
        response: {
          errors: [
            { message: 'A value in this request cannot be kept or looked for: see its numbers, dates and links.' },
          ],
        },
      }
    : undefined;
