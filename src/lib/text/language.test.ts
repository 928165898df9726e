import { expect, test } from 'vitest';
import { textAttributes } from './language.ts';

test('text in another script than Latin has language attributes', () => {
  expect(textAttributes('Two languages, one address')).toEqual({});
  expect(textAttributes('')).toEqual({});
  expect(textAttributes('兩種語言，一個網址')).toEqual({ lang: 'zh-Hant-HK', dir: 'auto' });
  expect(textAttributes('موقع يعمل في كل طقس')).toEqual({ lang: 'ar', dir: 'auto' });
  expect(textAttributes('<p class="a">כתובת אחת</p>')).toEqual({ lang: 'he', dir: 'auto' });
  expect(textAttributes('お店のウェブサイト')).toEqual({ lang: 'ja', dir: 'auto' });
});

test('an English sentence with a foreign word has no language attributes', () => {
  expect(textAttributes('The sign says 九號 and nothing else of note')).toEqual({});
});
