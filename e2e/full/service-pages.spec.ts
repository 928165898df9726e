import { readFileSync } from 'node:fs';
import { claims } from '../../sample/words/claims.ts';
import { durations, shopify } from '../../sample/words/prices.ts';
import { inOrder, mainText, phone } from '../support/service-page.ts';
import { expect, test } from '../support/test.ts';

const verifiedArticle = '/insights/signal-nine-verified-as-an-email-marketing-platform-partner';

const pages = {
  '/strategy': {
    heading: 'Strategy & Discovery',
    sections: [
      'What we look into',
      'Listen',
      'Count',
      'Compare',
      'Decide',
      'We find out what the site is for before anyone draws it.',
      'What you leave with',
      'What your customers say once you have left the room',
      'A site map you can argue with',
      'A price, a date and a list of things not to build',
      'Showcase',
      'DRC Feast',
    ],
    links: ['/contact-us#form', '/work/drc-feast'],
    infoRows: 3,
    questions: 0,
  },
  '/web-design': {
    heading: 'UI/UX Design',
    sections: [
      'How we draw',
      'Wireframes',
      'Prototypes',
      'Screens',
      'Design systems',
      'What hangs over the door',
      'What you see, and when',
      'Grey first, colour last',
      'Tested at arm’s length, on a moving tram',
      'A kit of parts, so page two hundred looks like page one',
      'Showcase',
      'Waves Pacific',
      'Before you ask',
    ],
    links: ['/contact-us#form', '/web-development', '/work/waves-pacific'],
    infoRows: 3,
    questions: 0,
  },
  '/web-development': {
    heading: 'Web Development',
    sections: [
      'Four floors, one staircase',
      'Launch',
      'Connect',
      'Build',
      'Foundations',
      'What holds it up',
      'Quick on one bar of signal',
      'Your editors can change the walls, never the pillars',
      'Two languages, one address',
      'Tried on phones people own',
      'Built by people who will be the ones to mend it.',
      'Showcase',
      claims.carpets,
    ],
    links: ['/contact-us#form', '/services/website-maintenance', '/work/tai-ping'],
    infoRows: 4,
    questions: 0,
  },
  '/services/seo': {
    heading: 'SEO HONG KONG',
    sections: [
      'Page one ends here',
      'Page two is down here',
      'Our Partners',
      'BE WHERE THEY LOOK',
      'Pages that a machine can chart and a person can finish',
      'Six months to surface. Twelve to be seen.',
      'Services we offer',
      'Pricing',
      'FAQs',
      'People also ask',
    ],
    links: [
      '/contact-us#form',
      '/services/web-design-hong-kong',
      '/services/website-maintenance',
      '/insights/top-hong-kong-startup-and-sme-government-funding-options',
    ],
    infoRows: 3,
    questions: 8,
  },
  '/services/email-marketing-hong-kong': {
    heading: 'Email Marketing Hong Kong',
    sections: [
      'The people on your list asked to hear from you. Be worth it.',
      'How long it takes',
      durations.emailProjects,
      'Email marketing solutions',
      'Our email marketing services',
      'Six letters. Three were asked for.',
      'A verified partner, stamped and dated',
      'FAQs',
    ],
    links: ['/contact-us#form', '/services/ecommerce', verifiedArticle],
    infoRows: 3,
    questions: 5,
  },
  '/services/ecommerce': {
    heading: 'E-commerce',
    sections: [
      'Services we offer',
      'FEWER STEPS TO THE TILL',
      'Sites at sea',
      'Backend Framework Pricing',
      'Our Work',
      'Testimonials',
      'Word on the quay',
      'SHUTTER UP',
      'Digital marketing for e-commerce platforms',
      'Any questions at the till?',
    ],
    links: ['/contact-us', '/services/seo', '/services/email-marketing-hong-kong', '/services/shopify-hong-kong'],
    infoRows: 1,
    questions: 6,
  },
  '/services/shopify-hong-kong': {
    heading: "Hong Kong's Leading Shopify Agency",
    sections: [
      shopify.launchWeeks,
      'Services we offer',
      'SHOPS THAT FLOAT ON A PHONE',
      'Our partners',
      'Certified Partner',
      'Selected Work',
      'What three Shopify shops sell, and how it is sold',
      'Testimonials',
      'Said over the counter',
      'Shopify Plus',
      'TWO BILLS, ONE SHOP',
      'FAQs',
      'Nine questions, nine answers',
    ],
    links: ['/contact-us#form', '/work/arabica', '/work/only-beverages', '/work/love-from-blue'],
    infoRows: 3,
    questions: 9,
  },
  '/services/website-maintenance': {
    heading: 'Website Maintenance',
    sections: [
      'Package pricing',
      'Pay As You Go',
      'How many hours?',
      'How we can help',
      '25+ SUPPORT CLIENTS',
      'Platforms we keep',
    ],
    links: ['/contact-us#form'],
    infoRows: 0,
    questions: 0,
  },
  '/services/web-design-hong-kong': {
    heading: 'Web Design Hong Kong',
    sections: ['Web design, Hong Kong', 'What we design', 'Featured works', 'Design process', 'FAQs'],
    links: [
      '/contact-us#form',
      '/strategy',
      '/web-design',
      '/web-development',
      '/work/waves-pacific',
      '/work/only-beverages',
      '/work/tree',
      '/work/sovereign-group',
      '/insights/top-hong-kong-startup-and-sme-government-funding-options',
    ],
    infoRows: 0,
    questions: 9,
  },
} as const;

