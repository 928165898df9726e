import { describe, expect, it } from 'vitest';
import { chineseTexts } from '../panel/chinese/index.ts';
import { sayEnglish } from '../panel/say.ts';
import { type DashboardCounts, greeting, sentenceOf } from './sentence.ts';

const calm: DashboardCounts = {
  late: 0,
  fresh: 0,
  kind: 'enquiry',
  failedSchedules: 0,
  stopped: 0,
  nothingArrives: false,
  returned: 0,
  reviews: 0,
  comments: 0,
  drafts: 0,
};

const english = { language: 'en' };
const chinese = { language: 'zh-TW', translations: { panel: chineseTexts } };

describe('the dashboard sentence', () => {
  it.each<[Partial<DashboardCounts>, string, string]>([
    [{}, 't', 'Nothing is waiting for you.'],
    [{ drafts: 2 }, 't', 'Nothing is waiting for you. Two drafts wait.'],
    [{ fresh: 3, drafts: 1 }, 't-inverted', 'Three enquiries are new. One draft waits.'],
    [{ fresh: 2, kind: 'application' }, 't-inverted', 'Two applications are new.'],
    [{ fresh: 3, late: 1 }, 'triangle', 'One enquiry is late.'],
    [{ late: 1, stopped: 1 }, 'triangle', 'One enquiry is late and one delivery failed.'],
    [{ stopped: 14 }, 'triangle', '14 deliveries failed.'],
    [{ failedSchedules: 1, drafts: 1 }, 'triangle', 'One scheduled change failed.'],
    [{ returned: 1, drafts: 2 }, 't-inverted', 'One draft needs your changes.'],
    [{ reviews: 2 }, 't-inverted', 'Two drafts wait for your approval.'],
    [{ comments: 3, drafts: 1 }, 't-inverted', 'Three comments wait for your answer.'],
    [
      { fresh: 1, returned: 2, reviews: 1 },
      't-inverted',
      'One enquiry is new, two drafts need your changes and one draft waits for your approval.',
    ],
    [{ late: 1, returned: 1 }, 'triangle', 'One enquiry is late. One draft needs your changes.'],
    [
      { nothingArrives: true, reviews: 1 },
      'hourglass',
      'All recent deliveries failed. One draft waits for your approval.',
    ],
    [
      { late: 1, stopped: 2, failedSchedules: 3 },
      'triangle',
      'One enquiry is late, two deliveries failed and three scheduled changes failed.',
    ],
    [
      { late: 2, stopped: 5, nothingArrives: true },
      'hourglass',
      'All recent deliveries failed. Two enquiries are late.',
    ],
  ])('for %j shows the icon %s', (asked, icon, words) => {
    expect(sentenceOf({ ...calm, ...asked }, english)).toMatchObject({ icon, words });
  });

  it.each([
    [{ late: 1, stopped: 1 }, /^Urgent until both are done/],
    [{ late: 1 }, /until that is done/],
    [{ late: 1, stopped: 1, failedSchedules: 1 }, /until all are done/],
    [{ reviews: 1 }, /^A draft waits for you/],
    [{ fresh: 1, reviews: 1 }, /^An enquiry is new/],
  ])('describes its icon for %j', (asked, words) => {
    expect(sentenceOf({ ...calm, ...asked }, english).iconWords).toMatch(words);
  });

  it.each<[Partial<DashboardCounts>, string]>([
    [{ drafts: 2 }, '沒有等你處理的事。2 份草稿未完成。'],
    [{ late: 1, stopped: 3, reviews: 1 }, '1 個查詢逾期，3 次傳送失敗。1 份草稿等你批核。'],
    [{ nothingArrives: true, late: 1 }, '最近的傳送全部失敗。1 個查詢逾期。'],
  ])('is in Chinese for %j', (asked, words) => {
    expect(sentenceOf({ ...calm, ...asked }, chinese).words).toBe(words);
  });
});

it.each([
  [0, 'Good morning'],
  [2, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('the greeting at %i o’clock is "%s"', (hour, words) => {
  expect(greeting(hour, sayEnglish)).toBe(words);
});
