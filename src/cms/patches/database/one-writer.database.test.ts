// On both databases: SQLite has one writer at a time, PostgreSQL several.
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { openForTests } from '../../testing/open-for-tests.ts';

let made = 0;

const payload = await openForTests();

beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'form-attempts', where: {} });
});

const attempt = () => {
  made += 1;
  return { sender: `sender ${made}`, count: 1, until: new Date().toISOString() };
};
const write = (req = {}) => payload.db.create({ collection: 'form-attempts', data: attempt(), req });
const count = async () => (await payload.count({ collection: 'form-attempts' })).totalDocs;

it('a write outside an open transaction neither fails nor blocks later writes', async () => {
  let outside: Promise<unknown> | undefined;
  await inTransaction(payload, async ({ req }) => {
    await write(req);
    outside = write();
    await Promise.race([outside.catch(() => undefined), pause(100)]);
    expect(await count()).toBeLessThan(2);
  });
  await outside;
  expect(await count()).toBe(2);
  await inTransaction(payload, ({ req }) => write(req));
  expect(await count()).toBe(3);
});

it('a password reset works although Payload writes its token outside the transaction', async () => {
  await payload.create({
    collection: 'users',
    data: {
      email: 'ann@six.example',
      password: 'a good long password',
      name: 'S',
      roles: ['administrator'],
    } as never,
  });
  const token = await payload.forgotPassword({ collection: 'users', data: { email: 'ann@six.example' } });
  expect(token).toBeTruthy();
});
