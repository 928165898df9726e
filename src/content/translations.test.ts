import { describe, expect, it } from 'vitest';
import { words as brandWords } from '#words';
import { interfaceWords } from '../i18n/interface-words.ts';
import { chinese, english } from '../i18n/testing/languages.ts';

/** Words before or after a number that a language may do without. */
const mayBeEmpty = new Set(['pager.pageEnd', 'pager.step', 'carousel.before', 'words.notFound.won.before']);

/** Names and formats that Chinese writes in Latin letters. */
const latin =
  /\b(?:WhatsApp|PDF|Office|Word|MB|RSS|Esc|Enter|Markdown|multipart\/form-data|name@example\.com|md|HK|plain|figures)\b|\{[\w:-]+\}/g;

type Found = readonly (readonly [place: string, text: string])[];

/** Every word by its place; functions are called with a figure for each value. */
function textsOf(value: unknown, place = ''): Found {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return textsOf(value(...Array.from({ length: value.length }, () => '3')), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, place ? `${place}.${name}` : name));
}

const { modules, ...inChinese } = interfaceWords(chinese);
const translation = brandWords.translations?.[chinese.code];
/** Addresses, icons and pictures are no words. */
const noWord =
  /\.(?:href|icon|url|shown\.icon|format|cap|pale|drawings|sign\.english)\b|^words\.notFound\.(?:drawings|pale)\./;
const ofBrand = textsOf(translation).filter(([place]) => !noWord.test(place));

describe('the words of the interface', () => {
  it('have the same places in every language', () => {
    const places = (value: unknown) => textsOf(value).map(([place]) => place);
    expect(places(inChinese).length).toBeGreaterThan(200);
    expect(places(inChinese)).toEqual(places(interfaceWords(english)));
  });

  it.each([
    ['English', textsOf(interfaceWords(english))],
    ['Chinese', textsOf(inChinese)],
    ['Chinese, in the browser', textsOf(modules)],
    ['Chinese, of the brand', ofBrand],
  ])('are nowhere empty: %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter(([place, text]) => text.trim() === '' && !mayBeEmpty.has(place))).toEqual([]);
  });

  it.each([
    ['of the interface', textsOf(inChinese)],
    ['in the browser', textsOf(modules)],
    ['of the brand', ofBrand],
  ])('have no English among the Chinese %s', (_, texts) => {
    expect(texts.filter(([, text]) => /[A-Za-z]{2}/.test(text.replace(latin, '')))).toEqual([]);
  });

  it('have the same braces in every language', () => {
    const braces = ([place, text]: readonly [string, string]) => [place, [...new Set(text.match(/\{\w+\}/g))].sort()];
    expect(textsOf(inChinese.forms).map(braces)).toEqual(textsOf(interfaceWords(english).forms).map(braces));
  });
});
