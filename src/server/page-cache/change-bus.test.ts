import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { ChangeBus } from './change-bus.ts';

let time: number;
let tokens: Map<string, string>;
let reported: { readonly tags: readonly string[]; readonly withdrawn: boolean }[];
let warnings: string[];
let read: () => Promise<ReadonlyMap<string, string>>;

const open = () => {
  const bus = new ChangeBus({
    readTokens: () => read(),
    timeout: 20,
    now: () => time,
    warn: (message) => warnings.push(message),
  });
  bus.subscribe(({ tags, withdrawn }) => reported.push({ tags: [...tags], withdrawn }));
  return bus;
};

beforeEach(() => {
  time = 0;
  reported = [];
  warnings = [];
  tokens = new Map([
    ['works', 'a'],
    ['works:gone', 'a'],
    ['jobs', 'a'],
  ]);
  read = async () => new Map(tokens);
});

it('the change bus reports all tags at its first read', async () => {
  await open().read();
  expect(reported).toEqual([{ tags: ['works', 'jobs'], withdrawn: true }]);
});

it('the change bus reports to each subscriber only tags changed since the last read', async () => {
  const bus = open();
  await bus.read();
  const others: string[][] = [];
  bus.subscribe(({ tags }) => others.push([...tags]));
  reported = [];
  tokens.set('jobs', 'b');
  await bus.read();
  await bus.read();
  expect([reported, others]).toEqual([[{ tags: ['jobs'], withdrawn: false }], [['jobs']]]);
});

it('the change bus reports a withdrawal', async () => {
  const bus = open();
  await bus.read();
  reported = [];
  tokens.set('works', 'b').set('works:gone', 'b');
  await bus.read();
  expect(reported).toEqual([{ tags: ['works'], withdrawn: true }]);
});

it.each([
  ['fails', () => Promise.reject(new Error('refused'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('the change bus warns once while the database %s, and reports missed changes later', async (_how, fails) => {
  const bus = open();
  await bus.read();
  reported = [];
  read = fails;
  time = 500;
  for (let n = 0; n < 3; n += 1) await bus.read();
  expect([warnings.length, bus.isAway(), bus.readAgo()]).toEqual([1, true, 500]);
  tokens.set('works', 'b');
  read = async () => new Map(tokens);
  await bus.read();
  expect([reported, bus.isAway(), bus.readAgo()]).toEqual([[{ tags: ['works'], withdrawn: false }], false, 0]);
});

it('the change bus polls with one read at a time until it is stopped', async () => {
  let reads = 0;
  const first = Promise.withResolvers<ReadonlyMap<string, string>>();
  read = () => {
    reads += 1;
    return first.promise;
  };
  const bus = open();
  const polling = bus.start();
  first.resolve(tokens);
  await expect.poll(() => reads).toBeGreaterThan(1);
  await polling.stop();
  const seen = reads;
  await pause(0);
  expect([reads, reported.length]).toEqual([seen, 1]);
});
