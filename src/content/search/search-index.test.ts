import { beforeEach, describe, expect, it } from 'vitest';
import { words } from '#words';
import type { JobDetails, PageCard, WorkCard } from '../../domain/content.ts';
import { interpolateAll } from '../../domain/facts.ts';
import { firstLanguage } from '../../domain/languages.ts';
import type { Picture } from '../../domain/picture.ts';
import { isListPath } from '../../domain/template-addresses.ts';
import { chinese } from '../../i18n/testing/languages.ts';
import type { BrandPage } from '../../sections/brand-page.ts';
import { defaultFacts } from '../brand-defaults.ts';
import type { SearchedContent } from './documents.ts';
import { SearchIndex } from './search-index.ts';

let articles: { title: string; slug: string; description: string }[];
let fails: boolean;
let askedThumbnails: string[][];

const jobOf = (job: string, slug: string, validThrough: string | null = null): JobDetails => ({
  job,
  slug,
  validThrough,
  experience: '3 years',
  location: 'Hong Kong',
  text: '' as JobDetails['text'],
  jobTrack: [],
  postDate: null,
  dateUpdated: null,
  description: null,
});

const picture: Picture = { url: '/checkout.png', alt: '', width: 4, height: 3, sources: [] } as unknown as Picture;
const work: WorkCard = {
  id: '1',
  title: 'Arabica',
  slug: 'arabica',
  clientTypes: [],
  colours: null,
  services: 'E-commerce',
  subject: 'Coffee roaster',
  gridImageFull: null,
  gridImageIllustration: null,
  introImageMobile: null,
};

const cardOf = ({ path, title, description, menu }: BrandPage): PageCard => ({
  path,
  title,
  description,
  menu: menu ?? null,
  opening: path === '/contact-us' ? '黃竹坑' : '',
  changed: '2026-11-01T00:00:00.000Z',
});

const content: SearchedContent = {
  language: firstLanguage,
  facts: async () => defaultFacts,
  navigation: async () => interpolateAll(words.navigation, defaultFacts),
  pages: async () => words.pages.filter(({ path }) => !isListPath(path)).map(cardOf),
  page: async (path) => {
    const page = words.pages.find((one) => one.path === path);
    return page ? { ...page, ...cardOf(page), service: null } : null;
  },
  works: async () => [work],
  insightThumbnails: async (slugs) => {
    askedThumbnails.push([...slugs]);
    return new Map([['checkout', picture]]);
  },
  insightWords: async () => {
    if (fails) throw new Error('away');
    return articles.map((article) => ({ ...article, also: [] }));
  },
  jobs: async () => [
    jobOf('Backend developer', 'backend-developer'),
    jobOf('Night baker', 'night-baker', '2099-03-31'),
  ],
};

const search = () => new SearchIndex(content);
const titlesOf = async (index: SearchIndex, query: string) =>
  (await index.find(query)).groups.flatMap(({ hits }) =>
    hits.map(({ title }) => title.map(({ text }) => text).join('')),
  );

beforeEach(() => {
  fails = false;
  askedThumbnails = [];
  articles = [
    {
      title: 'What a No. 8 does to your checkout',
      slug: 'checkout',
      description: 'When a whole city shops from the sofa',
    },
    { title: 'Café menus on phones', slug: 'menus', description: 'Fewer PDFs' },
    { title: '網店開業前要準備甚麼', slug: 'wang-dim', description: '由付款方式到送貨' },
  ];
});

