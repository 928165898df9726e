import { expect, it } from 'vitest';
import { titleFrom } from '../../cms/media/uploads/file-names.ts';
import { shownName } from './receive.ts';

it.each(['👨‍👩‍👧‍👦', '🇭🇰', '👋🏽'])('a long file name and its title are never cut inside %s', (sign) => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    const sent = `${before}${sign.repeat(100)}.pdf`;
    expect(shownName(sent)).toMatch(new RegExp(`^(?:${sign})+\\.pdf$`, 'u'));
    expect(titleFrom(sent)).toMatch(new RegExp(`^${before}(?:${sign})+$`, 'u'));
  }
});
