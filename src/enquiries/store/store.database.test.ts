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
  values: { name: 'M. Chan', email: `shop-${number}@six.example`, message: `Noodles in ${number} sizes` },
  ...more,
});

const rows = async () => ({
  submissions: (await payload.count({ collection: 'submissions' })).totalDocs,
  deliveries: (await payload.count({ collection: 'deliveries' })).totalDocs,
});

const storeAll = (submissions: readonly NewSubmission[]) =>
  Promise.allSettled(submissions.map((submission) => storeSubmission(payload, submission, ['sheet', 'mail'])));

describe('submissions that come at the same moment', () => {
  it('are all stored, each with its words and its deliveries', async () => {
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

  it('are one where they are the same, by key or by words, whoever comes first', async () => {
    const answers = await storeAll([enquiry(1), enquiry(1), enquiry(2, { fingerprint: 'fingerprint 1' })]);
    const outcomes = answers.map((answer) => answer.status === 'fulfilled' && answer.value.outcome);
    expect(outcomes.sort()).toEqual(['repeated', 'repeated', 'stored']);
    expect(await rows()).toEqual({ submissions: 1, deliveries: 2 });
  });

  it('are a conflict where one key says two things', async () => {
    const answers = await storeAll([enquiry(1), enquiry(1, { fingerprint: 'other words' })]);
    const outcomes = answers.map((answer) => answer.status === 'fulfilled' && answer.value.outcome);
    expect(outcomes.sort()).toEqual(['conflict', 'stored']);
    expect(await rows()).toEqual({ submissions: 1, deliveries: 2 });
  });

  it('do not fail because the database refuses one of them', async () => {
    const withoutKey = enquiry(3, { key: null as unknown as string });
    const answers = await storeAll([enquiry(1), enquiry(2), withoutKey, enquiry(4)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await rows()).toEqual({ submissions: 3, deliveries: 6 });
  });
});

it('a submission that was kept although its commit seemed to fail is stored, and keeps its file', async () => {
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
