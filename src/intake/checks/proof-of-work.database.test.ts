// On both databases: what was solved already is kept in memory for one instance, in the database for several.
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { openForTests } from '../../cms/test-support.ts';
import { removeExpired } from '../retention/retention.ts';
import { enquiryRules } from '../rules/enquiry.ts';
import { type FormPost, submit } from '../store/submit.ts';
import { findDelivery, settingsWith } from '../test-support.ts';
import { countInDatabase, countInMemory } from './count.ts';
import { challengeLifetime, type ProofOfWork, proofOfWork } from './proof-of-work.ts';

const secret = 'the secret of this test, which is long enough';
const settings = settingsWith({ SECRET: secret, SHEET_ENDPOINT_URL: 'http://127.0.0.1:1/' });
const payload = await openForTests(settings);
let people = 0;

/** As each of several instances has it that share a database; SQLite is for one. */
const instance = (): ProofOfWork =>
  proofOfWork(
    secret,
    settings.DATABASE_URL
      ? countInDatabase(payload, secret, 2 * challengeLifetime)
      : countInMemory(2 * challengeLifetime),
  );

const work = instance();

async function solved(): Promise<string> {
  const challenge = (await work.makeChallenge()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** An enquiry of somebody who has not written before. */
function enquiry(fields: Readonly<Record<string, string>>): FormPost & { readonly email: string } {
  people += 1;
  const email = `person-${people}@six.example`;
  return {
    kind: 'enquiry',
    rules: enquiryRules,
    received: { fields: { name: 'M. Chan', email, message: 'Noodles', key: crypto.randomUUID(), ...fields } },
    source: '/contact-us',
    address: '203.0.113.7',
    now: Date.now(),
    email,
  };
}

const send = (post: FormPost) => submit(payload, settings, post, work);

const submissionsOf = async (email: string) =>
  (await payload.find({ collection: 'submissions', where: { email: { equals: email } }, depth: 0 })).docs;

describe('a form where a proof of work is asked for', () => {
  it('is delivered with a solution', async () => {
    const post = enquiry({ altcha: await solved() });
    expect(await send(post)).toEqual({ outcome: 'taken', isNew: true });
    const [submission] = await submissionsOf(post.email);
    expect(submission).toMatchObject({ held: false });
    expect(await findDelivery(payload, submission?.id ?? 0)).toMatchObject({ state: 'waiting' });
  });

  it('is kept and held without one, and delivered when somebody clears it', async () => {
    const post = enquiry({});
    expect(await send(post)).toEqual({ outcome: 'taken', isNew: true });
    const [submission] = await submissionsOf(post.email);
    expect(submission).toMatchObject({ held: true });
    expect(submission?.heldBecause).toMatch(/proof of work/);
    expect(await findDelivery(payload, submission?.id ?? 0)).toMatchObject({ state: 'held' });
    await payload.update({ collection: 'submissions', id: submission?.id ?? 0, data: { held: false } });
    expect(await findDelivery(payload, submission?.id ?? 0)).toMatchObject({ state: 'waiting' });
  });

  it('is not kept with a wrong or a used one, and asked for again with all that was typed', async () => {
    const altcha = await solved();
    await send(enquiry({ altcha }));
    for (const [given, message] of [
      ['nonsense', /did not come out right/],
      [altcha, /used before/],
    ] as const) {
      const post = enquiry({ altcha: given });
      expect(await send(post)).toMatchObject({
        outcome: 'refused',
        errors: [{ field: '', message: expect.stringMatching(message) }],
        values: { name: 'M. Chan', email: post.email, message: 'Noodles' },
      });
      expect(await submissionsOf(post.email)).toEqual([]);
    }
  });

  it('gets the answer that it missed when it comes again as it was', async () => {
    const post = enquiry({ altcha: await solved() });
    await send(post);
    expect(await send(post)).toEqual({ outcome: 'taken', isNew: false });
    expect(await submissionsOf(post.email)).toHaveLength(1);
  });

  it('does not cost its solution while something else is wrong with it', async () => {
    const altcha = await solved();
    expect(await send(enquiry({ altcha, name: '' }))).toMatchObject({
      outcome: 'refused',
      errors: [{ field: 'name' }],
    });
    expect(await send(enquiry({ altcha }))).toEqual({ outcome: 'taken', isNew: true });
  });

  it('is let in by one of the instances that share a database, and forgotten when its time is over', async () => {
    if (!settings.DATABASE_URL) return;
    const proof = await solved();
    const verdicts = await Promise.all(Array.from({ length: 4 }, () => instance().judge(proof)));
    expect(verdicts.toSorted()).toEqual(['fine', 'used', 'used', 'used']);
    const { totalDocs } = await payload.count({ collection: 'form-attempts' });
    expect(totalDocs).toBeGreaterThan(0);
    await removeExpired(payload, settings, new Date(Date.now() + challengeLifetime));
    expect((await payload.count({ collection: 'form-attempts' })).totalDocs).toBe(totalDocs);
    await removeExpired(payload, settings, new Date(Date.now() + 3 * challengeLifetime));
    expect((await payload.count({ collection: 'form-attempts' })).totalDocs).toBe(0);
  });
});
