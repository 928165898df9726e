// On SQLite, and on PostgreSQL in the full run: each words its errors about unusable values
// differently.
import { expect, it } from 'vitest';
import { openForTests } from '../../testing/open-for-tests.ts';
import { explainsUnstorable } from './unstorable-values.ts';

const payload = await openForTests();

type HookArguments = Parameters<typeof explainsUnstorable>[0];

const statusOf = async (asking: Promise<unknown>): Promise<number | undefined> => {
  const error = await asking.then(
    () => expect.unreachable('The query succeeded.'),
    (reason: unknown) => reason,
  );
  return (await explainsUnstorable({ error, req: { i18n: { language: 'en' } } } as HookArguments))?.status;
};

it('Payload passes an invalid id to the database, and the patch maps the error to 400', async () => {
  const none = Number.NaN;
  expect(await statusOf(payload.find({ collection: 'works', where: { id: { in: [none] } } }))).toBe(400);
  expect(await statusOf(payload.findByID({ collection: 'works', id: none, disableErrors: false }))).toBe(400);
});

it('errors of the database itself are not mapped to 400', async () => {
  for (const error of [
    Object.assign(new Error('no such table: works'), { code: 'SQLITE_ERROR' }),
    Object.assign(new Error('relation "works" does not exist'), { code: '42P01', severity: 'ERROR' }),
    new Error('database is locked', { cause: new Error('SQLITE_BUSY') }),
    new TypeError('x is not a function'),
  ])
    expect(await explainsUnstorable({ error } as HookArguments), error.message).toBeUndefined();
});
