import { expect, it } from 'vitest';
import { chinese, english } from '../i18n/testing/languages.ts';
import { browserWordsOf } from './browser-words.ts';

const html = '<main><div data-motion="carousel count-up"></div><div class="a" data-motion="hours"></div></main>';

it('a page in the language of the modules carries none', () => {
  expect(browserWordsOf(html, english)).toBeUndefined();
});

it('a page in another language carries those of its modules, with the words of the brand', () => {
  const words = browserWordsOf(html, chinese);
  expect(Object.keys(words ?? {}).sort()).toEqual(['carousel', 'hours']);
  expect(words?.hours).toMatchObject({ open: expect.stringMatching(/^\p{Script=Han}/u), now: expect.any(String) });
});
