import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { claims } from '../../sample/words/claims.ts';
import {
  durations,
  ecommercePlans,
  maintenancePlans,
  maintenanceTerms,
  seoPlans,
  seoPrice,
  shopify,
  webDesignOffer,
} from '../../sample/words/prices.ts';
import { formatMoney } from '../../src/config/brand/money.ts';
import { asPrinted, specification } from '../support/preparation/specified-pages.ts';
import { expect, test } from '../support/test.ts';

/** [fact, value in section 9 or 1, value in the facts files] */
const figures: readonly (readonly [string, string | number, string | number | undefined])[] = [
  ['year of foundation', 2009, claims.foundedIn],
  ['projects', '400+', claims.projects],
  ['years', '13+', claims.years],
  ['years on service pages', '10+', claims.yearsOnServicePages],
  ['partners', '30+', claims.partners],
  ['people', 14, claims.people],
  ['support clients', '25+', claims.supportClients],
  ['Shopify experience', 'more than 5 years', claims.shopifyYears],
  ['carpets', '2,502', claims.carpets],
  ['pieces of content', '5,000+', claims.contentPieces],
  ['pages', '2,000+', claims.pages],
  ['templates', '200+', claims.templates],
  ['clients reached', '200,000', claims.clientsReached],
  ['conversion rise', '100%+', claims.conversionRise],
  ['order value rise', '150%+', claims.orderValueRise],
  ['faster development', '15%', claims.fasterDevelopment],
  ['Shopify project', 'HKD $150,000', ecommercePlans[0].price],
  ['Shopify project, launch', 'launch in 2 months', ecommercePlans[0].launch],
  ['Craft Commerce project', 'HKD $300,000', ecommercePlans[1].price],
  ['Craft Commerce project, launch', 'launch in 3 months', ecommercePlans[1].launch],
  ['Magento project', 'HKD $600,000', ecommercePlans[2].price],
  ['Magento project, launch', 'launch in 5 months', ecommercePlans[2].launch],
  ['the most popular platform', 'Craft Commerce', ecommercePlans.find(({ featured }) => featured)?.name],
  ['Shopify launch', '4-8 weeks', shopify.launchWeeks],
  ['Shopify launch, elsewhere', '4-6 weeks', shopify.launchWeeksElsewhere],
  ['complex Shopify stores', 'HK$250,000-$350,000', shopify.complexStore],
  ['what Shopify charges', '$29 $79 $299 $2,000', shopify.platformPlans.join(' ')],
  ['Shopify trial', '14-day trial', shopify.trial],
  ['Shopify, a year', '10% off annual', shopify.discounts.annual],
  ['Shopify, two years', '20% off biennial', shopify.discounts.biennial],
  ['Discovery Audit', 'HKD $10,000-$15,000', seoPrice(seoPlans[0])],
  ['Starter SEO Plan', 'HKD $8,000-$12,000', seoPrice(seoPlans[1])],
  ['Starter SEO Plan, topics', '1 topic per 2 months', seoPlans[1].topics],
  ['Starter SEO Plan, pages', 'up to 50 pages', seoPlans[1].pages],
  ['Advanced SEO plan', 'HKD $15,000-$20,000', seoPrice(seoPlans[2])],
  ['Advanced SEO plan, topics', '2 topics per 2 months', seoPlans[2].topics],
  ['Advanced SEO plan, pages', 'over 50 pages', seoPlans[2].pages],
  ['the most popular SEO plan', 'Starter SEO Plan', seoPlans.find(({ featured }) => featured)?.name],
  ['SEO results', '6-12 months', durations.seoResults],
  ['email projects', '6 weeks to 6 months', durations.emailProjects],
  ['opt-out', '5 to 10 business days', durations.optOut],
  ['small website', '12 weeks', durations.webDesignSmall],
  ['pages of a small website', 25, durations.webDesignSmallPages],
  ['larger website', '4 to 6 months', durations.webDesignLarge],
  ['quote', '2 to 3 weeks', durations.quote],
  ['25 hours', 'HK$33,750', formatMoney(maintenancePlans[0].price)],
  ['25 hours, each', 'HK$1,350', formatMoney(maintenancePlans[0].hourly)],
  ['50 hours', 'HK$63,750', formatMoney(maintenancePlans[1].price)],
  ['50 hours, each', 'HK$1,275', formatMoney(maintenancePlans[1].hourly)],
  ['100 hours', 'HK$115,000', formatMoney(maintenancePlans[2].price)],
  ['100 hours, each', 'HK$1,150', formatMoney(maintenancePlans[2].hourly)],
  ['150 hours', 'HK$157,500', formatMoney(maintenancePlans[3].price)],
  ['150 hours, each', 'HK$1,050', formatMoney(maintenancePlans[3].hourly)],
  ['hours of the plans', '25 50 100 150', maintenancePlans.map(({ hours }) => hours).join(' ')],
  ['a single hour', 1550, maintenanceTerms.payAsYouGo.hourly],
  ['single hours', 'valid 6 months', maintenanceTerms.payAsYouGo.validity],
  ['maintenance term', 'Minimum term 6 months (2 quarters)', maintenanceTerms.minimum],
  ['hours left over', 'no roll-over of hours', maintenanceTerms.rollOver],
  ['top-up', 'A top-up of hours resets the validity date', maintenanceTerms.topUp],
  ['web design offer, lowest', 150_000, webDesignOffer.lowest],
  ['web design offer, highest', 600_000, webDesignOffer.highest],
  ['web design offer, rating', 5, webDesignOffer.rating],
  ['web design offer, reviews', 3, webDesignOffer.reviews],
  ['web design offer, offers', 1, webDesignOffer.offers],
];

