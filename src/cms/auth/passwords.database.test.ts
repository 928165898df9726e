// On SQLite alone: the test is about which passwords are accepted.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, signIn } from '../rest/test-support.ts';
import { openForTests } from '../testing/open-for-tests.ts';

const payload = await openForTests();
const oneTime = 'kx3P-9mQz-Wd7t-Lb2n';
const chosen = 'noodles at the corner';
const email = 'new@agency.example';
let id: number | string;
let token: string | undefined;

beforeEach(async () => {
  ({ id } = await payload.create({
    collection: 'users',
    data: { email, password: oneTime, roles: ['administrator'], mustChangePassword: true },
  }));
  token = await signIn(payload, email, oneTime);
});
afterEach(async () => {
  await payload.delete({ collection: 'users', where: { email: { contains: 'agency.example' } } });
});

const mustChange = async () => (await payload.findByID({ collection: 'users', id })).mustChangePassword;
const signedIn = () => ({ ...(token ? { token } : {}) });

/** Passwords that every way of setting one refuses. */
const refused: readonly (readonly [string, unknown])[] = [
  ['eleven characters', 'elevenchars'],
  ['twelve spaces', ' '.repeat(12)],
  ['eleven characters with spaces around them', '   elevenchars   '],
  ['one repeated character', 'a'.repeat(20)],
  ['a list', ['a password in a list']],
  ['an object', { length: 20 }],
  ['a number', 1_234_567_890_123],
  ['the email address of the account', email],
  ['three hundred characters', 'long '.repeat(60)],
];

describe('the choice of a first password', () => {
  it.each<readonly [string, unknown]>([...refused, ['the one-time password again', oneTime]])(
    'refuses %s',
    async (_name, password) => {
      for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
        const { status } = await ask(payload, path, { method: 'PATCH', body: { password }, ...signedIn() });
        expect(status).toBeGreaterThanOrEqual(400);
      }
      expect(await mustChange()).toBe(true);
      expect(await signIn(payload, email, oneTime)).toBeDefined();
    },
  );

  it('accepts a valid password, which replaces the one-time password', async () => {
    const answer = await ask(payload, `/users/${id}`, { method: 'PATCH', body: { password: chosen }, ...signedIn() });
    expect(answer.status, answer.text).toBe(200);
    expect(await mustChange()).toBe(false);
    expect(await signIn(payload, email, oneTime)).toBeUndefined();
    expect(await signIn(payload, email, chosen)).toBeDefined();
  });

  it('cannot be skipped by sending `mustChangePassword: false`', async () => {
    await ask(payload, `/users/${id}`, {
      method: 'PATCH',
      body: { mustChangePassword: false, roles: ['administrator'], name: 'Me', password: '' },
      ...signedIn(),
    });
    expect(await mustChange()).toBe(true);
    expect((await ask(payload, '/submissions', signedIn())).status).toBe(403);
  });
});

describe('a password set for another account', () => {
  it.each(refused.slice(0, 7))('cannot be %s', async (_name, password) => {
    await payload.update({ collection: 'users', id, data: { mustChangePassword: false } });
    const { status } = await ask(payload, '/users', {
      method: 'POST',
      body: { email: 'other@agency.example', password, roles: ['editor'] },
      ...signedIn(),
    });
    expect(status).toBe(400);
  });
});

describe('a change of an account by its owner', () => {
  const other = 'moved@agency.example';
  const change = (body: object, path = `/users/${id}`) => ask(payload, path, { method: 'PATCH', body, ...signedIn() });

  beforeEach(async () => {
    await payload.update({ collection: 'users', id, data: { mustChangePassword: false } });
    vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['nothing', {}],
    ['another password', { currentPassword: 'not the one that it is' }],
    ['an object', { currentPassword: { like: '' } }],
  ])('to password or address is refused with %s as the current password', async (_name, proof) => {
    for (const body of [{ password: chosen }, { email: other }, { email: other, name: 'Me', password: chosen }])
      expect((await change({ ...body, ...proof })).text).toContain('currentPassword');
    expect((await change({ password: chosen, ...proof }, `/users?where[id][equals]=${id}`)).status).toBe(400);
    expect(await signIn(payload, email, oneTime)).toBeDefined();
    expect(payload.sendEmail).not.toHaveBeenCalled();
  });

  it('to password and address needs the current password and notifies the former address', async () => {
    const elsewhere = (await signIn(payload, email, oneTime)) ?? '';
    const answer = await change({ email: other, password: chosen, currentPassword: oneTime });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toMatch(/currentPassword|kx3P/);
    expect(await signIn(payload, other, chosen)).toBeDefined();
    expect((await ask(payload, '/users/me', { token: elsewhere })).text).toContain('"user":null');
    expect((await ask(payload, '/users/me', signedIn())).text).toContain(other);
    expect(payload.sendEmail).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ to: email, text: expect.stringContaining(other) }),
    );
  });

  it('to other fields needs no password', async () => {
    expect((await change({ email, name: 'Me', password: '', currentPassword: '' })).status).toBe(200);
    expect(payload.sendEmail).not.toHaveBeenCalled();
  });
});

describe('a password set through a reset link', () => {
  const linkFor = () => payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  const reset = (body: unknown) => ask(payload, '/users/reset-password', { method: 'POST', body });

  it.each<readonly [string, unknown]>([...refused, ['three characters', 'abc']])(
    'cannot be %s',
    async (_name, password) => {
      const link = await linkFor();
      expect((await reset({ token: link, password })).status).toBeGreaterThanOrEqual(400);
      expect(await signIn(payload, email, oneTime)).toBeDefined();
    },
  );

  it('replaces the one-time password, and the link works once', async () => {
    const link = await linkFor();
    expect((await reset({ token: link, password: chosen })).status).toBe(200);
    expect(await mustChange()).toBe(false);
    expect(await signIn(payload, email, chosen)).toBeDefined();
    expect((await reset({ token: link, password: `${chosen}, again` })).status).toBe(403);
  });

  it('needs a valid token', async () => {
    for (const odd of [null, '', 'short', ['x'], { like: '' }, true])
      expect((await reset({ token: odd, password: chosen })).status).toBe(403);
  });
});
