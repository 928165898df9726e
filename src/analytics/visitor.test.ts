import { describe, expect, it } from 'vitest';
import { isCounted, isShown } from './visitor.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('isCounted', () => {
  it.each([firefox, safari])('accepts a browser: %s', (agent) => {
    expect(isCounted({ 'user-agent': agent })).toBe(true);
    // Repeated, to read from the cache.
    expect(isCounted({ 'user-agent': agent })).toBe(true);
  });

  it.each([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
  ])('rejects a request with %s', (_name, headers) => {
    expect(isCounted({ 'user-agent': firefox, ...headers })).toBe(false);
  });

  it('accepts a request with DNT set to 0', () => {
    expect(isCounted({ 'user-agent': firefox, dnt: '0' })).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'curl/8.5.0',
    'GPTBot/1.2',
    '',
    undefined,
  ])('rejects a robot: %s', (agent) => {
    expect(isCounted(agent === undefined ? {} : { 'user-agent': agent })).toBe(false);
  });
});

describe('isShown', () => {
  it.each([
    ['a page that the visitor opens', { 'sec-fetch-dest': 'document' }, true],
    ['a page in a browser that sends no fetch metadata', {}, true],
    ['a page that is prerendered', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }, false],
    ['a page that is prefetched', { 'sec-purpose': 'prefetch' }, false],
    ['a page that an older browser prefetches', { purpose: 'prefetch' }, false],
    ['a request of a script', { 'sec-fetch-dest': 'empty' }, false],
    ['a page in a frame', { 'sec-fetch-dest': 'iframe' }, false],
  ])('is decided for %s', (_name, headers, shown) => {
    expect(isShown(headers)).toBe(shown);
  });
});
