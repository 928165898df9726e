import { expect, it } from 'vitest';
import { beginningOf, endOf } from './cut-text.ts';
import { headerLine } from './header-line.ts';

const family = '👨‍👩‍👧‍👦';
const accented = 'e\u0301\u0302';

it.each([family, '🇭🇰', accented, '👋🏽'])('%s is kept whole or left out at both ends of a text', (sign) => {
  for (let most = 0; most <= sign.length + 2; most += 1) {
    expect(beginningOf(`a${sign}b`, most)).toBe(
      ['', `a`, `a${sign}`, `a${sign}b`].findLast((one) => one.length <= most),
    );
    expect(endOf(`a${sign}b`, most)).toBe(['', `b`, `${sign}b`, `a${sign}b`].findLast((one) => one.length <= most));
  }
});

it.each([family, '🇭🇰', '👋🏽'])('a header line of a mail is never cut inside %s', (sign) => {
  for (const before of ['', 'a', 'ab', 'abc'])
    expect(headerLine(`${before}${sign.repeat(100)}`)).toMatch(new RegExp(`^${before}(?:${sign})+$`, 'u'));
});
