import type { WithTokens } from '../../../src/domain/facts.ts';
import type { PlainQuestion, ServiceData } from '../../../src/domain/service.ts';
import { siteMarks, sitePicture } from '../artwork.ts';
import { capital, claims, ecommercePlans, shopify as shopifyFacts } from '../fact-tokens.ts';
import { testimonialsOfShops } from '../testimonials.ts';
import { filmsOf, loopsOf } from '../work-films.ts';

/** The copy of the e-commerce page, section by section. All of it is sample content. */
const [shopify, craft, magento] = ecommercePlans;

const priceRange = `${shopify.price} to ${magento.price}`;

export const hero = {
  line: 'Your landlord closes for a No.\u00a08. Your shop need not.',
  pictures: [
    sitePicture('services/ecommerce-float-1', 'A junk whose sail is a woven carpet.'),
    sitePicture('services/ecommerce-float-2', 'A junk whose sail is a banquet table.'),
    sitePicture('services/ecommerce-float-3', 'A junk whose sail is a shelf of cans.'),
  ],
  counter: 2,
};

export const shops = {
  label: 'Shops we built',
  marks: siteMarks('tai-ping', 'only-beverages', 'omtis-fine-wines', 'tree', 'love-from-blue', 'drc-feast', 'arabica'),
};

export const promise = {
  statement: 'A shop is a promise with a delivery date.',
  paragraph: `We have built shops for ${claims.yearsOnServicePages} years, and each began with the same three questions: what do you sell, who buys it, and who packs it? The answers choose the platform. You then get a plan, a fixed price and a date, see working screens every week, and try the till yourself before a customer does.`,
  onward: { href: '/contact-us#form', label: 'Tell us about your shop' },
};

export const list = {
  heading: 'Services we offer',
  items: [
    {
      title: 'Store design',
      text: 'Drawn from the product out, with your own words and prices in it. You see the shelf, the product page, the basket and the till on a phone first, and press through them before anybody writes code.',
      goods: 'awning' as const,
    },
    {
      title: 'Storefront build',
      text: 'Shopify, Craft Commerce or Magento, written by hand and light enough for an MTR tunnel. Your editors get blocks they can rearrange, and one page that says what each block is for.',
      goods: 'shutter' as const,
    },
    {
      title: 'Migration',
      text: 'Products, customers, orders and every old address, carried across without a breakage. We rehearse the move twice on a copy, and keep the old shop open until the new one has taken money.',
      goods: 'boat' as const,
    },
    {
      title: 'Payments',
      text: 'Cards, wallets and FPS, each tested with a real order and a real refund. You get a list of every provider’s charges before you choose, because the cheapest name is seldom the cheapest bill.',
      goods: 'reader' as const,
    },
    {
      title: 'Stock and delivery',
      text: 'One count of what is on the shelf, and a van, a locker or a counter at the other end. The delivery price stands on the product page, where the decision is made, and not on the last screen.',
      goods: 'van' as const,
    },
    {
      title: 'Care after launch',
      text: 'Hours by the quarter and a person who knows where the switches are. Updates happen on a copy, sale days are rehearsed, and somebody watches the till while you watch the queue.',
      goods: 'lifebuoy' as const,
      link: { href: '/services/website-maintenance', label: 'What the hours cost' },
    },
  ],
};

export const till = {
  title: 'FEWER STEPS TO THE TILL',
  titleLines: {
    wide: [
      { text: 'FEWER', cap: 17 },
      { text: 'STEPS TO', cap: 11 },
      { text: 'THE TILL', cap: 15 },
    ],
    narrow: [
      { text: 'FEWER', cap: 22 },
      { text: 'STEPS TO', cap: 14 },
      { text: 'THE TILL', cap: 19 },
    ],
  },
  text: [
    'A sale is lost between the basket and the button. We count the steps, then take some away: no account to create first, no price that grows on the last screen, no field that only our database wanted.',
    `It shows in the takings. Arabica saw a ${claims.conversionRise} rise in conversion after its counter was cleared. Only Beverages began to sell by the box, and the value of an order rose by ${claims.orderValueRise}.`,
    'Then we place orders from a phone, on a bus, until it is dull.',
  ],
  button: { text: 'Write to us about your shop', link: '/contact-us#form' },
  picture: sitePicture(
    'services/ecommerce-info-1',
    'A red till under a mast with signals, and a long receipt on which every line is a signal too.',
  ),
};

