import { beforeEach, describe, expect, it } from 'vitest';
import { ContentFreshness } from './content-freshness.ts';

let time: number;
let reads: number;
let stamps: Map<string, string>;
let dropped: string[][];
/** Changes without anything that was taken off. */
let renewed: string[][];
let warnings: string[];
let read: () => Promise<ReadonlyMap<string, string>>;

const open = () =>
  new ContentFreshness({
    readStamps: () => {
      reads += 1;
      return read();
    },
    cache: {
      invalidate: (tags, withdrawn) => (withdrawn ? dropped : renewed).push([...tags]),
    },
    now: () => time,
    patience: 20,
    warn: (message) => warnings.push(message),
  });

beforeEach(() => {
  time = 10_000;
  reads = 0;
  dropped = [];
  renewed = [];
  warnings = [];
  stamps = new Map([
    ['works', 'a'],
    ['jobs', 'a'],
  ]);
  read = async () => new Map(stamps);
});

describe('ContentFreshness', () => {
  it('looks at most every 400 milliseconds, however many ask', async () => {
    const freshness = open();
    await Promise.all(Array.from({ length: 30 }, () => freshness.check()));
    time += 399;
    await freshness.check();
    expect(reads).toBe(1);
    time += 1;
    await freshness.check();
    expect(reads).toBe(2);
  });

  it('has made anew what has changed since the last look, and nothing else', async () => {
    const freshness = open();
    await freshness.check();
    dropped = [];
    stamps.set('jobs', 'b');
    time += 1000;
    await freshness.check();
    time += 1000;
    await freshness.check();
    expect([renewed, dropped]).toEqual([[['jobs']], []]);
  });

  it('drops at once what has changed when something was taken off', async () => {
    stamps.set('works:gone', 'a');
    const freshness = open();
    await freshness.check();
    dropped = [];
    stamps.set('works', 'b').set('works:gone', 'b');
    time += 1000;
    await freshness.check();
    expect([dropped, renewed]).toEqual([[['works', 'works:gone']], []]);
  });

  it('treats everything as changed at its first look: pages may be older than it', async () => {
    await open().check();
    expect(dropped).toEqual([['works', 'jobs']]);
  });

  it('keeps visitors waiting only so long, says once that the database is away, and sees later what it missed', async () => {
    const freshness = open();
    await freshness.check();
    dropped = [];
    read = () => new Promise(() => undefined);
    for (let n = 0; n < 3; n += 1) {
      time += 1000;
      await freshness.check();
    }
    expect(warnings).toHaveLength(1);
    stamps.set('works', 'b');
    read = async () => new Map(stamps);
    time += 1000;
    await freshness.check();
    expect([renewed, dropped]).toEqual([[['works']], []]);
  });
});
