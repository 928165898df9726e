import { describe, expect, it } from 'vitest';
import { isInside, isOutside, locationFor } from './targets.ts';

describe('the target of a redirect', () => {
  it.each([
    ['/work', true, false],
    ['/work?type=retail#first', true, false],
    ['//host.example', false, false],
    ['/\\host.example', false, false],
    ['/\t/host.example', false, false],
    ['https://shop.example/', false, true],
    ['http://shop.example/', false, true],
    ['javascript:alert(1)', false, false],
    ['work', false, false],
  ])('%j is on this site: %s, on another host: %s', (target, inside, outside) => {
    expect(isInside(target)).toBe(inside);
    expect(isOutside(target)).toBe(outside);
  });

  it.each([
    ['/services/seo', '?a=1', '/services/seo?a=1'],
    ['/services/seo#prices', '?a=1', '/services/seo?a=1#prices'],
    ['/work?type=retail#first', '?a=1', '/work?type=retail&a=1#first'],
    ['/work#first', '', '/work#first'],
    ['https://shop.example/路/café', '', 'https://shop.example/%E8%B7%AF/caf%C3%A9'],
    ['https://關於.example/', '', 'https://xn--qfv348h.example/'],
    ['https://shop.example/?b=2', '?a=1', 'https://shop.example/?b=2'],
  ])('%j with the query %j becomes %j', (target, query, location) => {
    expect(locationFor(target, query)).toBe(location);
  });
});
