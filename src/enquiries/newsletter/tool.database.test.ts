// On both databases: SQL claims subscribers and compares their times.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import type { Settings } from '../../config/env.ts';
import { startStandIn } from '../destinations/testing/http-stand-in.ts';
import { startWebhook, webhookSecret } from '../destinations/testing/webhook-stand-in.ts';
import { erasePerson } from '../inbox/erase.ts';
import { leaseFrom } from '../outbox/delivery-notes.ts';
import { afterwards, settingsWith } from '../test-support.ts';
import { tellNewsletterTool } from './tool.ts';

const payload = await openForTests();
const email = 'mina@six.example';
const now = new Date();
let stop: (() => void)[] = [];

beforeEach(async () => {
  await payload.delete({ collection: 'subscribers', where: {} });
});

afterEach(() => {
  for (const end of stop) end();
  stop = [];
});

/** A process of its own that tells the tool once. */
const root = path.resolve(import.meta.dirname, '../../..');
const teller = `
  const { openContentSystem } = await import('${root}/src/cms/database/open.ts');
  const { parseSettings } = await import('${root}/src/config/env.ts');
  const { compose } = await import('${root}/src/server/composition.ts');
  const { tellNewsletterTool } = await import('${root}/src/enquiries/newsletter/tool.ts');
  const settings = parseSettings();
  const { payload } = await openContentSystem(compose, settings, { print: () => undefined });
  await tellNewsletterTool(payload, settings, new Date());
`;

const subscribe = async (address = email): Promise<number> => {
  const data = {
    email: address,
    address,
    language: 'zh-Hant-HK',
    statement: '2026-12-02',
    confirmed: '2026-12-03T02:44:00.000Z',
  };
  return (await payload.create({ collection: 'subscribers', data })).id;
};
const leave = (id: number) =>
  payload.update({
    collection: 'subscribers',
    id,
    data: { withdrawn: '2026-12-04T02:44:00.000Z', tellAttempts: 0, tellNext: null, refusedBy: null },
  });
const subscriberOf = (id: number) => payload.findByID({ collection: 'subscribers', id, depth: 0 });

interface Answer {
  readonly when: 'before' | 'after';
  readonly answer: (response: ServerResponse) => void;
}

/** Receiver whose next answers fail as given. */
async function receiver(...failures: Answer[]) {
  const got: string[] = [];
  const ids: string[] = [];
  const hook = await startWebhook(
    (id, { type, data }) => {
      ids.push(id);
      got.push(`${type} ${'email' in data ? String(data.email) : ''}`);
    },
    () => failures.shift(),
  );
  stop.push(hook.stop);
  return { ...hook, got, ids };
}

const settingsFor = ({ url }: { readonly url: string }, more: Readonly<Record<string, string>> = {}): Settings =>
  settingsWith({ NEWSLETTER_WEBHOOK_URL: url, NEWSLETTER_WEBHOOK_SECRET: webhookSecret, ...more });

const status = (code: number): Answer => ({
  when: 'before',
  answer: (response) => void response.writeHead(code).end(),
});
const cut: Answer = { when: 'after', answer: (response) => void response.destroy() };

