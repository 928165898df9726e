import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { explainsFullDisk } from '../../database/full-disk.ts';
import { redact, redactError, redactedLines, redactedReason, redactText } from './redacted-error.ts';

/** Shaped like drizzle's error. */
const failedQuery = (cause?: Error) =>
  Object.assign(new Error('Failed query: insert into "submissions" ("name") values (?)\nparams: M. Chan', { cause }), {
    query: 'insert into "submissions" ("name") values (?)',
    params: ['M. Chan'],
  });

const postgresError = (code: string, message: string) =>
  Object.assign(new Error(message), {
    code,
    severity: 'ERROR',
    detail: 'Failing row contains (M. Chan).',
    table: 'jobs',
  });

it('a database error keeps its code, statement and table, and no value', () => {
  const error = failedQuery(postgresError('23505', 'duplicate key value violates unique constraint "jobs_slug"'));
  expect(redactError(error)).toMatchObject({
    message: 'The database refused a statement.',
    statement: 'insert into "submissions"',
    cause: { code: '23505', table: 'jobs', message: 'duplicate key value violates unique constraint "jobs_slug"' },
  });
  for (const text of [JSON.stringify(redactError(error)), redactedLines(error)]) expect(text).not.toContain('Chan');
});

it('a message that quotes a value is replaced', () => {
  const error = postgresError('22P02', 'invalid input syntax for type integer: "M. Chan"');
  expect(redactError(error).message).toBe('The database refused a statement.');
  expect(redactError(new SyntaxError('Unexpected token, "M. Chan" is not valid JSON')).message).not.toContain('Chan');
});

it('messages about locks and full disks are kept without values', () => {
  const locked = Object.assign(new Error('SQLITE_BUSY: database is locked'), { code: 'SQLITE_BUSY' });
  expect(redactError(locked).message).toBe('SQLITE_BUSY: database is locked');
  const full = Object.assign(new Error('SQLITE_FULL: database or disk is full: M. Chan'), { code: 'SQLITE_FULL' });
  expect(redactError(full)).toMatchObject({ message: 'SQLITE_FULL: database or disk is full', stack: '' });
});

it('a full disk is answered with 507, and other errors are not', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const redacted = (error: Error) =>
    explainsFullDisk({ error, req: { i18n: { language: 'en' } } } as Parameters<typeof explainsFullDisk>[0]);
  expect(await redacted(full)).toMatchObject({ status: 507 });
  expect(await redacted(new Error('Failed query', { cause: full }))).toMatchObject({ status: 507 });
  expect(await redacted(new Error('another'))).toBeUndefined();
});

it('an error that wraps another or repeats its message reveals no value', () => {
  const inner = postgresError('22001', 'value too long: M. Chan');
  const wrapped = new Error(`jobs: ${inner.message}`, { cause: inner });
  expect(redactError(wrapped).message).toBe('jobs: The database refused a statement.');
  expect(redactText(`It failed: ${failedQuery().message}`)).toBe('It failed: A statement failed.');
  expect(JSON.stringify(redactError(new AggregateError([failedQuery()])))).not.toContain('Chan');
});

it('errors in objects and lists and email addresses in text are redacted, the rest is kept', () => {
  const redacted = redact({ list: [{ error: failedQuery() }], msg: 'to shop@six.example', status: 200 });
  expect(JSON.stringify(redacted)).not.toMatch(/Chan|shop@/);
  expect(redacted).toMatchObject({ msg: 'to …@…', status: 200 });
  expect(redactText('at file:///site/node_modules/@payloadcms/drizzle/dist/find.js:1:2')).toContain('@payloadcms');
});

it('an error of another VM context is redacted as well', () => {
  const error = runInNewContext(`Object.assign(new Error('Failed query'), { params: ['M. Chan'] })`);
  expect(JSON.stringify(redact({ error }))).not.toContain('Chan');
});

it('an error that is its own cause does not recurse endlessly', () => {
  const error = new Error('round') as Error & { cause?: unknown };
  error.cause = error;
  expect(redactError(error).message).toBe('round');
});

it.each([
  ['a thrown word', 'a thrown word'],
  [new Error('full'), 'full'],
  [failedQuery(Object.assign(new Error('database is locked: M. Chan'), { code: 'SQLITE_BUSY' })), 'database is locked'],
  [failedQuery(postgresError('22001', 'value too long: M. Chan')), 'The database refused a statement.'],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' }), new Error('other')]), 'ECONNREFUSED'],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'no answer in time'],
  [new TypeError(''), 'TypeError'],
])('the reason of an error is the redacted message of its innermost cause (%#)', (error, words) => {
  expect(redactedReason(error)).toBe(words);
});