/** Claims that belong to a client's case. */
const caseClaims = {
  arabica: ['100%+'],
  'love-from-blue': ['200+'],
  'only-beverages': ['150%+'],
  'sovereign-group': ['2,000+', '200,000'],
  'tai-ping': ['2,502', '5,000+'],
  truflation: ['15%'],
} as const;

const addresses = Object.keys(specification);

const textOf = async (page: Page, selector: string) =>
  ((await page.locator(selector).textContent()) ?? '').replace(/\s+/g, ' ');

test('V1: the facts files agree with the specification', () => {
  const differences = figures
    .filter(([, specified, ours]) => (typeof specified === 'string' ? asPrinted(specified) : specified) !== ours)
    .map(([what, specified, ours]) => `${what}: specified ${specified}, here ${ours}`);
  expect(differences).toEqual([]);
});

test('V1: every claim about a client is in the text of its case', () => {
  const missing = Object.entries(caseClaims).flatMap(([slug, texts]) => {
    const text = readFileSync(new URL(`../../sample/cases/${slug}.md`, import.meta.url), 'utf8');
    return texts.filter((claim) => !text.includes(claim)).map((claim) => `${slug}: ${claim}`);
  });
  expect(missing).toEqual([]);
});

for (const [path, { heading, sections, headings = [], inOrder = [], texts, links, counts }] of Object.entries(
  specification,
)) {
  test(`V1: ${path} agrees with the specification`, async ({ reader: page, siteUrl }) => {
    await page.goto(`${siteUrl}${path}`);
    const differences: string[] = [];
    const h1 = (await textOf(page, 'h1')).trim();
    if (h1 !== heading) differences.push(`heading: specified “${heading}”, here “${h1}”`);
    const text = await textOf(page, 'main');
    for (const row of [sections, inOrder.map(asPrinted)]) {
      let from = 0;
      for (const one of row) {
        const place = text.indexOf(one, from);
        if (place < 0) differences.push(`“${one}” is missing, or not in its order`);
        else from = place + 1;
      }
    }
    for (const name of headings)
      if ((await page.getByRole('heading', { level: 2, name, exact: true }).count()) !== 1)
        differences.push(`“${name}” is no heading`);
    for (const one of texts)
      if (typeof one === 'string' ? !text.includes(asPrinted(one)) : !one.test(text))
        differences.push(`${one} is missing`);
    for (const link of links)
      if ((await page.locator(`main a[href="${link}"]`).count()) === 0) differences.push(`no link to ${link}`);
    for (const { what, within, selector, count } of counts) {
      const found = within
        ? await page.locator('main > section', { hasText: within }).first().locator(selector).count()
        : await page.locator(selector).count();
      if (found !== count) differences.push(`${what}: specified ${count}, here ${found}`);
    }
    expect(differences).toEqual([]);
  });
}

test('V1: every service page has 700 to 1,500 words and shares no paragraph with another', async ({
  reader: page,
  siteUrl,
}) => {
  const pagesOf = new Map<string, Set<string>>();
  const troubles: string[] = [];
  for (const path of addresses) {
    await page.goto(`${siteUrl}${path}`);
    const { words, paragraphs } = await page.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      let count = 0;
      while (texts.nextNode())
        if (!texts.currentNode.parentElement?.closest('details, dialog, svg, script, style'))
          count += (texts.currentNode.nodeValue ?? '').split(/\s+/).filter(Boolean).length;
      // Client quotes are the same on every page.
      const own = [...main.querySelectorAll('p, h2, h3, li, dd, figcaption')].filter(
        (element) =>
          !element.querySelector('p, h2, h3, li, figcaption') &&
          !element.closest('blockquote, [aria-label="Testimonials"]'),
      );
      return {
        words: count,
        paragraphs: own.map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),
      };
    });
    if (words < 700 || words > 1500) troubles.push(`${path}: ${words} words`);
    for (const paragraph of paragraphs) {
      if (paragraph.split(' ').length <= 8) continue;
      const known = pagesOf.get(paragraph) ?? new Set<string>();
      known.add(path);
      pagesOf.set(paragraph, known);
    }
  }
  for (const [paragraph, where] of pagesOf)
    if (where.size > 1) troubles.push(`on ${[...where].join(' and ')}: “${paragraph}”`);
  expect(troubles).toEqual([]);
});
