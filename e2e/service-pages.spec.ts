import { claims } from '../sample/words/claims.ts';
import { durations, shopify } from '../sample/words/prices.ts';
import { inOrder, mainText, phone } from './support/service-page.ts';
import { expect, test } from './support/test.ts';

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
    links: ['/contact-us', '/work/drc-feast'],
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
    links: ['/contact-us', '/web-development', '/work/waves-pacific'],
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
    links: ['/contact-us', '/services/website-maintenance', '/work/tai-ping'],
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
      '/contact-us',
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
      'Anyone who gave you an address asked to hear from you. Be worth it.',
      'How long it takes',
      durations.emailProjects,
      'Email marketing solutions',
      'Our email marketing services',
      'A verified partner, stamped and dated',
      'PS. Five things people ask at the bottom of the letter',
    ],
    links: ['/contact-us', '/services/ecommerce', verifiedArticle],
    infoRows: 3,
    questions: 5,
  },
  '/services/ecommerce': {
    heading: 'E-commerce',
    sections: [
      'Services we offer',
      'FEWER STEPS TO THE TILL',
      'Shops at sea',
      'Backend Framework Pricing',
      'Our Work',
      'Testimonials',
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
      'Scenes from six shops',
      'Testimonials',
      'Shopify Plus',
      'Nine questions, nine answers',
    ],
    links: ['/contact-us', '/work/arabica', '/work/only-beverages', '/work/omtis-fine-wines', '/work/love-from-blue'],
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
    links: ['/contact-us'],
    infoRows: 0,
    questions: 0,
  },
  '/services/web-design-hong-kong': {
    heading: 'Web Design Hong Kong',
    sections: ['Web design, Hong Kong', 'What we design', 'Featured works', 'Design process', 'FAQs'],
    links: [
      '/contact-us',
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
  test(`${path} has its heading, its sections in order and its links`, async ({ reader: page, siteUrl }) => {
    await page.goto(`${siteUrl}${path}`);
    await expect(page.locator('h1')).toHaveText(heading);
    inOrder(await mainText(page), sections);
    for (const link of links) expect(await page.locator(`main a[href="${link}"]`).count(), link).toBeGreaterThan(0);
    await expect(page.locator('main [data-part="info-row"]')).toHaveCount(infoRows);
    await expect(page.locator('main details[name="questions"]')).toHaveCount(questions);
  });

  if (questions > 0) {
    for (const setting of [{}, { javaScriptEnabled: false }, { reducedMotion: 'reduce' }] as const) {
      test(`${path} answers one question at a time, by keyboard, with ${JSON.stringify(setting)}`, async ({
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

    test(`${path}: every text of the structured data stands on the page`, async ({ reader: page, siteUrl }) => {
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
