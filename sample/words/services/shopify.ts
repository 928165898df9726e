import type { WithTokens } from '../../../src/domain/facts.ts';
import type { PlainQuestion, ServiceData } from '../../../src/domain/service.ts';
import { firmMarks, siteMark, siteMarks, sitePicture } from '../artwork.ts';
import { claims, ecommercePlans, shopify } from '../fact-tokens.ts';

/** The copy of the Shopify page down to its work; the rest is in shopify-after.ts. All of it is sample content. */
export const hero = {
  pictures: [
    {
      icon: 'triangle' as const,
      picture: sitePicture('work/only-beverages-illustration', 'Cans of Only Beverages in bright flat colours.'),
    },
    {
      icon: 't' as const,
      picture: sitePicture('work/arabica-illustration', 'A cup of Arabica coffee from above.'),
    },
    {
      icon: 'hourglass' as const,
      picture: sitePicture('work/love-from-blue-illustration', 'Cut paper cards of Love from Blue and an envelope.'),
    },
  ],
  counter: 3,
};

export const shops = {
  label: 'Shopify stores we built',
  marks: siteMarks('arabica', 'only-beverages', 'love-from-blue'),
};

export const cta = {
  title: shopify.launchWeeks,
  titleLines: {
    wide: [
      { text: '4–8', cap: 38 },
      { text: 'WEEKS', cap: 20 },
    ],
    narrow: [
      { text: '4–8', cap: 38 },
      { text: 'WEEKS', cap: 20 },
    ],
  },
  statement: 'Tell us what you sell. We will tell you what it takes.',
  text: `Stores start from ${ecommercePlans[0].price}. With its content ready, a straightforward store of any size is live in ${shopify.launchWeeks}: a week to plan it, then drawing, building and filling side by side, and a last week of test orders. If yours is not, we say so in the first meeting and show you why.`,
  button: { href: '/contact-us#form', label: 'Ask for a first meeting' },
};

export const list = {
  heading: 'What we do to your shop',
  headingLines: {
    wide: [
      { text: 'What', cap: 24 },
      { text: 'we do', cap: 17 },
      { text: 'to your', cap: 11 },
      { text: 'shop', cap: 26 },
    ],
    narrow: [
      { text: 'What we do', cap: 13 },
      { text: 'to your shop', cap: 16 },
    ],
  },
  items: [
    {
      title: 'Store design',
      text: 'Your shop, drawn from the product out: the shelf, the product, the basket, the empty basket. You get every screen on a phone and on a desk, with your photographs, before the theme is built.',
      link: { href: '/web-design', label: 'How we draw' },
    },
    {
      title: 'Theme build',
      text: 'Fast, tidy sections that your own team can rearrange on a Tuesday night. No page builder to rent, no code that only one of us understands.',
    },
    {
      title: 'Moving house',
      text: 'Products, customers, orders and every old address, moved on a copy first. You check ten products of your choosing; if one is wrong we do not launch.',
      link: { href: '/services/ecommerce', label: 'Three platforms compared' },
    },
    {
      title: 'Payments and delivery',
      text: 'Cards, wallets, FPS, lockers and same-day vans, joined up as far as your providers allow and tested with real orders and refunds.',
    },
    {
      title: 'Apps and integrations',
      text: 'Stock, points, accounts. Each app costs money every month and weight on every page, so we add few, remove many, and write the small ones ourselves.',
    },
    {
      title: 'Staff training',
      text: 'Two mornings at your own counter, with your own products. Afterwards a handbook in your words, and somebody who answers.',
      link: { href: '/services/website-maintenance', label: 'Care after launch' },
    },
  ],
};

export const phone = {
  title: 'SHOPS THAT FLOAT ON A PHONE',
  titleLines: {
    wide: [
      { text: 'SHOPS THAT', cap: 11 },
      { text: 'FLOAT ON', cap: 16 },
      { text: 'A PHONE', cap: 20 },
    ],
    narrow: [
      { text: 'SHOPS THAT', cap: 13 },
      { text: 'FLOAT ON', cap: 19 },
      { text: 'A PHONE', cap: 22 },
    ],
  },
  text: [
    'Most of your customers are standing up, holding a strap, on one bar of signal. We design for that ride first and the big screen second.',
    'So the price, the size and the button fit one thumb. Pictures arrive in the order in which people look. What an app adds is weighed before it is let in.',
  ],
  button: { text: 'Show us your shop', link: '/contact-us#form' },
  pictures: [
    sitePicture('work/only-beverages-phone', 'The shop of Only Beverages on a phone, cans in bright colours.'),
    sitePicture('work/arabica-phone', 'The shop of Arabica on a phone, a green bag of coffee.'),
    sitePicture('work/love-from-blue-phone', 'The shop of Love from Blue on a phone, cards in blue.'),
  ],
};

