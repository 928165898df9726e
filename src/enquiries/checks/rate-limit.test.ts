import { describe, expect, it } from 'vitest';
import { limitInMemory } from './rate-limit.ts';

describe('the rate limit held in memory', () => {
  it('allows each client its limit per ten minutes', async () => {
    let now = 0;
    const maySend = limitInMemory(2, () => now);
    const attempts = async () => [
      await maySend('2001:db8::1'),
      await maySend('2001:db8::2'),
      await maySend('2001:db8::3'),
    ];
    expect(await attempts()).toEqual([true, true, false]);
    expect(await maySend('2001:db8:0:1::1')).toBe(true);
    now = 10 * 60 * 1000 + 1;
    expect(await attempts()).toEqual([true, true, false]);
  });
});
