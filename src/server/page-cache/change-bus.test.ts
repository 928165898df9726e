import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { ChangeBus } from './change-bus.ts';

let time: number;
let tokens: Map<string, string>;
let told: { readonly tags: readonly string[]; readonly withdrawn: boolean }[];
let warnings: string[];
let read: () => Promise<ReadonlyMap<string, string>>;

const open = () => {
  const bus = new ChangeBus({
    readTokens: () => read(),
    timeout: 20,
    now: () => time,
    warn: (message) => warnings.push(message),
  });
  bus.subscribe(({ tags, withdrawn }) => told.push({ tags: [...tags], withdrawn }));
  return bus;
};

beforeEach(() => {
  time = 0;
  told = [];
  warnings = [];
  tokens = new Map([
    ['works', 'a'],
    ['works:gone', 'a'],
    ['jobs', 'a'],
  ]);
  read = async () => new Map(tokens);
});

it('tells of everything at its first read: what was made before may be older', async () => {
  await open().read();
  expect(told).toEqual([{ tags: ['works', 'jobs'], withdrawn: true }]);
});

it('tells every subscriber what has changed since the last read, and nothing else', async () => {
  const bus = open();
  await bus.read();
  const others: string[][] = [];
  bus.subscribe(({ tags }) => others.push([...tags]));
  told = [];
  tokens.set('jobs', 'b');
  await bus.read();
  await bus.read();
  expect([told, others]).toEqual([[{ tags: ['jobs'], withdrawn: false }], [['jobs']]]);
});

it('says that something was taken off', async () => {
  const bus = open();
  await bus.read();
  told = [];
  tokens.set('works', 'b').set('works:gone', 'b');
  await bus.read();
  expect(told).toEqual([{ tags: ['works'], withdrawn: true }]);
});

it.each([
  ['fails', () => Promise.reject(new Error('refused'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('warns once while the database %s, and tells later what it missed', async (_how, fails) => {
  const bus = open();
  await bus.read();
  told = [];
  read = fails;
  time = 500;
  for (let n = 0; n < 3; n += 1) await bus.read();
  expect([warnings.length, bus.isAway(), bus.readAgo()]).toEqual([1, true, 500]);
  tokens.set('works', 'b');
  read = async () => new Map(tokens);
  await bus.read();
  expect([told, bus.isAway(), bus.readAgo()]).toEqual([[{ tags: ['works'], withdrawn: false }], false, 0]);
});

it('reads again and again, one read at a time, until it is stopped', async () => {
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
  expect([reads, told.length]).toEqual([seen, 1]);
});
