import { describe, expect, it } from 'vitest';
import { lettersBetween, suggest } from './suggest.ts';

const targets = [
  '/',
  '/about-us',
  '/contact-us',
  '/insights',
  '/insights/cards-and-cash',
  '/jobs/web-developer',
  '/services/shopify-hong-kong',
  '/services/seo',
  '/work/pier-timetable',
  '/work/tea',
  '/insights/tea',
].map((path) => ({ path, title: path }));

const old = [{ from: '/blog/our-offices', to: '/about-us' }];

describe('a suggested target', () => {
  it.each([
    ['/case-studies/pier-timetable', '/work/pier-timetable', { why: 'same last part' }],
    ['/en/about-us.html', '/about-us', { why: 'same last part' }],
    ['/case-studies/tea', '/work/tea', { why: 'one of several' }],
    ['/services/shopify-hongkong', '/services/shopify-hong-kong', { why: 'letters', differing: 1 }],
    ['/jobs/web-devleoper', '/jobs/web-developer', { why: 'letters', differing: 1 }],
    ['/insights/cards-and-cash-2', '/insights/cards-and-cash', { why: 'letters', differing: 2 }],
    ['/news/our-offices', '/about-us', { why: 'old address', from: '/blog/our-offices' }],
    ['/blog/our-ofices', '/about-us', { why: 'old address', from: '/blog/our-offices' }],
  ])('for %s is %s', (path, to, reason) => {
    expect(suggest(path, targets, old)).toEqual({ to, reason });
  });

  it.each(['/uploads/2019/price-list.pdf', '/free-templates', '/services/sea', '/blog/1', '/xy', '/'])(
    'is missing where nothing is alike: %s',
    (path) => {
      expect(suggest(path, targets, old)).toBeUndefined();
    },
  );
});

it('the distance of two words counts inserted, removed, replaced and swapped letters, up to three', () => {
  expect(lettersBetween('web', 'web')).toBe(0);
  expect(lettersBetween('web', 'wed')).toBe(1);
  expect(lettersBetween('web', 'wb')).toBe(1);
  expect(lettersBetween('web', 'ewb')).toBe(1);
  expect(lettersBetween('kitten', 'sitting')).toBe(3);
  expect(lettersBetween('a', 'abcdefgh')).toBe(3);
});