describe('a search', () => {
  it('matches the beginning of a word, and marks the typed part', async () => {
    const { groups } = await search().find('shop');
    const article = groups.find(({ name }) => name === 'Articles');
    expect(article?.hits[0]?.href).toBe('/insights/checkout');
    expect(article?.hits[0]?.text).toEqual([
      { text: 'When a whole city ', marked: false },
      { text: 'shop', marked: true },
      { text: 's from the sofa', marked: false },
    ]);
  });

  it('tolerates a typing error and a missing accent', async () => {
    expect(await titlesOf(search(), 'chekcout')).toContain('What a No. 8 does to your checkout');
    expect(await titlesOf(search(), 'cafe')).toEqual(['Café menus on phones']);
  });

  it('finds words in Chinese', async () => {
    expect(await titlesOf(search(), '送貨')).toEqual(['網店開業前要準備甚麼']);
  });

  it('finds synonyms of a shop, with literal matches first', async () => {
    for (const query of ['shop', 'shops', 'shopping', 'store']) {
      const { groups } = await search().find(query);
      expect(
        groups.map(({ name }) => name),
        query,
      ).toEqual(expect.arrayContaining(['Work', 'Services']));
    }
    const services = (await search().find('shop')).groups.find(({ name }) => name === 'Services');
    expect(services?.hits[0]?.href).toMatch(/shopify|ecommerce/);
    expect(services?.hits[0]?.price?.figure).toBeTruthy();
  });

  it('shows articles with pictures, and reads each picture once', async () => {
    const index = search();
    const pictures = async () =>
      (await index.find('checkout')).groups
        .find(({ name }) => name === 'Articles')
        ?.hits.map((hit) => hit.picture?.url);
    expect(await pictures()).toContain('/checkout.png');
    expect(await pictures()).toContain('/checkout.png');
    expect(askedThumbnails.flat().filter((slug) => slug === 'checkout')).toHaveLength(1);
  });

  it('finds pages with most of several words, and ranks those with all of them first', async () => {
    expect((await titlesOf(search(), 'city checkout'))[0]).toBe('What a No. 8 does to your checkout');
    expect(await titlesOf(search(), 'city menus')).toEqual([
      'Café menus on phones',
      'What a No. 8 does to your checkout',
    ]);
    expect(await titlesOf(search(), 'city checkout menus')).toEqual(['What a No. 8 does to your checkout']);
  });

  it.each([
    ['maintenance plans', '/services/website-maintenance'],
    ['shopify price', '/services/shopify-hong-kong'],
    ['seo price', '/services/seo'],
    ['the prices of maintenance', '/services/website-maintenance'],
    ['ecommerce pricing', '/services/ecommerce'],
  ])('ranks the service first for “%s”', async (query, address) => {
    const { groups } = await search().find(query);
    const services = groups.find(({ name }) => name === 'Services');
    expect(services?.hits[0]?.href).toBe(address);
  });

  it.each([
    ['shopify', '/services/shopify-hong-kong'],
    ['contact', '/contact-us'],
    ['about', '/about-us'],
    ['jobs', '/jobs'],
    ['work', '/work'],
    ['privacy', '/privacy-policy'],
    ['網上商店', '/services/ecommerce'],
    ['黃竹坑', '/contact-us'],
    ['九號', '/'],
  ])('ranks the page called “%s” first in all groups', async (query, address) => {
    articles = [...articles, { title: 'Shopify, Craft Commerce or Magento', slug: 'three', description: 'About jobs' }];
    const { groups } = await search().find(query);
    expect(groups[0]?.hits[0]?.href).toBe(address);
  });

  it('ranks pages with a price above articles about prices', async () => {
    articles = [...articles, { title: 'How to read the price of a website', slug: 'price', description: '' }];
    for (const query of ['price', 'prices', 'cost']) {
      const [first] = (await search().find(query)).groups;
      expect(first?.hits[0]?.price?.figure, query).toBeTruthy();
    }
  });

  it('ranks the group first whose best page has more of the words', async () => {
    articles = [...articles, { title: 'Coffee on phones', slug: 'coffee', description: '' }];
    const names = async (query: string) => (await search().find(query)).groups.map(({ name }) => name);
    expect(await names('coffee')).toEqual(['Articles', 'Work']);
    expect(await names('coffee roaster')).toEqual(['Work', 'Articles']);
  });

  it('ignores stop words unless the query has no others', async () => {
    expect(await titlesOf(search(), 'what is on the menus')).toEqual(['Café menus on phones']);
    expect(await titlesOf(search(), 'on')).toContain('Café menus on phones');
  });

  it.each(['zeppelinfabrik', 'zeppelinfabrik qwertzuiop', 'zeppelinfabrik of the'])(
    'finds nothing for %s',
    async (query) => {
      expect((await search().find(query)).count).toBe(0);
    },
  );

  it('finds services and jobs too', async () => {
    const { groups } = await search().find('developer');
    expect(groups.map(({ name }) => name)).toContain('Jobs');
    expect((await search().find('maintenance')).groups.map(({ name }) => name)).toContain('Services');
  });

  it.each(['', '   ', '?!', '"', '*', '💥', 'a'.repeat(5000), '<script>', '\u0000'])(
    'returns no results for %j',
    async (query) => {
      expect((await search().find(query)).count).toBe(0);
    },
  );
});

