import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeLines, leastStretch, partLongWords, readableLines, rooms } from './compose-lines.ts';
import { fitLine, measure } from './fit-line.ts';

const narrowLines = (title: string) =>
  partLongWords(composeLines(title, { ...rooms.narrow, stretch: leastStretch.narrow }));

it('a long word is split into two lines on a phone, and a short one is not', () => {
  expect(narrowLines('Truflation').map(({ text }) => text)).toEqual(['Tru-', 'flation']);
  expect(narrowLines('Arabica').map(({ text }) => text)).toEqual(['Arabica']);
});

it('a last line is split for its length, and any line that would be too narrow', () => {
  const asked = [
    { text: 'MARKETING', cap: 16 },
    { text: 'DEVELOPMENT', cap: 16 },
  ];
  expect(partLongWords(asked).map(({ text }) => text)).toEqual(['MARKETING', 'DEVELOP-', 'MENT']);
  expect(partLongWords([{ text: 'SIGNAL', cap: 40 }]).map(({ text }) => text)).toEqual(['SIG-', 'NAL']);
});

it('words of other scripts and lines of several words are not split', () => {
  for (const text of ['九號風球懸掛時網店照常營業', 'STILL STANDING THERE'])
    expect(partLongWords([{ text, cap: 12 }])).toEqual([{ text, cap: 12 }]);
});

it('composed lines have all letters in order, none narrower than the minimum', () => {
  const title = fc
    .array(fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz九號風'), minLength: 1, maxLength: 18 }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((words) => words.join(' ').slice(0, 140))
    .filter((text) => text.trim().length >= 3);
  fc.assert(
    fc.property(title, (text) => {
      const lines = narrowLines(text);
      const letters = lines.map((line) => line.text.replace(/-$/, '')).join('');
      expect(letters.replaceAll(' ', '')).toBe(text.replace(/\s/g, ''));
      for (const line of lines)
        expect(fitLine(line, leastStretch.narrow).stretch).toBeGreaterThanOrEqual(leastStretch.narrow);
    }),
    { numRuns: 60 },
  );
});

it('a manual line is split until it is readable, and readable ones stay unchanged', () => {
  const sixty =
    '大部分香港公司都需要兩種語言的網站，每一頁都應該有自己的網址。風球掛起的時候，網店仍然要照常營業，客人仍然要找到開放時間';
  for (const window of ['wide', 'narrow'] as const)
    for (const share of [undefined, 0.6]) {
      const asked = share ? { text: sixty, cap: 30, share } : { text: sixty, cap: 30 };
      const lines = readableLines([asked], window);
      expect(lines.map(({ text }) => text).join('')).toBe(sixty);
      for (const line of lines) {
        expect(fitLine(line).baseline / measure).toBeGreaterThanOrEqual(window === 'wide' ? 0.02 : 0.032);
        expect(line.share ?? 1).toBeLessThanOrEqual(share ?? 1);
      }
    }
  const fine = [
    { text: 'WEB DESIGN', cap: 12.6 },
    { text: 'HONG KONG', cap: 17, share: 0.5 },
  ];
  expect(readableLines(fine, 'narrow')).toEqual(fine);
});

it('no composed line begins with a comma or ends with an opening bracket', () => {
  const text = '風球掛起的時候，網店（與客人）照常營業。每一頁，每一站，都開';
  // Shifts the text, so that each character reaches a line break once.
  const begun = Array.from({ length: 12 }, (_, before) => '浪'.repeat(before) + text);
  for (const one of begun) {
    const lines = composeLines(one, rooms.narrow).map((line) => line.text);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => /^[，。）]|（$/.test(line))).toEqual([]);
  }
});
