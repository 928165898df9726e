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
      return sent ? 'failed' : 'skipped';
    }
  };
  return {
    breaker,
    changes,
    asked: () => asked,
    succeed: () => ask(async () => 'answer'),
    fail: () => ask(() => Promise.reject(new Error('away'))),
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
  it('sends no requests after the maximum number of consecutive failures', async () => {
    const { fail, succeed, asked, breaker, changes } = open();
    for (let n = 0; n < 3; n += 1) expect(await fail()).toBe('failed');
    expect(breaker.isAway()).toBe(true);
    expect(await succeed()).toBe('skipped');
    expect([asked(), changes]).toEqual([3, [true]]);
  });

  it('resets the count of failures after any answer, also a refusal', async () => {
    const { fail, succeed, refused, breaker } = open();
    for (const other of [succeed, refused]) {
      await fail();
      await fail();
      await other();
    }
    await fail();
    await fail();
    expect(breaker.isAway()).toBe(false);
  });

  it('allows one probe after the rest, and skips other requests meanwhile', async () => {
    const { fail, succeed, slow, pass, asked, changes } = open();
    for (let n = 0; n < 3; n += 1) await fail();
    pass(999);
    expect(await succeed()).toBe('skipped');
    pass(1);
    const probe = slow();
    expect(await Promise.all([succeed(), succeed(), succeed()])).toEqual(['skipped', 'skipped', 'skipped']);
    probe.answer();
    expect(await probe.result).toBe('answer');
    expect(await succeed()).toBe('answer');
    expect([asked(), changes]).toEqual([5, [true, false]]);
  });

  it('rests again when the probe fails, and probes again afterwards', async () => {
    const { fail, succeed, pass, asked, changes } = open();
    for (let n = 0; n < 3; n += 1) await fail();
    pass(1000);
    expect(await fail()).toBe('failed');
    expect(await succeed()).toBe('skipped');
    pass(1000);
    expect(await succeed()).toBe('answer');
    expect([asked(), changes]).toEqual([5, [true, false]]);
  });

  it('does not extend the rest when an earlier request fails during it', async () => {
    const { fail, succeed, slow, pass } = open();
    const late = slow();
    for (let n = 0; n < 3; n += 1) await fail();
    pass(900);
    late.fail();
    expect(await late.result).toBe('failed');
    pass(100);
    expect(await succeed()).toBe('answer');
  });
});