const card = (
  { name, price, launch, featured }: (typeof ecommercePlans)[number],
  words: { readonly text: string; readonly tags: readonly string[] },
) => ({
  ...words,
  title: name,
  plan: name,
  subprice: 'Start from',
  price,
  amount: [price] as const,
  bottomtext: capital(launch),
  ...(featured ? { flag: 'Most popular' } : {}),
});

export const pricing = {
  heading: 'Backend Framework Pricing',
  headingLines: {
    wide: [
      { text: 'Backend framework', cap: 5.4 },
      { text: 'Pricing', cap: 13.5 },
    ],
    narrow: [
      { text: 'Backend', cap: 13 },
      { text: 'Framework', cap: 15 },
      { text: 'Pricing', cap: 25 },
    ],
  },
  cards: [
    card(shopify, {
      text: 'Quick to sea, easy to crew. For a range you can count, and a team that would rather sell than configure.',
      tags: ['Theme designed and built for you', 'Payments, delivery, tax', 'Your team trained'],
    }),
    card(craft, {
      text: 'Shop and story in one hull. For goods that need a page of reading before they need a button.',
      tags: ['Editorial pages beside products', 'Checkout drawn to order', 'English and Chinese, one source'],
    }),
    card(magento, {
      text: 'Heavy freight, many ports. For thousands of lines, trade prices and a warehouse with its own system.',
      tags: ['Large catalogues, trade prices', 'Several shops, one stockroom', 'Joined to the systems you have'],
    }),
  ],
  note: 'Prices include strategy, design, building, testing and launch. Platform fees and payment charges are separate: we list every one before you sign. The months count from signing.',
};

export const cta = {
  title: 'SHUTTER UP',
  titleLines: {
    wide: [{ text: 'SHUTTER UP', cap: 15.4 }],
    narrow: [
      { text: 'SHUTTER', cap: 22 },
      { text: 'UP', cap: 44 },
    ],
  },
  statement: 'Tell us what you sell, how many, and to whom.',
  text: 'We answer with questions, then with a platform, a price and a date. If a market stall would serve you better than a website, that is the answer you get.',
  button: { href: '/contact-us', label: 'Contact us' },
};

export const marketing = {
  heading: 'Digital marketing for e-commerce platforms',
  items: [
    {
      title: 'SEO',
      text: 'Product pages that answer the question somebody typed, filed so that search engines find the right one. Slow to start, and the only traffic that keeps coming after you stop paying for it.',
      link: { href: '/services/seo', label: 'SEO Hong Kong' },
    },
    {
      title: 'Email marketing',
      text: 'The only counter where every passer-by asked you to write. A welcome, a reminder for the basket left behind, a thank you, and silence in between. It reads the shop’s own orders, so nobody is offered what they bought yesterday.',
      link: { href: '/services/email-marketing-hong-kong', label: 'Email marketing Hong Kong' },
    },
    {
      title: 'Paid search and social',
      text: 'Rent attention by the day, and stop when the shelf is empty. We connect the catalogue, measure each campaign against sales instead of clicks, and tell you when the money would work harder elsewhere.',
      link: { href: '/contact-us#form', label: 'Ask what to spend' },
    },
  ],
};

