import { expect, it } from 'vitest';
import { accountTexts } from '../panel/chinese/account.ts';
import { sayEnglish, sayIn } from '../panel/say.ts';
import { browserIn, browserOf } from './browser.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
    'Safari on an iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on a Mac'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.0', 'Something that is no browser'],
  [null, 'Something that is no browser'],
])('the user agent %s is named %s', (agent, words) => {
  expect(browserOf(agent)).toBe(words);
});

const chinese = { language: 'zh-TW', translations: { panel: accountTexts } };

it.each([
  ['Safari on an iPhone', 'iPhone 上的 Safari'],
  ['Samsung Internet on Android', 'Android 上的 Samsung Internet'],
  ['Something that is no browser', '不是瀏覽器的程式'],
  ['Opera', 'Opera'],
])('the stored name %s is %s in Chinese', (name, words) => {
  expect(browserIn(name, sayIn(chinese))).toBe(words);
  expect(browserIn(name, sayEnglish)).toBe(name);
});
