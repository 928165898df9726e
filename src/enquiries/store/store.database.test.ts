// On both databases: the database detects repetitions.
import { beforeEach, describe, expect, it } from 'vitest';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { type NewSubmission, storeSubmission } from './store.ts';

const payload = await openForTests();

beforeEach(async () => {
  await payload.delete({ collection: 'submissions', where: {} });
});

const enquiry = (number: number, more: Partial<NewSubmission> = {}): NewSubmission => ({
  kind: 'enquiry',
  key: `key-of-the-store-test-${number}`,
  fingerprint: `fingerprint ${number}`,
  source: '/contact-us',
  language: 'en-GB',
  values: { name: 'M. Chan', email: `shop-${number}@six.example`, message: `Noodles in ${number} sizes` },
  ...more,
});

const rows = async () => ({
  submissions: (await payload.count({ collection: 'submissions' })).totalDocs,
  deliveries: (await payload.count({ collection: 'deliveries' })).totalDocs,
});

const storeAll = (submissions: readonly NewSubmission[]) =>
  Promise.allSettled(submissions.map((submission) => storeSubmission(payload, submission, ['sheet', 'mail'])));

describe('concurrent submissions', () => {
  it('are all stored with their values and deliveries', async () => {
    const answers = await storeAll(Array.from({ length: 150 }, (_, number) => enquiry(number)));
    expect(new Set(answers.map((answer) => answer.status === 'fulfilled' && answer.value.outcome))).toEqual(
      new Set(['stored']),
    );
    expect(await rows()).toEqual({ submissions: 150, deliveries: 300 });
    const answer = answers[121];
    const id = answer?.status === 'fulfilled' && 'id' in answer.value ? answer.value.id : 0;
    expect(await payload.findByID({ collection: 'submissions', id })).toMatchObject({
      message: 'Noodles in 121 sizes',
      state: 'new',
      held: false,
    });
    const { docs } = await payload.find({ collection: 'deliveries', where: { submission: { equals: id } }, depth: 0 });
    expect(docs.map(({ destination, state }) => `${destination} ${state}`).sort()).toEqual([
      'mail waiting',
      'sheet waiting',
    ]);
  });

  it('with the same key or the same values are stored once', async () => {
    const answers = await storeAll([enquiry(1), enquiry(1), enquiry(2, { fingerprint: 'fingerprint 1' })]);
    const outcomes = answers.map((answer) => answer.status === 'fulfilled' && answer.value.outcome);
    expect(outcomes.sort()).toEqual(['repeated', 'repeated', 'stored']);
    expect(await rows()).toEqual({ submissions: 1, deliveries: 2 });
  });

  it('with the same key and other values conflict', async () => {
    const answers = await storeAll([enquiry(1), enquiry(1, { fingerprint: 'other words' })]);
    const outcomes = answers.map((answer) => answer.status === 'fulfilled' && answer.value.outcome);
    expect(outcomes.sort()).toEqual(['conflict', 'stored']);
    expect(await rows()).toEqual({ submissions: 1, deliveries: 2 });
  });

  it('are stored although the database refuses one of them', async () => {
    const withoutKey = enquiry(3, { key: null as unknown as string });
    const answers = await storeAll([enquiry(1), enquiry(2), withoutKey, enquiry(4)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await rows()).toEqual({ submissions: 3, deliveries: 6 });
  });
});

it('a submission counts as stored when its commit took effect and reported an error', async () => {
  const commit = payload.db.commitTransaction;
  payload.db.commitTransaction = async (id) => {
    payload.db.commitTransaction = commit;
    await commit(id);
    throw new Error('The connection was cut.');
  };
  const file = { name: 'brief.pdf', path: '/somewhere/5.pdf', size: 8, hash: '0', type: 'application/pdf' };
  expect(await storeSubmission(payload, enquiry(5, { file }), ['mail'])).toMatchObject({ outcome: 'stored' });
  expect(await rows()).toEqual({ submissions: 1, deliveries: 1 });
});
