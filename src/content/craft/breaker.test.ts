import { describe, expect, it } from 'vitest';
import { Breaker, HostRests } from './breaker.ts';

class Refusal extends Error {}

/** A breaker of three failures and a rest of a second, with a host that does as it is told. */
function open() {
  let time = 0;
  let asked = 0;
  const changes: boolean[] = [];
  const breaker = new Breaker({
    failures: 3,
    rest: 1000,
    now: () => time,
    onChange: (resting) => changes.push(resting),
  });
  const ask = (answer: () => Promise<string>) =>
    breaker
      .run(
        () => {
          asked += 1;
          return answer();
        },
        (error) => error instanceof Refusal,
      )
      .catch((error: unknown) => (error instanceof HostRests ? 'spared' : 'failed'));
  return {
    breaker,
    changes,
    asked: () => asked,
    well: () => ask(async () => 'answer'),
    ill: () => ask(() => Promise.reject(new Error('away'))),
    refused: () => ask(() => Promise.reject(new Refusal('no such field'))),
    /** A request that is answered when the caller says so. */
    slow: () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      return { result: ask(() => promise), answer: () => resolve('answer'), fail: () => reject(new Error('too slow')) };
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('Breaker', () => {
  it('sends nothing after some failures in a row', async () => {
    const { ill, well, asked, breaker, changes } = open();
    for (let n = 0; n < 3; n += 1) expect(await ill()).toBe('failed');
    expect(breaker.isResting()).toBe(true);
    expect(await well()).toBe('spared');
    expect([asked(), changes]).toEqual([3, [true]]);
  });

  it('counts failures in a row: an answer in between, be it a refusal, begins anew', async () => {
    const { ill, well, refused, breaker } = open();
    for (const other of [well, refused]) {
      await ill();
      await ill();
      await other();
    }
    await ill();
    await ill();
    expect(breaker.isResting()).toBe(false);
  });

  it('lets one request see after the rest, and no other while that is under way', async () => {
    const { ill, well, slow, pass, asked, changes } = open();
    for (let n = 0; n < 3; n += 1) await ill();
    pass(999);
    expect(await well()).toBe('spared');
    pass(1);
    const probe = slow();
    expect(await Promise.all([well(), well(), well()])).toEqual(['spared', 'spared', 'spared']);
    probe.answer();
    expect(await probe.result).toBe('answer');
    expect(await well()).toBe('answer');
    expect([asked(), changes]).toEqual([5, [true, false]]);
  });

  it('rests again when that request fails too, and tries again after that', async () => {
    const { ill, well, pass, asked, changes } = open();
    for (let n = 0; n < 3; n += 1) await ill();
    pass(1000);
    expect(await ill()).toBe('failed');
    expect(await well()).toBe('spared');
    pass(1000);
    expect(await well()).toBe('answer');
    expect([asked(), changes]).toEqual([5, [true, false]]);
  });

  it('does not rest longer for what was under way when the rest began', async () => {
    const { ill, well, slow, pass } = open();
    const late = slow();
    for (let n = 0; n < 3; n += 1) await ill();
    pass(900);
    late.fail();
    expect(await late.result).toBe('failed');
    pass(100);
    expect(await well()).toBe('answer');
  });
});
