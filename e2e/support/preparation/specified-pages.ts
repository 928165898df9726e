/*
 * Facts of the specification about the nine service pages, copied by hand, to compare with the
 * site's files and pages. No expected value is computed from the site.
 */

interface Facts {
  readonly heading: string;
  /** Headings and names of sections, in the order of the page. */
  readonly sections: readonly string[];
  /** Those sections with a second-level heading. */
  readonly headings?: readonly string[];
  /** Names and prices that appear in this order. */
  readonly inOrder?: readonly string[];
  /** Prices, durations, counts and quoted texts; a pattern where letter case may differ. */
  readonly texts: readonly (string | RegExp)[];
  readonly links: readonly string[];
  /** Expected numbers of elements; `within` is a text of the section that holds them. */
  readonly counts: readonly {
    readonly what: string;
    readonly within?: string;
    readonly selector: string;
    readonly count: number;
  }[];
}

/**
 * Money and ranges in the spelling of this site (docs/departures.md): `HKD $10,000-$15,000` becomes
 * `HK$10,000–15,000`.
 */
export const asPrinted = (specified: string): string =>
  specified.replaceAll(/HKD ?\$/g, 'HK$').replaceAll(/(\d)-\$?(\d)/g, '$1–$2');

const overlay = { what: 'overlays', selector: 'main dialog', count: 1 } as const;
const hoverRows = { what: 'hover rows', selector: 'main [data-part="hover-row"]', count: 4 } as const;
const infoRows = (count: number) => ({ what: 'info rows', selector: 'main [data-part="info-row"]', count }) as const;
const questions = (count: number) =>
  ({ what: 'questions', selector: 'main details[name="questions"]', count }) as const;
const plan = (name: string) => `/contact-us?plan=${encodeURIComponent(name)}#form`;

