import { describe, expect, it } from 'vitest';
import { isCounted, isShown } from './visitor.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('who is counted', () => {
  it.each([firefox, safari])('somebody with %s', (agent) => {
    expect(isCounted({ 'user-agent': agent })).toBe(true);
    // Repeated, to read from the cache.
    expect(isCounted({ 'user-agent': agent })).toBe(true);
  });

  it.each([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
  ])('not who asks by %s to be left out', (_name, headers) => {
    expect(isCounted({ 'user-agent': firefox, ...headers })).toBe(false);
  });

  it('still who has said that they do not mind', () => {
    expect(isCounted({ 'user-agent': firefox, dnt: '0' })).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'GPTBot/1.2',
    '',
    undefined,
  ])('no robot: %s', (agent) => {
    expect(isCounted(agent === undefined ? {} : { 'user-agent': agent })).toBe(false);
  });
});

describe('what is looked at', () => {
  it.each([
    ['a page that somebody opens', { 'sec-fetch-dest': 'document' }, true],
    ['one in a browser that says nothing of it', {}, true],
    ['one that is made ready ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }, false],
    ['one that is fetched ahead', { 'sec-purpose': 'prefetch' }, false],
    ['the same by an older browser', { purpose: 'prefetch' }, false],
    ['what a script asks for', { 'sec-fetch-dest': 'empty' }, false],
    ['what is shown in a frame', { 'sec-fetch-dest': 'iframe' }, false],
  ])('%s', (_name, headers, shown) => {
    expect(isShown(headers)).toBe(shown);
  });
});
