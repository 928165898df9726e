import { describe, expect, it } from 'vitest';
import { requestedPath } from '../../../cms/addresses/redirect-paths.ts';
import { readPageQueries } from '../pages/page-queries.ts';
import { mayBePage, originForm, pageAddress, readAddress } from './addresses.ts';

const queries = await readPageQueries();

describe('readAddress', () => {
  it.each([
    ['/', '/', '', true],
    ['/work', '/work', '', true],
    ['/Work/', '/work', '', false],
    ['/work///tree//', '/work/tree', '', false],
    ['//work', '/work', '', false],
    ['/About-Us/?Utm=X', '/about-us', '?Utm=X', false],
    ['/work?', '/work', '', true],
    ['/%77ork', '/work', '', false],
    ['/x/../work', '/work', '', false],
    ['/x/%2e%2e/work', '/work', '', false],
    ['/./work/.', '/work', '', false],
    ['/x/..//../work', '/work', '', false],
    ['/work%2Ftree', '/work%2ftree', '', false],
    ['/%E7%B6%B2', '/%e7%b6%b2', '', false],
    ['/cafe%CC%81', '/caf%c3%a9', '', false],
    ['/"a"/{b}', '/%22a%22/%7bb%7d', '', false],
    ['/a+b', '/a+b', '', true],
  ])('normalises %j to %j', (target, path, query, canonical) => {
    expect(readAddress(target)).toEqual({ path, query, canonical });
  });

  it.each(['work', '/%E0%A4%A', '/a\\b', `/${'a'.repeat(2001)}`, '*'])('refuses %j', (target) => {
    expect(readAddress(target)).toBeNull();
  });
});

it.each(['/café', '/cafe\u0301', '/a%2Db%7Ec', '/“a”/{b}/"c"', "/it's|a^b", '/a/../b', '/關於/', '/a%2Fb%25'])(
  'the redirect source %j is normalised like a request for it',
  (typed) => {
    const asked = new URL(typed, 'http://site.example').pathname;
    expect(readAddress(asked)?.path).toBe(requestedPath(typed));
  },
);

describe('pageAddress', () => {
  it.each([
    ['/work?utm_source=x', '/work'],
    ['/work?view=list&type=retail&utm_source=x', '/work?type=retail&view=list'],
    ['/work?view=x1', '/work'],
    ['/work?type=a/b', null],
    ['/work?page=0', null],
    ['/insights?page=x', null],
    ['/contact-us?plan=Magento&sent=2', '/contact-us?plan=Magento'],
    ['/contact-us?plan=Pay+As+You+Go', '/contact-us?plan=Pay+As+You+Go'],
    ['/contact-us?plan=anything', '/contact-us'],
    ['/jobs/ux-ui-designer-jobs?sent=1', '/jobs/ux-ui-designer-jobs?sent=1'],
    ['/jobs/ux-ui-designer-jobs?sent=x', '/jobs/ux-ui-designer-jobs'],
    ['/insights?page=2', '/insights?page=2'],
    ['/insights?page=2&page=3', '/insights?page=2'],
    ['/jobs?page=2', '/jobs'],
    ['/work/tree?view=list', '/work/tree'],
  ])('reduces %j to the parameters of its page: %j', (target, kept) => {
    const address = readAddress(target);
    expect(address && pageAddress(queries, address)).toBe(kept);
  });
});

it.each([
  ['/work', true],
  ['/%e7%b6%b2', true],
  ['/work%2ftree', false],
  ['/work.html', false],
])('%j may be a page: %s', (path, may) => {
  expect(mayBePage(path)).toBe(may);
});

it.each([
  ['/work?a=1', '/work?a=1'],
  ['http://site.example/work?a=1', '/work?a=1'],
  ['HTTPS://site.example:443', '/'],
  ['http://site.example?a=1', '/?a=1'],
  ['//site.example/work', '//site.example/work'],
])('originForm maps %j to %j', (target, path) => {
  expect(originForm(target)).toBe(path);
});
