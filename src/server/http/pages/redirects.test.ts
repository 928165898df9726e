import { describe, expect, it } from 'vitest';
import { words } from '#words';
import { redirectFinder, redirectFinderInEveryLanguage } from './redirects.ts';

const alive = new Set([
  '/',
  '/about-us',
  '/contact-us',
  '/strategy',
  '/web-development',
  '/work',
  '/work/tree',
  '/insights',
  '/insights/two-languages',
  '/jobs',
  '/jobs/ux-ui-designer-jobs',
  '/jobs/performance-marketing-jobs',
  '/jobs/web-developer-jobs',
  '/jobs/digital-strategist-jobs',
  '/services/ecommerce',
  '/services/shopify-hong-kong',
  '/services/seo',
  '/services/email-marketing-hong-kong',
  '/services/website-maintenance',
  '/services/web-design-hong-kong',
  '/insights/top-hong-kong-startup-and-sme-government-funding-options',
]);
const edited = new Map([
  ['/insights/old', '/insights/two-languages'],
  ['/gone', '/work/deleted'],
  ['/shop', 'https://shop.example/'],
  ['/away', '/\\host.example'],
  ['/script', 'javascript:alert(1)'],
]);

const find = redirectFinder({
  rules: words.redirects,
  isAlive: async (path) => alive.has(path),
  findEdited: async (path) => edited.get(path),
});

describe('the redirects of the specification', () => {
  it.each([
    ['/clients', '/'],
    ['/clients/sme', '/'],
    ['/clients/startups', '/'],
    ['/clients/corporates', '/'],
    ['/services', '/'],
    ['/insights/page/3', '/insights'],
    ['/insights/p2', '/insights'],
    ['/insights/topic/shopify', '/insights'],
    ['/blog', '/insights'],
    ['/blog/two-languages', '/insights/two-languages'],
    ['/blog/2019/04/two-languages', '/insights/two-languages'],
    ['/blog/never-written', '/insights'],
    ['/about', '/about-us'],
    ['/contact', '/contact-us'],
    ['/website-maintenance', '/services/website-maintenance'],
    ['/services/ecommerce/shopify', '/services/shopify-hong-kong'],
    ['/services/web-development', '/web-development'],
    ['/services/web-design', '/services/web-design-hong-kong'],
    ['/services/ecommerce/craft-commerce', '/services/ecommerce'],
    ['/services/performance-marketing/email-marketing-hong-kong', '/services/email-marketing-hong-kong'],
    ['/services/performance-marketing/google-ads', '/services/seo'],
    ['/careers', '/jobs'],
    ['/careers/senior-ux-designer', '/jobs/ux-ui-designer-jobs'],
    ['/jobs/digital-marketing-manager', '/jobs/performance-marketing-jobs'],
    ['/jobs/front-end-developer', '/jobs/web-developer-jobs'],
    ['/job/strategist', '/jobs/digital-strategist-jobs'],
    ['/jobs/office-cat', '/jobs'],
    ['/case-studies', '/work'],
    ['/case-study/tree', '/work/tree'],
    ['/portfolio/unknown', '/work'],
    ['/work/tree.html', '/work/tree'],
    ['/tree.html', '/work/tree'],
    ['/about.html', '/about-us'],
    ['/insights/two-languages.html', '/insights/two-languages'],
    ['/services/seo.html', '/services/seo'],
    ['/insights/topic', '/insights'],
    ['/insights/topics', '/insights'],
    ['/insights/page', '/insights'],
    ['/insights/category', '/insights'],
    ['/work/never-built.html', '/work'],
    ['/work/old-client', '/work'],
    ['/work/old-client/results', '/work'],
  ])('%s leads to %s', async (from, to) => {
    expect(await find(from)).toBe(to);
  });

  it('lead to existing pages only', async () => {
    for (const { to, otherwise } of words.redirects) {
      if (!to.includes(':')) expect(alive, to).toContain(to);
      if (otherwise) expect(alive, otherwise).toContain(otherwise);
    }
  });
});

describe('redirects of the content system', () => {
  it('take precedence over those of the specification', async () => {
    expect(await find('/insights/old')).toBe('/insights/two-languages');
    expect(await find('/shop')).toBe('https://shop.example/');
  });

  it('are followed to the end, so that visitors take one hop', async () => {
    expect(await find('/blog/old')).toBe('/insights/two-languages');
  });

  it('never lead to another host by a relative path, or to a script', async () => {
    expect(await find('/away')).toBeUndefined();
    expect(await find('/script')).toBeUndefined();
  });

  it('are ignored when their target does not exist', async () => {
    expect(await find('/gone')).toBeUndefined();
  });
});

it.each([
  '/nothing/here',
  '/clients/unknown',
  '/services/tea',
  '/services/ecommerce/tea',
  '/services/performance-marketing/tea',
  '/tea.html',
  '/anything/else.html',
  '/insights/tea.html',
  '/services/tea.html',
])('%s has no redirect', async (path) => {
  expect(await find(path)).toBeUndefined();
});

it('a redirect of an editor counts in every language, and one with a prefix before it', async () => {
  const edited = new Map([
    ['/old', '/work'],
    ['/zh-hk/before', '/work'],
    ['/zh-hk/old', '/insights'],
  ]);
  const find = redirectFinderInEveryLanguage({
    rules: [],
    isAlive: async () => true,
    findEdited: async (path) => edited.get(path),
  });
  expect(await find('/old')).toBe('/work');
  expect(await find('/before')).toBeUndefined();
  expect(await find('/zh-hk/before')).toBe('/zh-hk/work');
  expect(await find('/zh-hk/old')).toBe('/zh-hk/insights');
  edited.delete('/zh-hk/old');
  expect(await find('/zh-hk/old')).toBe('/zh-hk/work');
});

it('a redirect leads to the page in the language of the request, and else in the first one', async () => {
  const edited = new Map([
    ['/zh-hk/old', '/about-us'],
    ['/zh-hk/old-list', '/work?type=shops'],
    ['/zh-hk/gone', '/nothing'],
  ]);
  const addresses = new Set(['/about-us', '/work', '/zh-hk/work']);
  const find = redirectFinderInEveryLanguage({
    rules: [{ from: '/old', to: '/work' }],
    isAlive: async (address) => addresses.has(address.replace(/\?.*$/, '')),
    findEdited: async (path) => edited.get(path),
  });
  expect(await find('/zh-hk/old')).toBe('/about-us');
  expect(await find('/zh-hk/old-list')).toBe('/zh-hk/work?type=shops');
  expect(await find('/zh-hk/gone')).toBeUndefined();
  addresses.add('/zh-hk/about-us');
  expect(await find('/zh-hk/old')).toBe('/zh-hk/about-us');
});