for (const [path, { heading, sections, links, infoRows, questions }] of Object.entries(pages)) {
  test(`V12: ${path} has its heading, its sections in order and its links`, async ({ reader: page, siteUrl }) => {
    await page.goto(`${siteUrl}${path}`);
    await expect(page.locator('h1')).toHaveText(heading);
    inOrder(await mainText(page), sections);
    for (const link of links) expect(await page.locator(`main a[href="${link}"]`).count(), link).toBeGreaterThan(0);
    await expect(page.locator('main [data-part="info-row"]')).toHaveCount(infoRows);
    await expect(page.locator('main details[name="questions"]')).toHaveCount(questions);
  });

  if (questions > 0) {
    for (const setting of [{}, { javaScriptEnabled: false }, { reducedMotion: 'reduce' }] as const) {
      test(`V12: ${path} answers one question at a time, by keyboard, with ${JSON.stringify(setting)}`, async ({
        browser,
        siteUrl,
      }) => {
        const context = await browser.newContext({ ...setting, viewport: phone });
        const page = await context.newPage();
        await page.goto(`${siteUrl}${path}`);
        const rows = page.locator('details[name="questions"]');
        const open = page.locator('details[name="questions"][open]');
        await expect(open).toHaveCount(1);
        await rows.nth(2).locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(rows.nth(2)).toHaveAttribute('open', '');
        await expect(open).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect(open).toHaveCount(0);
        await context.close();
      });
    }

    test(`V12: ${path}: every text of the structured data stands on the page`, async ({ reader: page, siteUrl }) => {
      await page.goto(`${siteUrl}${path}`);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
      const body = ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
      const [service, faq] = data['@graph'];
      expect(service.areaServed.name).toBe('Hong Kong');
      expect(service.provider.address.addressLocality).toBe('Wong Chuk Hang');
      expect(service.provider.geo).toMatchObject({ latitude: 22.2478, longitude: 114.1689 });
      for (const text of [service.name, service.provider.name, service.provider.telephone])
        expect(body).toContain(text);
      if (path !== '/services/email-marketing-hong-kong') expect(body).toContain(service.provider.priceRange);
      else expect(service.provider.priceRange).toBeUndefined();
      for (const { itemOffered, name } of service.hasOfferCatalog.itemListElement) {
        expect(body).toContain(name ?? itemOffered.name);
        if (itemOffered) expect(body).toContain(itemOffered.description);
      }
      expect(faq.mainEntity).toHaveLength(questions);
      for (const { name, acceptedAnswer } of faq.mainEntity) {
        expect(body).toContain(name);
        expect(body).toContain(acceptedAnswer.text);
      }
    });
  }
}

/** Names of sections, as the specification has them, that are headings of their pages. */
const named = {
  '/services/ecommerce': [
    'Services we offer',
    'Backend Framework Pricing',
    'Our Work',
    'Testimonials',
    'Digital marketing for e-commerce platforms',
    'FAQs',
  ],
  '/services/shopify-hong-kong': ['Services we offer', 'Our partners', 'Selected Work', 'Testimonials', 'FAQs'],
  '/services/seo': ['Our Partners', 'Services we offer', 'Pricing', 'FAQs'],
  '/services/email-marketing-hong-kong': ['Our email marketing services', 'FAQs'],
  '/services/website-maintenance': ['Package pricing', 'How we can help'],
  '/services/web-design-hong-kong': ['Design process', 'FAQs'],
} as const;

for (const [path, names] of Object.entries(named))
  test(`V12: ${path} has the specified names as headings`, async ({ reader: page, siteUrl }) => {
    await page.goto(`${siteUrl}${path}`);
    for (const name of names)
      await expect(page.getByRole('heading', { level: 2, name, exact: true }), name).toHaveCount(1);
  });

test('V12: the search field of the SEO page searches, without script too', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/services/seo`);
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' });
  await field.fill('carpets');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=carpets$/);
  await context.close();
});

test('V12: the Shopify page shows no case that stands on another platform', async ({ reader: page, siteUrl }) => {
  await page.goto(`${siteUrl}/services/shopify-hong-kong`);
  const cases = await page
    .locator('main a[href^="/work/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.slice('/work/'.length) ?? ''))]);
  expect(cases.length).toBeGreaterThan(2);
  for (const slug of cases)
    expect(readFileSync(new URL(`../../sample/cases/${slug}.md`, import.meta.url), 'utf8'), slug).toContain('Shopify');
});