describe('the newsletter tool', () => {
  it('is told once who subscribed, and once who left', async () => {
    const hook = await receiver();
    const id = await subscribe();
    for (let round = 0; round < 2; round += 1) await tellNewsletterTool(payload, settingsFor(hook), now);
    expect(JSON.parse(String(hook.seen[0]?.body))).toEqual({
      type: 'subscriber.confirmed',
      timestamp: '2026-12-03T02:44:00.000Z',
      data: { email, language: 'zh-Hant-HK', date: '2026-12-03T02:44:00.000Z', statement: '2026-12-02' },
    });
    await leave(id);
    for (let round = 0; round < 2; round += 1) await tellNewsletterTool(payload, settingsFor(hook), now);
    expect(hook.got).toEqual([`subscriber.confirmed ${email}`, `subscriber.left ${email}`]);
    expect(new Set(hook.ids).size).toBe(2);
    expect(hook.faults).toEqual([]);
  });

  it('gets a repetition after a lost answer under the same ID, after a pause', async () => {
    const hook = await receiver(cut);
    const id = await subscribe();
    await tellNewsletterTool(payload, settingsFor(hook), now);
    await tellNewsletterTool(payload, settingsFor(hook), now);
    expect(hook.ids).toHaveLength(1);
    expect(await subscriberOf(id)).toMatchObject({
      told: null,
      tellAttempts: 1,
      tellNote: expect.stringMatching(/^The webhook: /),
    });
    await tellNewsletterTool(payload, settingsFor(hook), afterwards());
    expect(hook.ids).toHaveLength(2);
    expect(hook.ids[1]).toBe(hook.ids[0]);
    expect(await subscriberOf(id)).toMatchObject({ told: '2026-12-03T02:44:00.000Z', tellNote: null });
  });

  it('that is silent costs one attempt a round, however many wait', async () => {
    const silent = await startStandIn(() => undefined);
    stop.push(silent.stop);
    for (let made = 0; made < 5; made += 1) await subscribe(`mina${made}@six.example`);
    const settings = settingsFor(silent, { DELIVERY_PATIENCE: '1' });
    await tellNewsletterTool(payload, settings, now);
    expect(silent.seen).toHaveLength(1);
    await tellNewsletterTool(payload, settings, now);
    expect(silent.seen).toHaveLength(2);
  });

  it.each([401, 404, 410])('that refuses all with %d is left alone until the setting changes', async (code) => {
    const hook = await receiver(status(code));
    const warn = vi.spyOn(payload.logger, 'warn');
    const ids = [await subscribe('a@six.example'), await subscribe('b@six.example')];
    await tellNewsletterTool(payload, settingsFor(hook), now);
    await tellNewsletterTool(payload, settingsFor(hook), afterwards());
    expect(hook.seen).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    for (const id of ids)
      expect(await subscriberOf(id)).toMatchObject({ told: null, tellNote: expect.stringContaining(`${code}`) });
    await leave(ids[0] ?? 0);
    await tellNewsletterTool(payload, settingsFor(hook), now);
    expect(hook.got).toEqual(['subscriber.left a@six.example']);
    const next = await receiver();
    await tellNewsletterTool(payload, settingsFor(next), now);
    expect(next.got).toEqual(['subscriber.confirmed b@six.example']);
  });

  it('that refuses one address gets the others', async () => {
    const hook = await receiver(status(422));
    await subscribe('a@six.example');
    await subscribe('b@six.example');
    await tellNewsletterTool(payload, settingsFor(hook), now);
    expect(hook.got).toEqual(['subscriber.confirmed b@six.example']);
  });

  it('is told by one instance at a time', async () => {
    const hook = await receiver();
    for (let made = 0; made < 6; made += 1) await subscribe(`mina${made}@six.example`);
    await Promise.all([1, 2, 3].map(() => tellNewsletterTool(payload, settingsFor(hook), now)));
    expect(hook.got).toHaveLength(6);
    expect(new Set(hook.got).size).toBe(6);
  });

  it('gets the message of a killed process again, under the same ID, once its lease has ended', async () => {
    const hook = await receiver({ when: 'after', answer: () => void child.kill('SIGKILL') });
    const settings = settingsFor(hook);
    await subscribe();
    const child = spawn(process.execPath, ['--input-type=module', '-e', teller], {
      env: {
        ...process.env,
        NEWSLETTER_WEBHOOK_URL: hook.url,
        NEWSLETTER_WEBHOOK_SECRET: webhookSecret,
        ADMIN: 'off',
      },
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    const [, signal] = await once(child, 'exit');
    expect([signal, said]).toEqual(['SIGKILL', '']);
    await tellNewsletterTool(payload, settings, new Date());
    expect(hook.ids).toHaveLength(1);
    await tellNewsletterTool(payload, settings, new Date(leaseFrom(settings, new Date())));
    expect(hook.ids).toHaveLength(2);
    expect(hook.ids[1]).toBe(hook.ids[0]);
    expect(hook.faults).toEqual([]);
  });

  it.each([204, 422, 500])(
    'is told the newer state when it changes during an attempt that ends with %d',
    async (code) => {
      const id = await subscribe();
      const hook = await receiver({
        when: 'after',
        answer: (response) => void leave(id).then(() => response.writeHead(code).end()),
      });
      for (let round = 0; round < 2; round += 1) await tellNewsletterTool(payload, settingsFor(hook), now);
      expect(hook.got).toEqual([`subscriber.confirmed ${email}`, `subscriber.left ${email}`]);
    },
  );
});

it('an erasure tells that the person left, and says what the tool keeps', async () => {
  const hook = await receiver();
  const settings = settingsFor(hook);
  await subscribe('untold@six.example');
  expect(await erasePerson(payload, settings, 'untold@six.example')).toMatchObject({ subscriber: true, elsewhere: [] });
  await subscribe();
  await tellNewsletterTool(payload, settings, now);
  expect(await erasePerson(payload, settings, email)).toMatchObject({
    elsewhere: [{ place: 'Newsletter tool', what: 'the address; it was told that they left' }],
  });
  expect(hook.got).toEqual([`subscriber.confirmed ${email}`, `subscriber.left ${email}`]);
  await subscribe();
  await tellNewsletterTool(payload, settings, now);
  hook.stop();
  expect(await erasePerson(payload, settings, email)).toMatchObject({
    elsewhere: [{ place: 'Newsletter tool', what: 'the address; it could not be told that they left' }],
  });
  expect((await payload.count({ collection: 'subscribers' })).totalDocs).toBe(0);
});