export const certified = {
  title: 'Certified Partner, and still reading the manual',
  text: [
    `We are a Shopify partner with ${claims.shopifyYears} of Shopify experience. That means somebody here has met your problem before, or knows who has.`,
    `It also means that we know where the platform ends. A small shop in one language whose content is ready can open in ${shopify.launchWeeksElsewhere}. A store with several markets, trade prices or an old stock system to talk to is another vessel: complex Shopify stores cost ${shopify.complexStore}, and take as long as the old system makes them.`,
    'Whichever yours is, the account is opened in your name, and so are the theme, the data and the keys.',
  ],
  button: { text: 'Tell us what yours needs', link: '/contact-us#form' },
  picture: sitePicture('services/shopify-info-2', 'A red tug that tows three crates of parcels through the harbour.'),
};

export const faq = {
  heading: 'Nine questions, nine answers',
  headingLines: {
    wide: [
      { text: 'Nine', cap: 20 },
      { text: 'questions,', cap: 12 },
      { text: 'nine', cap: 30 },
      { text: 'answers', cap: 15 },
    ],
    narrow: [
      { text: 'Nine questions,', cap: 9 },
      { text: 'nine answers', cap: 13 },
    ],
  },
  questions: [
    {
      question: 'How long does a Shopify store take?',
      answer: `${shopify.launchWeeks} for most shops, counted from the day your content is ready. Migrations and several languages push it towards the longer end. The two months on our e-commerce page count from signing, with strategy and content. We give you the date in writing before you sign.`,
    },
    {
      question: 'What does it cost?',
      answer: `A designed and built store starts from ${ecommercePlans[0].price}. Complex stores cost ${shopify.complexStore}. Shopify’s own monthly bill is separate.`,
      link: {
        href: '/insights/top-hong-kong-startup-and-sme-government-funding-options',
        label: 'Funding options for startups and SMEs',
      },
    },
    {
      question: 'What does Shopify itself charge?',
      answer: `In 2022 its plans were quoted at ${shopify.platformPlans.slice(0, 3).join(', ')} and ${shopify.platformPlans[3]} per month, in US dollars, with a ${shopify.trial}, ${shopify.discounts.annual} and ${shopify.discounts.biennial} payment. Prices move: look at shopify.com/pricing for today’s. That bill goes to you and never through us.`,
    },
    {
      question: 'Can you move us from another platform?',
      answer:
        'Yes. Products, customers and orders come across, and every old address is sent to its new one before the switch. Customers set a new password, and we write the message that asks them to.',
    },
    {
      question: 'Will we keep our search rankings?',
      answer:
        'Nobody can promise that, but most losses come from addresses that changed without a redirect. We write that map first, test it on a copy and watch the logs for a month.',
      link: { href: '/services/seo', label: 'What our search team does' },
    },
    {
      question: 'Which payments work in Hong Kong?',
      answer:
        'Cards and the main wallets, and bank transfer by hand or through a provider. We set up what your customers already use and test each with a real order and a real refund.',
    },
    {
      question: 'Can the shop be in Chinese and English?',
      answer:
        'Yes, Traditional, Simplified and English from one catalogue, with addresses and emails to match. You bring the translation or we find a translator who has used a shop.',
    },
    {
      question: 'Who owns the theme when you are done?',
      answer: 'You do. Code, designs and accounts are in your name from the first day.',
    },
    {
      question: 'What happens after launch?',
      answer:
        'We stay for a month at no charge, and mend what we broke. After that you can buy hours by the quarter, or simply ring us.',
      link: { href: '/services/website-maintenance', label: 'What the hours cost' },
    },
  ] satisfies readonly PlainQuestion[],
};

export const partners = { heading: 'Our partners', marks: [siteMark('platform-shopify'), ...firmMarks] };

export const service: WithTokens<ServiceData> = {
  path: '/services/shopify-hong-kong',
  name: 'Shopify',
  type: 'Shopify store',
  priceRange: `from ${ecommercePlans[0].price}`,
  catalogue: 'Services we offer',
  plans: [{ name: 'A store, designed and built', from: ecommercePlans[0].price }],
};
