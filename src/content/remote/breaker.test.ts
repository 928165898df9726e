import { describe, expect, it } from 'vitest';
import { FinalAnswer, openBreaker } from './breaker.ts';

/** Opens a breaker with three failures, a rest of one second and no retries, on a scripted host. */
function open() {
  let time = 0;
  let asked = 0;
  const changes: boolean[] = [];
  const breaker = openBreaker({
    attempts: 1,
    mostFailures: 3,
    rest: 1000,
    now: () => time,
    onChange: (away) => changes.push(away),
  });
  const ask = async (answer: () => Promise<string>) => {
    let sent = false;
    try {
      return await breaker.run(() => {
        sent = true;
        asked += 1;
        return answer();
      });
    } catch {
      return sent ? 'failed' : 'spared';
    }
  };
  return {
    breaker,
    changes,
    asked: () => asked,
    well: () => ask(async () => 'answer'),
    ill: () => ask(() => Promise.reject(new Error('away'))),
    refused: () => ask(() => Promise.reject(new FinalAnswer('no such field'))),
    /** Starts a request that stays pending until answered. */
    slow: () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      return { result: ask(() => promise), answer: () => resolve('answer'), fail: () => reject(new Error('too slow')) };
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('openBreaker', () => {
  it('sends nothing after some failures in a row', async () => {
    const { ill, well, asked, breaker, changes } = open();
    for (let n = 0; n < 3; n += 1) expect(await ill()).toBe('failed');
    expect(breaker.isAway()).toBe(true);
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
    expect(breaker.isAway()).toBe(false);
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
