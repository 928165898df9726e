// On both databases: a unique column keeps an address in the list once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSecret } from '../../cms/auth/secret.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { ask, signIn } from '../../cms/rest/test-support.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { type ReceivedMail, readMail, startMailServer } from '../destinations/testing/mail-stand-in.ts';
import { deliverDue } from '../outbox/deliveries.ts';
import { storeSubmission } from '../store/store.ts';
import { settingsWith, translateFacts } from '../test-support.ts';
import { confirm, leave, lookAtConfirm, lookAtLeave, subscriptionOf } from './subscribers.ts';
import { confirmTime, confirmToken, leaveToken } from './tokens.ts';

/** Enquiry of a link to confirm: its number, and the key that the signature covers. */
type Sent = Pick<Submission, 'id' | 'key'>;

const mails: ReceivedMail[] = [];
const server = await startMailServer((mail) => mails.push(mail));
process.env.SMTP_URL = server.url;
const settings = settingsWith({ SITE_URL: 'https://six.example' });
const payload = await openForTests(settings);
const secret = readSecret(settings);
const now = new Date();
const afterWeek = new Date(now.getTime() + confirmTime + 1000);

beforeEach(async () => {
  mails.length = 0;
  for (const collection of ['subscribers', 'submissions', 'form-attempts'] as const)
    await payload.delete({ collection, where: {} });
});

afterAll(async () => {
  delete process.env.SMTP_URL;
  server.stop();
  await payload.destroy();
});

async function store({ email = 'mina@six.example', newsletter = true, language = 'en-GB' } = {}): Promise<Sent> {
  const key = randomUUID();
  const stored = await storeSubmission(
    payload,
    {
      kind: 'enquiry',
      key,
      fingerprint: key,
      source: '/contact-us',
      language,
      statement: '2026-12-01',
      values: { name: 'Mina', email, message: key },
      choices: { call: false, halfDays: [], newsletter },
    },
    ['newsletter'],
  );
  if (!('id' in stored)) throw new Error('It was not stored.');
  return { id: stored.id, key };
}

const subscribers = async () => (await payload.find({ collection: 'subscribers', depth: 0 })).docs;

/** The only subscriber. */
async function subscriber() {
  const [one] = await subscribers();
  if (!one) throw new Error('There is no subscriber.');
  return one;
}

/** Subscribes an address, with the number of a row that was erased. */
const subscribeAs = (id: number, email: string) =>
  payload.db.create({
    collection: 'subscribers',
    customID: id,
    data: { email, address: email, language: 'en-GB', confirmed: now.toISOString() },
  });

describe('confirming', () => {
  it('comes by mail, is looked at without effect, and makes one subscriber', async () => {
    await translateFacts(payload);
    await store({ language: 'zh-Hant-HK' });
    await deliverDue(payload, settings);
    const [mail] = mails;
    const text = readMail(mail ?? { source: '' });
    expect(mail?.to).toBe('mina@six.example');
    expect(text).toContain('確認訂閱電子通訊');
    const [, token = ''] = /https:\/\/six\.example\/zh-hk\/forms\/newsletter\/confirm\/(\S+)/.exec(text) ?? [];
    expect(await lookAtConfirm(payload, settings, token, now)).toBe('ask');
    expect(await subscribers()).toEqual([]);
    expect(await confirm(payload, settings, token, now)).toBe('confirmed');
    const [confirmation, welcome] = mails.map(readMail);
    for (const one of [confirmation, welcome]) expect(one).toContain('\n\n六號\n香港黃竹坑道信號大廈9樓\n');
    expect(await subscribers()).toMatchObject([
      { email: 'mina@six.example', language: 'zh-Hant-HK', statement: '2026-12-01', withdrawn: null },
    ]);
  });

  it('tells how to leave, for the mail program too, and in the language of the form', async () => {
    await confirm(payload, settings, confirmToken(secret, await store(), now.getTime()), now);
    const text = readMail(mails.at(-1) ?? { source: '' });
    const link = `https://six.example/forms/newsletter/leave/${leaveToken(secret, await subscriber())}`;
    expect(text).toContain(`List-Unsubscribe: <${link}>`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('You have confirmed');
  });

  it('twice, at once or later, stays one subscriber with one mail', async () => {
    const token = confirmToken(secret, await store(), now.getTime());
    const states = await Promise.all([1, 2, 3].map(() => confirm(payload, settings, token, now)));
    expect(states).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await confirm(payload, settings, token, now)).toBe('confirmed');
    const again = confirmToken(secret, await store({ email: 'MINA@six.example' }), now.getTime());
    expect(await confirm(payload, settings, again, now)).toBe('confirmed');
    expect(await subscribers()).toHaveLength(1);
  });

  it('fails after seven days, with a wrong token, without the tick, and after the enquiry was erased', async () => {
    const sent = await store();
    const token = confirmToken(secret, sent, now.getTime());
    const unticked = confirmToken(secret, await store({ newsletter: false }), now.getTime());
    const forged = [
      confirmToken('another secret of another site, long enough', sent, now.getTime()),
      confirmToken(secret, { ...sent, key: randomUUID() }, now.getTime()),
      confirmToken(secret, { ...sent, id: sent.id + 1 }, now.getTime()),
      leaveToken(secret, { id: sent.id, address: sent.key }),
      `${token}x`,
      token.replace(/^./, 'z'),
      '',
      '..',
      // A number larger than the databases have.
      token.replace(/^[^.]+/, 'zzzzzz'),
    ];
    expect(await confirm(payload, settings, token, afterWeek)).toBe('ended');
    for (const wrong of [unticked, ...forged]) {
      expect([wrong, await lookAtConfirm(payload, settings, wrong, now)]).toEqual([wrong, 'ended']);
      expect(await confirm(payload, settings, wrong, now)).toBe('ended');
    }
    await payload.delete({ collection: 'submissions', id: sent.id });
    expect(await confirm(payload, settings, token, now)).toBe('ended');
    expect(await subscribers()).toEqual([]);
  });

  it('is asked of one address once a day, and what was left out is not shown as done', async () => {
    await store();
    await store();
    await deliverDue(payload, settings);
    expect(mails).toHaveLength(1);
    const { docs } = await payload.find({ collection: 'deliveries', sort: 'state', depth: 0 });
    expect(docs.map(({ state }) => state)).toEqual(['delivered', 'skipped']);
  });
});

