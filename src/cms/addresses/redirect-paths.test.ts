import { describe, expect, it } from 'vitest';
import { isOutsideAddress, isPath, readablePath, requestedPath } from './redirect-paths.ts';

describe('the requested form of a path', () => {
  it.each([
    ['/關於我們', '/%e9%97%9c%e6%96%bc%e6%88%91%e5%80%91'],
    ['/%E9%97%9C', '/%e9%97%9c'],
    ['/old/page/', '/old/page'],
    ['//old//page', '/old/page'],
    ['/', '/'],
    ['/insights?category=Care#Top', '/insights?category=Care#Top'],
    ['/café', '/caf%c3%a9'],
    ['/cafe\u0301', '/caf%c3%a9'],
    ['/cafe%CC%81', '/caf%c3%a9'],
    ['/a%2Db%7Ec', '/a-b~c'],
    ['/a%2Fb%25', '/a%2fb%25'],
    ['/“a”/{b}/"c"', '/%e2%80%9ca%e2%80%9d/%7bb%7d/%22c%22'],
    ['/a/../b/./c', '/b/c'],
    ['/100%', '/100%'],
  ])('of %s is %s', (typed, requested) => {
    expect(requestedPath(typed)).toBe(requested);
    expect(requestedPath(requested)).toBe(requested);
  });
});

describe('a redirect target', () => {
  it.each(['https://a.example', 'http://a.example/b?c=d#e', 'https://關於.example/關於'])(
    'may be the external address %s',
    (address) => {
      expect(isOutsideAddress(address)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.example',
    '/\\a.example',
    'https:a.example',
    'https:\\\\a.example',
    'https://a@b.example',
    'https://',
    'https://a b.example',
    'mailto:a@b.example',
    'a.example',
  ])('may not be %s', (address) => {
    expect(isOutsideAddress(address)).toBe(false);
    expect(isPath(address)).toBe(false);
  });
});

it.each([
  ['/%e9%97%9c%e6%96%bc', '/關於'],
  ['/about-us?from=%e9%97%9c', '/about-us?from=%e9%97%9c'],
  ['/100%25', '/100%25'],
  ['/a%20b', '/a%20b'],
  ['/%ff', '/%ff'],
  ['https://www.example.org/%E9%97%9C', 'https://www.example.org/%E9%97%9C'],
])('%s is shown as %s and maps back to the same path', (path, readable) => {
  expect(readablePath(path)).toBe(readable);
  if (path.startsWith('/')) expect(requestedPath(readable)).toBe(path);
});
