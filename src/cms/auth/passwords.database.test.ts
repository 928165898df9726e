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

const asked = async () => (await payload.findByID({ collection: 'users', id })).mustChangePassword;
const signedIn = () => ({ ...(token ? { token } : {}) });

/** Passwords that every way of setting one refuses. */
const refused: readonly (readonly [string, unknown])[] = [
  ['eleven characters', 'elevenchars'],
  ['twelve spaces', ' '.repeat(12)],
  ['eleven characters and spaces around them', '   elevenchars   '],
  ['one character many times', 'a'.repeat(20)],
  ['a list', ['a password in a list']],
  ['an object', { length: 20 }],
  ['a number', 1_234_567_890_123],
  ['their own address', email],
  ['more than anybody types', 'long '.repeat(60)],
];

describe('the choice of a first password', () => {
  it.each<readonly [string, unknown]>([...refused, ['the one-time password again', oneTime]])(
    'refuses %s',
    async (_name, password) => {
      for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
        const { status } = await ask(payload, path, { method: 'PATCH', body: { password }, ...signedIn() });
        expect(status).toBeGreaterThanOrEqual(400);
      }
      expect(await asked()).toBe(true);
      expect(await signIn(payload, email, oneTime)).toBeDefined();
    },
  );

  it('takes a password of their own, once', async () => {
    const answer = await ask(payload, `/users/${id}`, { method: 'PATCH', body: { password: chosen }, ...signedIn() });
    expect(answer.status, answer.text).toBe(200);
    expect(await asked()).toBe(false);
    expect(await signIn(payload, email, oneTime)).toBeUndefined();
    expect(await signIn(payload, email, chosen)).toBeDefined();
  });

  it('is not passed by asking for it to be passed', async () => {
    await ask(payload, `/users/${id}`, {
      method: 'PATCH',
      body: { mustChangePassword: false, roles: ['administrator'], name: 'Me', password: '' },
      ...signedIn(),
    });
    expect(await asked()).toBe(true);
    expect((await ask(payload, '/submissions', signedIn())).status).toBe(403);
  });
});

describe('a password that is set for somebody else', () => {
  it.each(refused.slice(0, 7))('is never %s', async (_name, password) => {
    await payload.update({ collection: 'users', id, data: { mustChangePassword: false } });
    const { status } = await ask(payload, '/users', {
      method: 'POST',
      body: { email: 'other@agency.example', password, roles: ['editor'] },
      ...signedIn(),
    });
    expect(status).toBe(400);
  });
});

describe("a password and an address of one's own", () => {
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
    ['no text', { currentPassword: { like: '' } }],
  ])('are not changed with %s beside the session', async (_name, proof) => {
    for (const body of [{ password: chosen }, { email: other }, { email: other, name: 'Me', password: chosen }])
      expect((await change({ ...body, ...proof })).text).toContain('currentPassword');
    expect((await change({ password: chosen, ...proof }, `/users?where[id][equals]=${id}`)).status).toBe(400);
    expect(await signIn(payload, email, oneTime)).toBeDefined();
    expect(payload.sendEmail).not.toHaveBeenCalled();
  });

  it('are changed with the present password, and the address of before is told', async () => {
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

  it('are asked for by no other change', async () => {
    expect((await change({ email, name: 'Me', password: '', currentPassword: '' })).status).toBe(200);
    expect(payload.sendEmail).not.toHaveBeenCalled();
  });
});

describe('a password that is set by a link from the mail', () => {
  const linkFor = () => payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  const reset = (body: unknown) => ask(payload, '/users/reset-password', { method: 'POST', body });

  it.each<readonly [string, unknown]>([...refused, ['three characters', 'abc']])(
    'is never %s',
    async (_name, password) => {
      const link = await linkFor();
      expect((await reset({ token: link, password })).status).toBeGreaterThanOrEqual(400);
      expect(await signIn(payload, email, oneTime)).toBeDefined();
    },
  );

  it('counts as chosen, and the link works once', async () => {
    const link = await linkFor();
    expect((await reset({ token: link, password: chosen })).status).toBe(200);
    expect(await asked()).toBe(false);
    expect(await signIn(payload, email, chosen)).toBeDefined();
    expect((await reset({ token: link, password: `${chosen}, again` })).status).toBe(403);
  });

  it('needs a link', async () => {
    for (const odd of [null, '', 'short', ['x'], { like: '' }, true])
      expect((await reset({ token: odd, password: chosen })).status).toBe(403);
  });
});
