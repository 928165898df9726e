import { isNativeError } from 'node:util/types';

/**
 * Error reduced to what is safe to log. Database errors repeat the parameters of the statement and
 * the row that failed, so only names from the software's own code are kept.
 *
 * Needed for drizzle-orm 0.45.2 and pg 8.20.0: the first writes parameters into the message, the
 * second the whole row into the detail. Without this, a full disk would put visitors' texts into
 * the log. Report: https://github.com/drizzle-team/drizzle-orm/issues/5939
 */
export type RedactedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string | number;
  readonly status?: number;
  /** Type of the statement and its table. */
  readonly statement?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: RedactedError;
  readonly errors?: readonly RedactedError[];
};

type Fields = Readonly<Record<string, unknown>>;

/** Recognises errors of another realm too, which have another `Error` class. */
export const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);

/** Most causes followed: an error may be its own cause. */
const deepest = 5;

const address = /[^\s<>()[\]\\,;:"'=@/]+@[^\s<>()[\]\\,;:"'=@/]+\.[a-z]{2,}/gi;

/** Removes e-mail addresses, and the statements that drizzle puts into messages. */
export const redactText = (text: string): string =>
  text.replace(/Failed query:[\s\S]*/, 'A statement failed.').replaceAll(address, '…@…');

/**
 * Classes of PostgreSQL errors whose messages contain names of tables, columns and constraints but
 * no values.
 */
const namingClasses = /^(08|23|25|28|40|42|53|54|55|57|58|XX)/;

/** Messages of SQLite that contain no values. */
const plainSqlite =
  /^(SQLITE_\w+: )?((UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed(: [\w., ]+)?|database (table )?is locked|database or disk is full|disk I\/O error|no such (table|column): [\w."]+|attempt to write a readonly database|database disk image is malformed|unable to open database file|cannot (start|commit) [\w -]+|database is locked)/i;

function isDatabaseError(fields: Fields): boolean {
  const { name, code } = fields;
  return (
    'params' in fields ||
    name === 'LibsqlError' ||
    name === 'SqliteError' ||
    (typeof code === 'string' && (/^SQLITE_/.test(code) || (/^[0-9A-Z]{5}$/.test(code) && 'severity' in fields)))
  );
}

function messageOf(fields: Fields): string {
  const text = typeof fields.message === 'string' ? fields.message : '';
  // JSON.parse quotes its input in the message.
  if (fields.name === 'SyntaxError') return redactText(text.replaceAll(/"[\s\S]*"/g, '"…"'));
  if (!isDatabaseError(fields)) return redactText(text);
  if (namingClasses.test(String(fields.code)) && 'severity' in fields) return redactText(text);
  return plainSqlite.exec(text)?.[0] ?? 'The database refused a statement.';
}

function statementOf({ query }: Fields): string | undefined {
  if (typeof query !== 'string') return undefined;
  const start =
    /^\s*(insert into|update|delete from|select|begin|commit|rollback|alter|create|drop)\b(\s+"\w+")?/i.exec(query);
  if (!start) return undefined;
  const [, kind = '', name] = start;
  const table = /^select$/i.test(kind) ? /\bfrom\s+("\w+")/i.exec(query)?.[1] : name?.trim();
  return [kind.toLowerCase(), table].filter(Boolean).join(' ');
}

/** Codes of a full disk from the operating system, SQLite and PostgreSQL. */
const full = ['ENOSPC', 'SQLITE_FULL', '53100'];

/** Whether the error or one of its causes is a full disk. */
export const isFullDisk = (error: unknown, depth = 0): boolean =>
  isError(error) &&
  (full.includes(String((error as { readonly code?: unknown }).code)) ||
    (depth < deepest && isFullDisk(error.cause, depth + 1)));

/**
 * Stack frames alone: the first lines of a stack repeat the message. A full disk needs no stack.
 */
const framesOf = ({ stack, code }: Fields): string =>
  typeof stack === 'string' && !full.includes(String(code))
    ? stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n')
    : '';

const namesIn = (fields: Fields) =>
  Object.fromEntries(
    (['table', 'column', 'constraint'] as const).flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' && /^\w+$/.test(value) ? [[name, value]] : [];
    }),
  );

/**
 * Reduces an error to what is safe to log.
 *
 * @param depth number of causes followed so far
 */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!isError(error)) {
    const message = typeof error === 'string' ? redactText(error) : 'Something was thrown that is no error.';
    return { type: typeof error, message, stack: '' };
  }
  const fields = error as unknown as Fields;
  const { code, statusCode, status, cause, errors } = fields;
  const inner = isError(cause) && depth < deepest ? redactError(cause, depth + 1) : undefined;
  // Wrapping errors often repeat the message of their cause inside their own.
  const message =
    isError(cause) && cause.message && inner
      ? messageOf(fields).replaceAll(cause.message, inner.message)
      : messageOf(fields);
  const statement = statementOf(fields);
  const answer = [statusCode, status].find((value) => typeof value === 'number');
  return {
    type: error.constructor.name || error.name,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof answer === 'number' ? { status: answer } : {}),
    ...(statement ? { statement } : {}),
    ...namesIn(fields),
    stack: framesOf(fields),
    ...(inner ? { cause: inner } : {}),
    ...(Array.isArray(errors) && depth < deepest
      ? {
          errors: errors.filter((one) => isError(one)).map((one) => redactError(one, depth + 1)),
        }
      : {}),
  };
}

/**
 * Reduces every error in a value to what is safe to log. Instances of classes are left to the
 * logger.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (isError(value)) return redactError(value);
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((one) => redact(one, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redact(one, depth + 1)]));
}

/**
 * Returns a short reason: the message of the innermost cause, since outer ones say "fetch failed"
 * or "Failed query".
 */
export function redactedReason(error: unknown): string {
  if (isError(error) && error.name === 'TimeoutError') return 'no answer in time';
  let redacted = redactError(error);
  // Where several addresses were tried, the first error is enough.
  for (let inner = redacted.cause ?? redacted.errors?.[0]; inner; inner = redacted.cause ?? redacted.errors?.[0])
    redacted = inner;
  return redacted.message || String(redacted.code ?? redacted.type);
}

/** Formats an error as lines of text. */
export function redactedLines(error: unknown): string {
  const { type, message, code, statement, stack, cause } = isError(error)
    ? redactError(error)
    : redactError(String(error));
  const redacted = [`${type}: ${message}`, code === undefined ? '' : `(${code})`, statement ? `[${statement}]` : ''];
  const lines = [redacted.filter(Boolean).join(' '), stack];
  if (cause)
    lines.push(
      `caused by ${cause.type}: ${cause.message}${cause.code === undefined ? '' : ` (${cause.code})`}`,
      cause.stack,
    );
  return lines.filter(Boolean).join('\n');
}
