// On SQLite, and on PostgreSQL in the full run: codes and sessions are stored with the account.
import { createHook } from 'node:async_hooks';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { ask, signIn as signInLocally } from '../../rest/test-support.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { accountOf } from './stored-factor.ts';

const payload = await openForTests();
const password = 'a password of this test';
const wrong = 'another password here';
let people = 0;

const client = () => {
  people += 1;
  return { 'x-sender': `192.0.2.${people}` };
};

async function newPerson(roles: ('administrator' | 'editor')[] = ['editor']) {
  people += 1;
  const email = `person-${people}@agency.example`;
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password, roles, mustChangePassword: false },
  });
  const token = (await signInLocally(payload, email, password)) ?? '';
  const post = (path: string, body: object, headers = client()) =>
    ask(payload, `/users/${path}`, { method: 'POST', body, token, headers });
  return { id, email, token, post };
}

const codeOf = (secret: string, turns = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + turns * 30_000 });

const read = (text: string) =>
  JSON.parse(text) as {
    secret: string;
    codes: string[];
    error?: string;
    secondStep?: boolean;
    user?: object;
  };

async function withFactor() {
  const person = await newPerson();
  const { secret } = read((await person.post('second-factor/begin', { password })).text);
  const { codes } = read((await person.post('second-factor/confirm', { code: codeOf(secret, -1) })).text);
  return { ...person, secret, codes };
}

const cookieOf = (headers: Headers, name: string): string | undefined =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0];

const tokenOf = (headers: Headers): string => cookieOf(headers, 'payload-token')?.replace(/^.*=/, '') ?? '';

const signIn = (email: string, tried = password, headers = client()) =>
  ask(payload, '/users/login', { method: 'POST', body: { email, password: tried }, headers });

const secondStep = (cookie: string, code: unknown, headers = client()) =>
  ask(payload, '/users/second-step', { method: 'POST', body: { code }, headers: { ...headers, cookie } });

it('a second factor needs password and code to set up, and its secrets cannot be read', async () => {
  const person = await newPerson();
  expect((await person.post('second-factor/begin', { password: wrong })).status).toBe(400);
  expect((await person.post('second-factor/confirm', { code: '123456' })).status).toBe(409);
  const { secret } = read((await person.post('second-factor/begin', { password })).text);
  expect((await person.post('second-factor/confirm', { code: codeOf(secret, 20) })).status).toBe(400);
  const confirmed = await person.post('second-factor/confirm', { code: codeOf(secret) });
  const { codes } = read(confirmed.text);
  expect(new Set(codes).size).toBe(10);
  const kept = JSON.stringify((await accountOf(payload, person.id))?.secondFactor);
  expect(kept).not.toContain(secret);
  for (const code of codes) expect(kept).not.toContain(code);
  for (const at of [`/users/${person.id}?showHiddenFields=true&select[secondFactor]=true`, '/users/me'])
    expect((await ask(payload, at, { token: person.token })).text).not.toMatch(/secondFactor|recovery|lastTurn/);
  expect((await ask(payload, '/users?where[secondFactor.secret][exists]=true', { token: person.token })).status).toBe(
    400,
  );
  expect((await person.post('second-factor/begin', { password })).status).toBe(409);
});

it('sign-in creates no session before the code is given', async () => {
  const { id, email, secret } = await withFactor();
  const before = (await accountOf(payload, id))?.sessions?.length;
  const first = await signIn(email);
  expect(first.status).toBe(200);
  expect(cookieOf(first.headers, 'payload-token')).toBeUndefined();
  expect(read(first.text)).toEqual({ message: expect.any(String), secondStep: true });
  expect((await accountOf(payload, id))?.sessions).toHaveLength(before ?? 0);
  const waiting = cookieOf(first.headers, 'second-step') ?? '';
  expect((await ask(payload, '/users/me', { headers: { cookie: waiting } })).text).toContain('"user":null');
  const second = await secondStep(waiting, codeOf(secret));
  expect(second.status, second.text).toBe(200);
  const cookie = cookieOf(second.headers, 'payload-token') ?? '';
  expect((await ask(payload, '/users/me', { headers: { cookie } })).text).toContain(email);
});

