import { describe, expect, it } from 'vitest';
import { clientOf, limitInMemory } from './rate-limit.ts';

describe('clientOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('maps the address %s to the client %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});

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
