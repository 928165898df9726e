import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { composeLines, leastStretch, rooms } from './compose-lines.ts';
import { fitLine } from './fit-line.ts';
import { hasHan } from './han-face.ts';
import { hanWords } from './han-words.ts';

const windows = ['wide', 'narrow'] as const;

const linesOf = (text: string, window: (typeof windows)[number]): string[] =>
  composeLines(text, rooms[window]).map((line) => line.text);

/** Headings of the Chinese copy without written breaks. */
const headings = globSync('sample/languages/zh-Hant-HK/pages/*.yaml')
  .flatMap((file) => parse(readFileSync(file, 'utf8')) as { readonly in: string; readonly to: unknown }[])
  .filter((one): one is { in: string; to: string } => /(Heading|Title|Heading › Text)$/.test(one.in))
  .map(({ to }) => String(to).replaceAll(/\{[^}]*\}/g, '30+'))
  .filter((text) => hasHan(text) && !text.includes('\n'));

it.each([
  ['我們\n策略掌舵\n設計揚帆專造網站及\n網上商店', ['我們', '策略掌舵', '設計揚帆', '專造網站及', '網上商店']],
  ['打完風\n網站站得住', ['打完風', '網站站得住']],
  ['有事\n即管掛波', ['有事', '即管掛波']],
  ['五個出海\n五個未沉', ['五個出海', '五個未沉']],
])('the breaks that were written are kept, and phones break a long line again: %j', (text, narrow) => {
  expect(linesOf(text, 'wide')).toEqual(text.split('\n'));
  expect(linesOf(text, 'narrow')).toEqual(narrow);
});

it.each([
  ['打完風網站站得住', ['打完風', '網站站得住']],
  ['街坊望哪邊燈照哪邊', ['街坊望哪邊', '燈照哪邊']],
  ['九號風球懸掛時網店照常營業', ['九號風球懸掛時', '網店照常營業']],
  ['香港領先Shopify團隊專造網店', ['香港領先Shopify', '團隊專造網店']],
  ['30+夥伴信得過', ['30+夥伴信得過']],
])('%s breaks at words', (text, lines) => {
  expect(linesOf(text, 'wide')).toEqual(lines);
});

/** Places at which a text may break, counted in characters without spaces. */
function placesOf(words: readonly string[]): readonly number[] {
  let end = 0;
  return words.map((word) => {
    end += word.replaceAll(' ', '').length;
    return end;
  });
}

it.each(windows)('the headings of the copy break at words in a %s window, without a character alone', (window) => {
  expect(headings.length).toBeGreaterThan(80);
  for (const text of headings) {
    const lines = linesOf(text, window);
    expect(placesOf(text.split(/\s+/).flatMap(hanWords)), text).toEqual(expect.arrayContaining([...placesOf(lines)]));
    if (lines.length > 1) expect(Math.min(...lines.map((line) => line.length)), lines.join('／')).toBeGreaterThan(1);
  }
});

it.each(windows)('a heading has lines of 3 to 12 characters in a %s window', (window) => {
  const lines = headings
    .filter((text) => /^\p{Script=Han}{7,16}$/u.test(text))
    .flatMap((text) => linesOf(text, window).map((line) => ({ text, line })));
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter(({ line }) => line.length < 3 || line.length > 12)).toEqual([]);
});

it('a short line above others does not fill the width and stays lower than the next', () => {
  for (const window of windows) {
    const [short, next] = composeLines('有事\n即管掛波', { ...rooms[window], stretch: leastStretch[window] });
    expect(short?.share).toBeLessThanOrEqual(0.6);
    if (short && next) expect(fitLine(short).height).toBeLessThan(fitLine(next).height);
  }
});