describe('the search index', () => {
  it('includes a new article after an invalidation', async () => {
    const index = search();
    expect(await titlesOf(index, 'typhoon')).toEqual([]);
    articles = [...articles, { title: 'Typhoon plans', slug: 'typhoon', description: '' }];
    index.invalidate();
    expect(await titlesOf(index, 'typhoon')).toEqual(['Typhoon plans']);
  });

  it('is read again after its lifetime', async () => {
    let time = 50_000;
    const index = new SearchIndex(content, { lifetime: 30_000, now: () => time });
    expect(await titlesOf(index, 'typhoon')).toEqual([]);
    articles = [...articles, { title: 'Typhoon plans', slug: 'typhoon', description: '' }];
    time += 29_999;
    expect(await titlesOf(index, 'typhoon')).toEqual([]);
    time += 1;
    expect(await titlesOf(index, 'typhoon')).toEqual(['Typhoon plans']);
  });

  it('answers from its last content while the source is down, and fails without any', async () => {
    const index = search();
    await index.find('checkout');
    fails = true;
    index.invalidate();
    expect(await titlesOf(index, 'cafe')).toEqual(['Café menus on phones']);
    await expect(search().find('cafe')).rejects.toThrow('away');
    fails = false;
    articles = [];
    expect(await titlesOf(index, 'cafe')).toEqual([]);
  });
});

it('a search finds a job until its last day is over, also in an older index', async () => {
  let now = Date.parse('2099-03-31T15:59:59Z');
  const index = new SearchIndex(content, { now: () => now });
  expect(await titlesOf(index, 'baker')).toEqual(['Night baker']);
  now += 1000;
  expect(await titlesOf(index, 'baker')).toEqual([]);
});

describe('a search in Chinese', () => {
  const service: PageCard = {
    path: '/services/ecommerce',
    title: '香港網上商店：設計、收費與時間｜九號風球',
    description: '造網店，由付款到送貨。',
    menu: 'services',
    opening: '',
    changed: '2026-11-01T00:00:00.000Z',
  };
  const about: PageCard = { ...service, path: '/about-us', title: '關於我們｜九號風球', description: '', menu: null };
  const index = () =>
    new SearchIndex({
      ...content,
      language: chinese,
      works: async () => [],
      pages: async () => [service, about],
      page: async () => null,
      jobs: async () => [],
      insightWords: async () => articles.map((article) => ({ ...article, also: [] })),
    });

  beforeEach(() => {
    articles = [
      { title: '掛波那天，付款頁怎樣', slug: 'checkout', description: '全城坐在梳化購物' },
      { title: 'SEO：三樓店舖的搜尋優化', slug: 'seo', description: '由Google Maps開始' },
      { title: '甚麼叫掛起風球', slug: 'balls', description: '波是另一件事' },
    ];
  });

  it.each([
    ['網店', '香港網上商店：設計、收費與時間'],
    ['收費', '香港網上商店：設計、收費與時間'],
    ['搜尋優化', 'SEO：三樓店舖的搜尋優化'],
    ['優化', 'SEO：三樓店舖的搜尋優化'],
    ['店舖', 'SEO：三樓店舖的搜尋優化'],
    ['掛波', '掛波那天，付款頁怎樣'],
    ['樣', '掛波那天，付款頁怎樣'],
    ['seo', 'SEO：三樓店舖的搜尋優化'],
    ['ｓｅｏ', 'SEO：三樓店舖的搜尋優化'],
    ['點樣做網店', '香港網上商店：設計、收費與時間'],
    ['google店舖', 'SEO：三樓店舖的搜尋優化'],
  ])('for %s finds %s first', async (query, title) => {
    expect((await titlesOf(index(), query))[0]).toBe(title);
  });

  it('needs both characters of a pair together', async () => {
    expect(await titlesOf(index(), '掛波')).toEqual(['掛波那天，付款頁怎樣']);
  });

  it('marks the characters of the query, across pairs', async () => {
    const marksOf = async (query: string) => {
      const [group] = (await index().find(query)).groups;
      return group?.hits[0]?.title.filter(({ marked }) => marked).map(({ text }) => text);
    };
    expect(await marksOf('三樓店舖')).toEqual(['三樓店舖']);
    expect(await marksOf('樣')).toEqual(['樣']);
    expect(await marksOf('ｓｅ')).toEqual(['SE']);
  });
});
