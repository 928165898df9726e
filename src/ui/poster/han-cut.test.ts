import { expect, it } from 'vitest';
import { cutAddress, cutCharacters, mostCut } from './han-cut.ts';

const fileOf = (text: string): string => cutAddress(text)?.replace('/han/', '') ?? '';

/** Name of any text, without the order and the limits of a cut. */
const named = (text: string): string =>
  `${Buffer.from(text, 'utf16le').swap16().toString('base64url').replace(/=+$/, '')}.woff2`;

const many = (count: number): string => String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x4e00 + at));

it('the address of a cut names its characters, once each and in order', () => {
  expect(cutCharacters(fileOf('打完風，網站站得住 404 Tai Ping'))).toBe('住完得打站網風，');
  expect(cutCharacters(fileOf('𨋢門「〇」'))).toBe('〇「」門𨋢');
  expect(fileOf('球風球')).toBe(fileOf('風球'));
});

it('a text without Han has no cut', () => {
  expect(cutAddress('Websites, since 2009')).toBeUndefined();
  expect(cutAddress('')).toBeUndefined();
});

it('a cut has a limit, and keeps the characters that come first', () => {
  expect(cutCharacters(fileOf(many(mostCut + 1)))).toBe(many(mostCut));
});

it.each([
  ['more characters than a cut has', named(many(mostCut + 1))],
  ['another order', named('風打')],
  ['a character twice', named('打打')],
  ['Latin letters', named('A打')],
  ['kana', named('あ')],
  ['half of a character', named('\ud842')],
  ['an odd number of bytes', 'Tg.woff2'],
  ['other base64', `${named('打')}=`.replace('.woff2=', '=.woff2')],
  ['another type of file', named('打').replace('.woff2', '.woff')],
  ['no name', '.woff2'],
])('a name with %s is refused', (_, file) => {
  expect(cutCharacters(file)).toBeUndefined();
});
