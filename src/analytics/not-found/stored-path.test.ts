import { describe, expect, it } from 'vitest';
import { longestPath, storedPath } from './stored-path.ts';

describe('an address that was not found', () => {
  it.each([
    '/services/shopify-hongkong',
    '/insights/cards-and-cash-2',
    '/case-studies/pier-timetable',
    '/prices',
    '/blog/1',
    '/uploads/2019/price-list.pdf',
    '/2019/12/31/a-year-in-review',
    '/insights/2019-12-31-a-year-in-review',
    '/en/contact.html',
    '/top-10-tips-for-web-3-and-b2b',
    '/services/search-engine-optimisation-hong-kong',
    '/%e9%97%9c%e6%96%bc',
    '/feed.xml',
  ])('is counted: %s', (path) => {
    expect(storedPath(path)).toBe(path);
  });

  it.each([
    ['an e-mail address', '/unsubscribe/amy@six.example'],
    ['an e-mail address in disguise', '/unsubscribe/amy%40six.example'],
    ['a telephone number', '/call/85223456789'],
    ['a telephone number in groups', '/call/+852-2345-6789'],
    ['a telephone number in full-width digits', '/call/%ef%bc%92%ef%bc%93%ef%bc%94%ef%bc%95%ef%bc%96%ef%bc%97'],
    ['an identity card', '/id/a123456(7)'],
    ['a UUID', '/order/3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    ['a hex token', '/reset/9f86d081884c7d659a2f'],
    ['a base64 token', '/invite/zmxhzybvzib0aguga2v5'],
    ['a base64url token with hyphens', '/invite/q2-xk9_7f3b-a1c8-z0p4d'],
    ['a long path', `/${'a-'.repeat(longestPath / 2)}`],
    ['a path that cannot be decoded', '/%e9'],
  ])('is not counted with %s', (_name, path) => {
    expect(storedPath(path)).toBeUndefined();
  });

  it.each([
    '/login.php',
    '/index.php/login',
    '/wp-login',
    '/blog/wp-content/x.css',
    '/.env',
    '/.git/config',
    '/app/.git/head',
    '/cgi-bin/test',
    '/.well-known/traffic-advice',
    '/vendor/phpunit',
    '/%2e%2e/etc/passwd',
    '/<script>',
    '/favicon-16.ico',
    '/apple-touch-icon-120x120.png',
  ])('is no probe of a program: %s', (path) => {
    expect(storedPath(path)).toBeUndefined();
  });
});