export const faq = {
  heading: 'Any questions at the till?',
  headingLines: {
    wide: [{ text: 'Any questions at the till?', cap: 4.6 }],
    narrow: [
      { text: 'Any questions', cap: 11 },
      { text: 'at the till?', cap: 15 },
    ],
  },
  questions: [
    {
      question: 'Which platform should we choose?',
      answer:
        'Shopify if you want to sell soon and run it yourselves. Craft Commerce if the story matters as much as the stock. Magento if you have thousands of lines, trade prices and systems to talk to. If two would do, we recommend the cheaper.',
      link: { href: '/services/shopify-hong-kong', label: 'More about Shopify' },
    },
    {
      question: 'What does an online shop cost?',
      answer: `Our starting prices run from ${priceRange}: ${shopify.price} on ${shopify.name}, ${craft.price} on ${craft.name} and ${magento.price} on ${magento.name}. Platform fees and payment charges are separate, and we list them.`,
      link: {
        href: '/insights/top-hong-kong-startup-and-sme-government-funding-options',
        label: 'Funding options for startups and SMEs',
      },
    },
    {
      question: 'How long until we can sell?',
      answer: `${shopify.name}: ${shopify.launch}. ${craft.name}: ${craft.launch}. ${magento.name}: ${magento.launch}. We count from signing, with strategy and the content in it. Once the content is ready, a Shopify store takes ${shopifyFacts.launchWeeks}.`,
    },
    {
      question: 'Can you move our present shop?',
      answer:
        'Yes. Products, customers and orders come across, and every old address is sent to its new one. Passwords stay behind on most platforms, so we write the polite message that asks for a new one.',
    },
    {
      question: 'Which payments can we take?',
      answer:
        'Cards, the main wallets, FPS and bank transfer, as far as the provider you choose supports them. We compare the providers with you and test each with a real order and a real refund.',
    },
    {
      question: 'Who looks after it afterwards?',
      answer:
        'Your team for the daily work, us for the rest. Hours are sold by the quarter, and the person who answers has read your code.',
      link: { href: '/services/website-maintenance', label: 'Maintenance plans' },
    },
  ] satisfies readonly PlainQuestion[],
};

export const headers = {
  services: { icon: 't', label: 'No. 1', name: 'Services we offer', note: 'Six lines, all in stock.' },
  till: {
    icon: 't-inverted',
    label: 'No. 3',
    name: 'At the counter',
    note: 'Fresh to strong. Hold on to your basket.',
  },
  grid: {
    icon: 'triangle',
    label: 'No. 8 NW',
    name: 'Sites at sea',
    note: 'Nine windows, each on a site we built.',
  },
  pricing: {
    icon: 'triangle-down',
    label: 'No. 8 SW',
    name: 'What it costs',
    note: 'Each hull sits as deep as its price: one, two, four.',
  },
  work: {
    icon: 'double-triangle',
    label: 'No. 8 NE',
    name: 'Seen from the pier',
    note: 'Each film waits until you ask for it.',
  },
  words: {
    icon: 'double-triangle-down',
    label: 'No. 8 SE',
    name: 'Testimonials',
    heading: true,
    note: 'Seven of them, all in working order.',
  },
  marketing: {
    icon: 'hourglass',
    label: 'No. 9',
    name: 'Digital marketing',
    note: 'A shop in a back lane needs a sign on the main road.',
  },
  faq: { icon: 'cross', label: 'No. 10', name: 'FAQs', heading: true, note: 'Six, asked before every order.' },
} as const;

export const loops = {
  heading: 'Sites at sea',
  items: loopsOf(
    'tai-ping',
    'omtis-fine-wines',
    'tree',
    'drc-feast',
    'waves-pacific',
    'truflation',
    'love-from-blue',
    'only-beverages',
    'sovereign-group',
  ),
};

/** The shops among the cases, those on other platforms than Shopify first. */
export const works = {
  heading: 'Our Work',
  items: filmsOf('omtis-fine-wines', 'tree', 'drc-feast', 'tai-ping', 'only-beverages', 'arabica', 'love-from-blue'),
};

export const testimonials = { heading: 'Word on the quay', testimonials: testimonialsOfShops };

export const service: WithTokens<ServiceData> = {
  path: '/services/ecommerce',
  name: 'E-commerce',
  type: 'E-commerce websites',
  priceRange,
  catalogue: list.heading,
  plans: ecommercePlans.map(({ name, price }) => ({ name, from: price })),
};
