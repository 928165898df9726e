import { describe, expect, it } from 'vitest';
import { type Asked, greeting, sentenceOf } from './sentence.ts';

const calm: Asked = {
  late: 0,
  fresh: 0,
  refused: 0,
  stopped: 0,
  nothingArrives: false,
  returned: 0,
  reviews: 0,
  drafts: 0,
};

describe('the sentence of the day', () => {
  it.each<[Partial<Asked>, string, string]>([
    [{}, '1', 'Nothing to do right now.'],
    [{ drafts: 2 }, '1', 'Nothing to do right now. Two drafts wait.'],
    [{ fresh: 3, drafts: 1 }, '3', 'Three letters are new. One draft waits.'],
    [{ fresh: 3, late: 1 }, '8', 'One letter is late.'],
    [{ late: 1, stopped: 1 }, '8', 'One letter is late and one delivery needs you.'],
    [{ stopped: 14 }, '8', '14 deliveries need you.'],
    [{ refused: 1, drafts: 1 }, '8', 'One booking needs you.'],
    [{ returned: 1, drafts: 2 }, '3', 'One draft was sent back to you.'],
    [{ reviews: 2 }, '3', 'Two drafts wait for your look.'],
    [
      { fresh: 1, returned: 2, reviews: 1 },
      '3',
      'One letter is new, two drafts were sent back to you and one draft waits for your look.',
    ],
    [{ late: 1, returned: 1 }, '8', 'One letter is late. One draft was sent back to you.'],
    [{ nothingArrives: true, reviews: 1 }, '9', 'Nothing that we deliver arrives. One draft waits for your look.'],
    [
      { late: 1, stopped: 2, refused: 3 },
      '8',
      'One letter is late, two deliveries need you and three bookings need you.',
    ],
    [{ late: 2, stopped: 5, nothingArrives: true }, '9', 'Nothing that we deliver arrives. Two letters are late.'],
  ])('of %j hoists No. %s', (asked, signal, words) => {
    expect(sentenceOf({ ...calm, ...asked })).toMatchObject({ signal, words });
  });

  it.each([
    [{ late: 1, stopped: 1 }, /until both are done/],
    [{ late: 1 }, /until that is done/],
    [{ late: 1, stopped: 1, refused: 1 }, /until all are done/],
    [{ reviews: 1 }, /No\. 3 is up while a draft waits for you/],
    [{ fresh: 1, reviews: 1 }, /while a letter is new/],
  ])('says how long the signal of %j is up', (asked, words) => {
    expect(sentenceOf({ ...calm, ...asked }).signalWords).toMatch(words);
  });
});

it.each([
  [0, 'Good morning'],
  [2, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('greets at %i o’clock', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