it('each code, recovery code and pending sign-in works once', async () => {
  const { email, secret, codes } = await withFactor();
  const waits = async () => cookieOf((await signIn(email)).headers, 'second-step') ?? '';
  const code = codeOf(secret);
  const at = await waits();
  const both = await Promise.all([secondStep(at, code), secondStep(await waits(), code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await secondStep(await waits(), code)).status).toBe(401);
  // The code that confirmed the app at set-up.
  expect((await secondStep(await waits(), codeOf(secret, -1))).status).toBe(401);
  const recovery = codes[0]?.toUpperCase().replace('-', ' ');
  const used = await waits();
  expect((await secondStep(used, recovery)).status).toBe(200);
  expect((await secondStep(used, codes[1])).status).toBe(401);
  expect((await secondStep(await waits(), recovery)).status).toBe(401);
});

it('forged or incomplete second steps and anonymous requests are refused', async () => {
  const { id, email, secret } = await withFactor();
  const waiting = cookieOf((await signIn(email)).headers, 'second-step') ?? '';
  const forged = waiting.replace(/=\d+\./, `=${id + 1}.`);
  for (const [cookie, code] of [
    ['', codeOf(secret)],
    ['second-step=', codeOf(secret)],
    ['second-step=1.2.3.4', codeOf(secret)],
    [forged, codeOf(secret)],
    [waiting.replace(/\.\d+\./, '.9999999999999.'), codeOf(secret)],
    [waiting, ['1']],
    [waiting, { like: '' }],
    [waiting, ''],
    [waiting, '000000'],
  ] as const)
    expect((await secondStep(cookie, code)).status, cookie).toBe(401);
  expect((await ask(payload, '/users/second-factor/begin', { method: 'POST', body: { password } })).status).toBe(403);
  expect((await ask(payload, `/users/${id}/second-factor/take-off`, { method: 'POST', body: {} })).status).toBe(403);
});

it('a wrong password gets the same response, after the same work, as an unknown address', async () => {
  const { email } = await withFactor();
  const hashed = async (address: string) => {
    let count = 0;
    const counting = createHook({
      init: (_id, type) => {
        if (type === 'PBKDF2REQUEST') count += 1;
      },
    }).enable();
    const { status, text } = await signIn(address, wrong);
    counting.disable();
    return { count, status, text };
  };
  expect(await hashed(email)).toEqual(await hashed('unknown@agency.example'));
});

it('the second step is refused after ten wrong codes for an account', async () => {
  const { email, secret } = await withFactor();
  const waiting = cookieOf((await signIn(email)).headers, 'second-step') ?? '';
  // Wrong passwords do not lock the owner out.
  for (let turn = 0; turn < 15; turn += 1) await signIn(email, wrong);
  for (let turn = 0; turn < 10; turn += 1) expect((await secondStep(waiting, '000000')).status).toBe(401);
  expect((await secondStep(waiting, codeOf(secret))).status).toBe(401);
});

it('a password reset does not bypass the second factor', async () => {
  const { id, email } = await withFactor();
  const link = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  const answer = await ask(payload, '/users/reset-password', {
    method: 'POST',
    body: { token: link, password: wrong },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.text).not.toContain('token');
  expect((await accountOf(payload, id))?.sessions).toEqual([]);
  expect(read((await signIn(email, wrong)).text).secondStep).toBe(true);
});

it('a second factor is removed with password and code, or by an administrator for others', async () => {
  const { id, email, secret, post } = await withFactor();
  expect((await post('second-factor/remove', { password: wrong, code: codeOf(secret) })).status).toBe(400);
  expect((await post('second-factor/remove', { password, code: '000000' })).status).toBe(400);
  expect((await post('second-factor/remove', { password, code: codeOf(secret) })).status).toBe(200);
  expect(cookieOf((await signIn(email)).headers, 'payload-token')).toBeDefined();
  const lost = await withFactor();
  const boss = await newPerson(['administrator']);
  expect((await post(`${lost.id}/second-factor/take-off`, {})).status).toBe(403);
  expect((await boss.post(`${boss.id}/second-factor/take-off`, {})).status).toBe(400);
  expect((await boss.post(`${lost.id}/second-factor/take-off`, {})).status).toBe(200);
  expect(cookieOf((await signIn(lost.email)).headers, 'payload-token')).toBeDefined();
  expect(id).not.toBe(lost.id);
});

it('sessions name their browser and can be ended singly or together', async () => {
  const person = await withFactor();
  const me = (token: string) => ask(payload, '/users/me', { token });
  expect((await me(person.token)).text).toContain(person.email);
  const other = await newPerson();
  const firefox = { ...client(), 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const tokens = [];
  for (let turn = 0; turn < 3; turn += 1) tokens.push(tokenOf((await signIn(other.email, password, firefox)).headers));
  const sessions = async () => (await accountOf(payload, other.id))?.sessions ?? [];
  expect((await sessions()).map(({ browser }) => browser)).toEqual([
    'Something that is no browser',
    ...Array(3).fill('Firefox on Windows'),
  ]);
  const one = (await sessions())[1]?.id;
  expect((await person.post(`${other.id}/end-sessions`, {})).status).toBe(403);
  expect((await other.post(`${other.id}/end-sessions`, { session: one })).status).toBe(200);
  expect((await me(tokens[0] ?? '')).text).toContain('"user":null');
  expect((await me(tokens[1] ?? '')).text).toContain(other.email);
  expect((await other.post(`${other.id}/end-sessions`, {})).status).toBe(200);
  expect((await me(tokens[1] ?? '')).text).toContain('"user":null');
  expect((await me(other.token)).text).toContain(other.email);
  const boss = await newPerson(['administrator']);
  expect((await boss.post(`${other.id}/end-sessions`, {})).status).toBe(200);
  expect((await me(other.token)).text).toContain('"user":null');
});

it('setting up a second factor ends other sessions; a new password ends pending sign-ins', async () => {
  const person = await newPerson();
  const other = (await signInLocally(payload, person.email, password)) ?? '';
  const { secret } = read((await person.post('second-factor/begin', { password })).text);
  await person.post('second-factor/confirm', { code: codeOf(secret, -1) });
  const me = async (token: string) => (await ask(payload, '/users/me', { token })).text;
  expect(await me(person.token)).toContain(person.email);
  expect(await me(other)).toContain('"user":null');

  const waiting = cookieOf((await signIn(person.email)).headers, 'second-step') ?? '';
  await payload.update({ collection: 'users', id: person.id, data: { password: 'chosen by an administrator' } });
  expect((await secondStep(waiting, codeOf(secret))).text).toContain('Enter your password again');
});

it('a password change by its owner needs a code as well as the current password', async () => {
  const { id, token, secret } = await withFactor();
  const change = (body: object) => ask(payload, `/users/${id}`, { method: 'PATCH', body, token });
  const next = { password: 'another good long one', currentPassword: password };
  expect((await change(next)).text).toContain('currentCode');
  expect((await change({ ...next, currentCode: '000000' })).status).toBe(400);
  const code = codeOf(secret);
  expect((await change({ ...next, currentPassword: wrong, currentCode: code })).text).toContain('currentPassword');
  expect((await change({ ...next, currentCode: code })).status).toBe(200);
  const again = { password: 'yet another good long one', currentPassword: next.password, currentCode: code };
  expect((await change(again)).text).toContain('currentCode');
});