describe('leaving', () => {
  it('takes one press, lasts, and is not undone by an old link', async () => {
    const token = confirmToken(secret, await store(), now.getTime());
    await confirm(payload, settings, token, now);
    const way = leaveToken(secret, await subscriber());
    expect(await lookAtLeave(payload, settings, way)).toBe('leave');
    expect(await subscribers()).toMatchObject([{ withdrawn: null }]);
    expect(await leave(payload, settings, way, new Date())).toBe('left');
    expect(await leave(payload, settings, way, new Date())).toBe('left');
    expect(await confirm(payload, settings, token, now)).toBe('ended');
    expect((await subscribers())[0]?.withdrawn).toBeTruthy();

    const anew = confirmToken(secret, await store(), now.getTime());
    expect(await confirm(payload, settings, anew, new Date())).toBe('confirmed');
    expect(await subscribers()).toMatchObject([{ withdrawn: null }]);
  });

  it('works only with the token of that subscriber', async () => {
    await confirm(payload, settings, confirmToken(secret, await store(), now.getTime()), now);
    const { id, address } = await subscriber();
    const way = leaveToken(secret, { id, address });
    for (const wrong of [
      leaveToken('another secret of another site, long enough', { id, address }),
      leaveToken(secret, { id, address: 'other@six.example' }),
      leaveToken(secret, { id: id + 1, address }),
      confirmToken(secret, { id, key: address }, now.getTime()),
      way.replace(/^[^.]+/, 'zzzzzz'),
      way.replace('.', '.0.'),
      'x',
    ])
      expect([wrong, await leave(payload, settings, wrong, now)]).toEqual([wrong, 'unknownLeave']);
    expect(await subscribers()).toMatchObject([{ withdrawn: null }]);
  });

  it('has no effect on one who was given the number of another, who was erased', async () => {
    await confirm(payload, settings, confirmToken(secret, await store(), now.getTime()), now);
    const erased = await subscriber();
    const way = leaveToken(secret, erased);
    await payload.delete({ collection: 'subscribers', id: erased.id });
    expect(await lookAtLeave(payload, settings, way)).toBe('unknownLeave');
    await subscribeAs(erased.id, 'other@six.example');
    expect(await lookAtLeave(payload, settings, way)).toBe('unknownLeave');
    expect(await leave(payload, settings, way, now)).toBe('unknownLeave');
    expect(await subscribers()).toMatchObject([{ id: erased.id, withdrawn: null }]);
  });
});

it('an enquiry tells whether its sender gets the newsletter now', async () => {
  const now = () => new Date();
  const stateAt = async (sent: Sent) =>
    subscriptionOf(payload, await payload.findByID({ collection: 'submissions', id: sent.id, depth: 0 }));
  const [unticked, first] = [await store({ newsletter: false }), await store({ email: 'MINA@six.example' })];
  expect([await stateAt(unticked), await stateAt(first)]).toEqual([{ state: 'none' }, { state: 'asked' }]);
  await confirm(payload, settings, confirmToken(secret, first, Date.now()), now());
  const { confirmed } = await subscriber();
  for (const sent of [unticked, first]) expect(await stateAt(sent)).toEqual({ state: 'confirmed', at: confirmed });
  await leave(payload, settings, leaveToken(secret, await subscriber()), now());
  const { withdrawn } = await subscriber();
  for (const sent of [unticked, first]) expect(await stateAt(sent)).toEqual({ state: 'left', at: withdrawn });
  expect(await stateAt(await store())).toEqual({ state: 'asked' });
});

it('the list as a file has who gets it, with a link to leave each, and no one who left', async () => {
  const password = 'a password of this test';
  await payload.create({
    collection: 'users',
    data: { email: 'sales@six.example', password, roles: ['sales'], mustChangePassword: false },
  });
  const token = (await signIn(payload, 'sales@six.example', password)) ?? '';
  for (const email of ['stays@six.example', 'leaves@six.example'])
    await confirm(payload, settings, confirmToken(secret, await store({ email }), now.getTime()), now);
  const left = (await subscribers()).find(({ email }) => email === 'leaves@six.example');
  if (!left) throw new Error('It is not in the list.');
  await leave(payload, settings, leaveToken(secret, left), now);
  const { text } = await ask(payload, '/subscribers/export.csv', { token });
  expect(text).toContain('"stays@six.example","en-GB"');
  expect(text).toMatch(/newsletter\/leave\/[\w.-]+"/);
  expect(text).not.toContain('leaves@six.example');
});
