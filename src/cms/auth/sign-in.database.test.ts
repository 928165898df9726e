// On SQLite, and on PostgreSQL in the full run: accounts and sessions are stored there.
import { createHook } from 'node:async_hooks';
import { pbkdf2Sync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../rest/test-support.ts';
import { openForTests } from '../testing/open-for-tests.ts';

const payload = await openForTests();
const password = 'a password of this test';

beforeAll(async () => {
  await payload.create({
    collection: 'users',
    data: { email: 'known@agency.example', password, roles: ['editor'], mustChangePassword: false },
  });
});

let clients = 0;
const newClient = () => {
  clients += 1;
  return { 'x-sender': `192.0.2.${clients}` };
};

const signInWith = (body: unknown, headers: Readonly<Record<string, string>> = newClient()) =>
  ask(payload, '/users/login', { method: 'POST', body, headers });

describe('signing in', () => {
  it('gives the same response to every refusal', async () => {
    const answers = [];
    for (const body of [
      { email: 'known@agency.example', password: 'not this one' },
      { email: 'unknown@agency.example', password: 'not this one' },
      { email: 'known@agency.example' },
      { email: 'known@agency.example', password: '' },
      { email: 'known@agency.example', password: ['x'] },
      { email: { like: 'k' }, password },
      { email: 'no address', password },
      { email: 'known@agency.example', password: 'x'.repeat(5000) },
      {},
    ])
      answers.push(await signInWith(body));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });

  it.each(['NFC', 'NFD'] as const)('accepts a password chosen in %s in both Unicode forms', async (chosen) => {
    const email = `${chosen}@agency.example`.toLowerCase();
    const accented = 'crème brûlée über alles';
    await payload.create({
      collection: 'users',
      data: { email, password: accented.normalize(chosen), roles: ['editor'], mustChangePassword: false },
    });
    for (const typed of ['NFC', 'NFD'] as const)
      expect((await signInWith({ email, password: accented.normalize(typed) })).status).toBe(200);
    expect((await signInWith({ email, password: 'creme brulee uber alles' })).status).toBe(401);
  });

  it('accepts a password whose hash was made from unnormalised NFD', async () => {
    const email = 'before@agency.example';
    const before = 'crème brûlée'.normalize('NFD');
    const { id } = await payload.create({
      collection: 'users',
      data: { email, password, roles: ['editor'], mustChangePassword: false },
    });
    const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(before, 'salt', 600_000, 32, 'sha256').toString('hex')}`;
    await payload.db.updateOne({ collection: 'users', id, data: { hash, salt: 'salt' } });
    for (const typed of ['NFC', 'NFD'] as const)
      expect((await signInWith({ email, password: before.normalize(typed) })).status).toBe(200);
  });

  it('is refused to a client after ten wrong passwords, and to no other client', async () => {
    const guesser = newClient();
    const right = { email: 'known@agency.example', password };
    for (let turn = 0; turn < 10; turn += 1)
      await signInWith({ email: 'known@agency.example', password: `guess number ${turn}` }, guesser);
    const refused = await signInWith(right, guesser);
    expect(refused.status).toBe(401);
    expect(refused.text).toBe((await signInWith({ email: 'a@b.example', password: 'a guess' })).text);
    const welcome = await signInWith(right);
    expect(welcome.status).toBe(200);
    expect(welcome.headers.get('set-cookie')).toMatch(/^payload-token=[^;]+;.*HttpOnly.*SameSite=Strict/);
  });

  it('counts simultaneous attempts', async () => {
    const guesser = newClient();
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        signInWith({ email: 'unknown@agency.example', password: `guess number ${turn}` }, guesser),
      ),
    );
    expect((await signInWith({ email: 'known@agency.example', password }, guesser)).status).toBe(401);
  });

  it('puts the session token into the cookie only, never into a response body', async () => {
    const welcome = await signInWith({ email: 'known@agency.example', password });
    const cookie = welcome.headers.get('set-cookie')?.split(';')[0] ?? '';
    const token = cookie.replace(/^.*=/, '');
    const link = await payload.forgotPassword({
      collection: 'users',
      data: { email: 'known@agency.example' },
      disableEmail: true,
    });
    const chosen = { token: link, password: 'another one of this test' };
    const answers = [
      welcome,
      await ask(payload, '/users/me', { headers: { cookie } }),
      await ask(payload, '/users/refresh-token', { method: 'POST', headers: { cookie } }),
      await ask(payload, '/users/reset-password', { method: 'POST', body: chosen }),
    ];
    for (const { status, text } of answers) {
      expect(status, text).toBe(200);
      expect(text).not.toMatch(/"\w*token":"/i);
      expect(text).not.toContain(token);
    }
    await payload.update({ collection: 'users', where: {}, data: { password } });
  });

  it('does not count successful sign-ins', async () => {
    const person = newClient();
    for (let turn = 0; turn < 12; turn += 1)
      expect((await signInWith({ email: 'known@agency.example', password }, person)).status).toBe(200);
  });

  it('does the same hashing for an unknown address', async () => {
    const hashed = async (email: string) => {
      let count = 0;
      const counting = createHook({
        init: (_id, type) => {
          if (type === 'PBKDF2REQUEST') count += 1;
        },
      }).enable();
      await signInWith({ email, password: 'a guess of this test' });
      counting.disable();
      return count;
    };
    expect(await hashed('known@agency.example')).toBe(1);
    expect(await hashed('unknown@agency.example')).toBe(1);
  });
});

describe('a request for a password reset', () => {
  it('gets the same response for known, unknown and invalid addresses', async () => {
    const answers = [];
    for (const email of [
      'known@agency.example',
      'unknown@agency.example',
      'no address',
      '',
      ['x'],
      null,
      { like: 'k' },
    ])
      answers.push(
        await ask(payload, '/users/forgot-password', { method: 'POST', body: { email }, headers: newClient() }),
      );
    const client = newClient();
    for (let turn = 0; turn < 8; turn += 1)
      answers.push(
        await ask(payload, '/users/forgot-password', {
          method: 'POST',
          body: { email: 'known@agency.example' },
          headers: client,
        }),
      );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });
});
