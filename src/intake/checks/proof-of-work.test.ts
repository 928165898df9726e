import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countInMemory } from './count.ts';
import { challengeLifetime, proofOfWork } from './proof-of-work.ts';

const secret = 'the secret of this test, which is long enough';
const judgeOfAnother = proofOfWork('another secret, which is long enough too', countInMemory(1000));
let work: ReturnType<typeof proofOfWork>;

const encoded = (proof: unknown): string => Buffer.from(JSON.stringify(proof)).toString('base64');

/** A challenge of this server with its solution, made with the code that browsers run. */
async function solved() {
  const challenge = (await work.makeChallenge()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('It has no solution.');
  return { challenge, solution };
}

beforeEach(() => {
  // The library measures its own time with another clock, which goes on.
  vi.useFakeTimers({ toFake: ['Date'] });
  work = proofOfWork(secret, countInMemory(2 * challengeLifetime));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the proof of work', () => {
  it('lets a solution in once', async () => {
    const proof = encoded(await solved());
    expect(await work.judge(proof)).toBe('fine');
    expect(await work.judge(proof)).toBe('used');
    expect(await work.judge(`${proof}\n`)).toBe('used');
  });

  it('lets one of many in that come at the same moment', async () => {
    const proof = encoded(await solved());
    const verdicts = await Promise.all(Array.from({ length: 6 }, () => work.judge(proof)));
    expect(verdicts.toSorted()).toEqual(['fine', 'used', 'used', 'used', 'used', 'used']);
  });

  it('remembers a used one for as long as its challenge lives', async () => {
    const proof = encoded(await solved());
    vi.setSystemTime(Date.now() + challengeLifetime - 2000);
    expect(await work.judge(proof)).toBe('fine');
    vi.setSystemTime(Date.now() + 1000);
    expect(await work.judge(proof)).toBe('used');
    vi.setSystemTime(Date.now() + 2 * challengeLifetime);
    expect(await work.judge(proof)).toBe('expired');
  });

  it('takes nothing that was changed, and nothing from elsewhere', async () => {
    const { challenge, solution } = await solved();
    const withParameters = (parameters: object) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
      solution,
    });
    for (const changed of [
      withParameters({ cost: 1 }),
      withParameters({ keyPrefix: '00' }),
      withParameters({ nonce: '00'.repeat(16) }),
      withParameters({ data: { more: 'than ours have' } }),
      withParameters({ expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600 }),
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: challenge.parameters.keyPrefix } },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge },
      {},
    ])
      expect(await work.judge(encoded(changed))).toBe('wrong');
    const deep = Buffer.from(`${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`).toString('base64');
    for (const noise of ['x', '{}', '%%%', encoded(null), encoded('proof'), 'A'.repeat(30_000), deep])
      expect(await work.judge(noise)).toBe('wrong');
    expect(await judgeOfAnother.judge(encoded({ challenge, solution }))).toBe('wrong');
    expect(await work.judge(encoded({ challenge, solution }))).toBe('fine');
  });

  it('says when there is none', async () => {
    expect(await work.judge('')).toBe('none');
  });
});
