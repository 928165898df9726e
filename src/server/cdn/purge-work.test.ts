import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../enquiries/destinations/attempt.ts';
import { PurgeWork } from './purge-work.ts';

let now: number;
let asked: (readonly string[])[];
let outcomes: Outcome[];
let warned: string[];

const delivered: Outcome = { outcome: 'delivered', note: '' };

const open = () =>
  new PurgeWork({
    purge: async (tags) => {
      asked.push(tags);
      return outcomes.shift() ?? delivered;
    },
    log: { warn: (message: unknown) => void warned.push(String(message)) },
    now: () => now,
  });

beforeEach(() => {
  now = 0;
  asked = [];
  outcomes = [];
  warned = [];
});

describe('the purge of the CDN', () => {
  it('covers everything when an instance starts, and again two seconds later', async () => {
    const work = open();
    await work.look();
    expect(asked).toEqual([['site']]);
    now = 1999;
    await work.look();
    expect(asked).toHaveLength(1);
    now = 2000;
    await work.look();
    now = 10_000;
    await work.look();
    expect(asked).toEqual([['site'], ['site']]);
  });

  it('covers changed tags at once and again later, and no others', async () => {
    const work = open();
    await work.look();
    now = 5000;
    await work.look();
    asked = [];
    work.changed(['works']);
    await work.look();
    expect(asked).toEqual([['works']]);
    now = 6000;
    work.changed(['works']);
    await work.look();
    now = 7000;
    await work.look();
    expect(asked, 'the second purge counts from the last change').toEqual([['works'], ['works']]);
    now = 8000;
    await work.look();
    now = 20_000;
    await work.look();
    expect(asked).toEqual([['works'], ['works'], ['works']]);
  });

  it('is retried with growing pauses and new tags after a failure, with one warning', async () => {
    outcomes = [
      { outcome: 'again', note: 'It answered 500.' },
      { outcome: 'again', note: 'It answered 429.', wait: 30_000 },
    ];
    const work = open();
    await work.look();
    now = 1999;
    work.changed(['jobs']);
    await work.look();
    expect(asked).toEqual([['site']]);
    now = 2000;
    await work.look();
    now = 31_999;
    await work.look();
    expect(asked).toEqual([['site'], ['site', 'jobs']]);
    now = 32_000;
    await work.look();
    expect(asked).toHaveLength(3);
    expect(warned).toEqual(['The delivery network did not drop site. It answered 500. It is asked again.']);
  });
});