/** Facts of the nine service pages, by path. */
export const specification: Readonly<Record<string, Facts>> = {
  '/strategy': {
    heading: 'Strategy & Discovery',
    sections: ['What we look into', 'What you leave with', 'Showcase'],
    texts: ['Read more', 'Go Back'],
    links: ['/contact-us#form'],
    counts: [hoverRows, infoRows(3), overlay],
  },
  '/web-design': {
    heading: 'UI/UX Design',
    sections: ['How we draw', 'What hangs over the door', 'What you see, and when', 'Showcase'],
    texts: ['Read more', 'Go Back'],
    links: ['/contact-us#form', '/web-development', '/work/waves-pacific'],
    counts: [
      hoverRows,
      { what: 'info cards', within: 'What hangs over the door', selector: 'h3', count: 6 },
      infoRows(3),
      overlay,
    ],
  },
  '/web-development': {
    heading: 'Web Development',
    sections: ['Four floors, one staircase', 'What holds it up', 'Showcase'],
    texts: ['Read more', 'Go Back', '2,502', '15%'],
    links: ['/contact-us#form'],
    counts: [hoverRows, infoRows(4), overlay],
  },
  '/services/ecommerce': {
    heading: 'E-commerce',
    sections: [
      'Services we offer',
      'Backend Framework Pricing',
      'Our Work',
      'Testimonials',
      'Digital marketing for e-commerce platforms',
      'FAQs',
    ],
    headings: [
      'Services we offer',
      'Backend Framework Pricing',
      'Our Work',
      'Testimonials',
      'Digital marketing for e-commerce platforms',
      'FAQs',
    ],
    inOrder: ['Shopify', 'HKD $150,000', 'Craft Commerce', 'HKD $300,000', 'Magento', 'HKD $600,000'],
    texts: [
      /start from/i,
      'HKD $150,000',
      /launch in 2 months/i,
      'HKD $300,000',
      /launch in 3 months/i,
      'HKD $600,000',
      /launch in 5 months/i,
      'Most popular',
      'Shopify',
      'Craft Commerce',
      'Magento',
      '10+ years',
      '100%+',
      '150%+',
    ],
    links: [
      '/contact-us',
      plan('Shopify'),
      plan('Craft Commerce'),
      plan('Magento'),
      '/services/seo',
      '/services/email-marketing-hong-kong',
    ],
    counts: [
      { what: 'floating images', selector: 'main [data-loading] img', count: 3 },
      { what: 'services', within: 'Services we offer', selector: 'h3', count: 6 },
      { what: 'pricing cards', selector: 'main a[href^="/contact-us?plan="]', count: 3 },
      {
        what: 'kinds of marketing',
        within: 'Digital marketing for e-commerce platforms',
        selector: 'h3',
        count: 3,
      },
      infoRows(1),
      questions(6),
    ],
  },
  '/services/shopify-hong-kong': {
    heading: "Hong Kong's Leading Shopify Agency",
    sections: [
      'Services we offer',
      'Our partners',
      'Certified Partner',
      'Selected Work',
      'Testimonials',
      'Shopify Plus',
      'FAQs',
    ],
    headings: ['Services we offer', 'Our partners', 'Selected Work', 'Testimonials', 'FAQs'],
    texts: [
      '4-8 weeks',
      '4-6 weeks',
      'HK$250,000-$350,000',
      '$29',
      '$79',
      '$299',
      '$2,000',
      '14-day trial',
      '10% off annual',
      '20% off biennial',
      'more than 5 years of Shopify',
      'Learn more',
    ],
    // The other linked case of the specification runs on another platform: it is on the e-commerce
    // page.
    links: ['/', '/contact-us#form', '/work/arabica', '/work/only-beverages'],
    counts: [infoRows(3), questions(9)],
  },
  '/services/seo': {
    heading: 'SEO HONG KONG',
    sections: ['Our Partners', 'Services we offer', 'Pricing', 'FAQs'],
    headings: ['Our Partners', 'Services we offer', 'Pricing', 'FAQs'],
    inOrder: [
      'Discovery Audit',
      'HKD $10,000-$15,000',
      'Starter SEO Plan',
      'HKD $8,000-$12,000',
      'Advanced SEO plan',
      'HKD $15,000-$20,000',
    ],
    texts: [
      'Discovery Audit',
      /price range/i,
      'HKD $10,000-$15,000',
      'Starter SEO Plan',
      'HKD $8,000-$12,000',
      'Most popular',
      '1 topic per 2 months',
      'up to 50 pages',
      'Advanced SEO plan',
      'HKD $15,000-$20,000',
      '2 topics per 2 months',
      'over 50 pages',
      'Both plans are billed monthly',
      '6-12 months',
    ],
    links: ['/contact-us#form', plan('Discovery Audit'), plan('Starter SEO Plan'), plan('Advanced SEO plan')],
    counts: [
      infoRows(3),
      { what: 'partners', within: 'Our Partners', selector: 'li', count: 12 },
      { what: 'services', within: 'Services we offer', selector: 'h3', count: 6 },
      { what: 'pricing cards', selector: 'main a[href^="/contact-us?plan="]', count: 3 },
      questions(8),
    ],
  },
  '/services/email-marketing-hong-kong': {
    heading: 'Email Marketing Hong Kong',
    sections: ['How long it takes', 'Solutions', 'Our email marketing services', 'Verified partner', 'FAQs'],
    headings: ['Our email marketing services', 'FAQs'],
    texts: ['6 weeks to 6 months', 'Read more', '5 to 10 business days'],
    links: ['/contact-us#form', '/insights/signal-nine-verified-as-an-email-marketing-platform-partner'],
    counts: [
      // Two rows, and that of the verified partner.
      infoRows(3),
      { what: 'platforms', within: 'Email marketing solutions', selector: 'h3', count: 4 },
      { what: 'services', within: 'Four stamps', selector: 'h3', count: 4 },
      questions(5),
    ],
  },
  '/services/website-maintenance': {
    heading: 'Website Maintenance',
    sections: ['Package pricing', 'How we can help'],
    headings: ['Package pricing', 'How we can help'],
    inOrder: ['HK$33,750', 'HK$1,350', 'HK$63,750', 'HK$1,275', 'HK$115,000', 'HK$1,150', 'HK$157,500', 'HK$1,050'],
    texts: [
      'HK$33,750',
      'HK$1,350',
      'HK$63,750',
      'HK$1,275',
      'HK$115,000',
      'HK$1,150',
      'HK$157,500',
      'HK$1,050',
      /minimum term 6 months \(2 quarters\)/i,
      'no roll-over',
      'Pay As You Go',
      'HKD$1,550',
      'valid 6 months',
      /a top-up of hours resets the validity date/i,
      '25+ SUPPORT CLIENTS',
    ],
    links: [plan('25 hours'), plan('50 hours'), plan('100 hours'), plan('150 hours'), plan('Pay As You Go')],
    counts: [
      { what: 'plans', within: 'Package pricing', selector: 'h3', count: 4 },
      { what: 'ways to help', within: 'How we can help', selector: 'h3', count: 9 },
    ],
  },
  '/services/web-design-hong-kong': {
    heading: 'Web Design Hong Kong',
    sections: ['What we design', 'Featured works', 'Design process', 'FAQs'],
    headings: ['Design process', 'FAQs'],
    texts: ['Drag a panel', '12 weeks', /under 25 pages/i, '4 to 6 months', '2 to 3 weeks', '150,000', '600,000'],
    links: ['/contact-us#form', '/web-design', '/web-development', '/work/waves-pacific', '/work/tree'],
    counts: [
      { what: 'draggable images', selector: 'main [data-part="panel"]', count: 7 },
      { what: 'featured works', within: 'Featured works', selector: 'a[href^="/work/"]', count: 4 },
      { what: 'steps', within: 'Design process', selector: 'h3', count: 4 },
      questions(9),
    ],
  },
};
