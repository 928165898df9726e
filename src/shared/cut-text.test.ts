import { expect, it } from 'vitest';
import { titleFrom } from '../cms/uploads/own-name.ts';
import { shownName } from '../intake/routes/receive.ts';
import { beginningOf, endOf } from './cut-text.ts';
import { headerLine } from './header-line.ts';

const family = '👨‍👩‍👧‍👦';
const accented = 'e\u0301\u0302';

it.each([family, '🇭🇰', accented, '👋🏽'])('%s is kept whole or left out, at both ends', (sign) => {
  for (let most = 0; most <= sign.length + 2; most += 1) {
    expect(beginningOf(`a${sign}b`, most)).toBe(
      ['', `a`, `a${sign}`, `a${sign}b`].findLast((one) => one.length <= most),
    );
    expect(endOf(`a${sign}b`, most)).toBe(['', `b`, `${sign}b`, `a${sign}b`].findLast((one) => one.length <= most));
  }
});

it.each([family, '🇭🇰', '👋🏽'])('names of files, their titles and lines of mails cut no %s', (sign) => {
  const long = sign.repeat(100);
  for (const before of ['', 'a', 'ab', 'abc']) {
    const signs = new RegExp(`^(?:${sign})+`, 'u');
    expect(shownName(`${before}${long}.pdf`)).toMatch(new RegExp(`${signs.source}\\.pdf$`, 'u'));
    expect(titleFrom(`${before}${long}.pdf`)).toMatch(new RegExp(`^${before}(?:${sign})+$`, 'u'));
    expect(headerLine(`${before}${long}`)).toMatch(new RegExp(`^${before}(?:${sign})+$`, 'u'));
  }
});
