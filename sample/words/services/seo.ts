import type { WithTokens } from '../../../src/domain/facts.ts';
import type { PlainQuestion, ServiceData } from '../../../src/domain/service.ts';
import { partnerMarks, sitePicture } from '../artwork.ts';
import { claims, durations, seoPlans, seoPrice } from '../fact-tokens.ts';

/** The copy of the SEO page, section by section. All of it is sample content. */
const [audit, starter, advanced] = seoPlans;

const priceRange = `${starter.from} to ${advanced.to}`;

export const chart = {
  text: 'Position three still gets a call. Position eight gets the curious and the lost. Page one ends here.',
  wide: [
    { text: 'POSITION THREE STILL GETS A CALL', cap: 4.3 },
    { text: 'POSITION EIGHT GETS THE CURIOUS AND THE LOST', cap: 2.9 },
    { text: 'PAGE ONE ENDS HERE', cap: 6.2 },
  ],
  narrow: [
    { text: 'POSITION THREE', cap: 10 },
    { text: 'STILL GETS A CALL', cap: 8 },
    { text: 'EIGHT GETS THE LOST', cap: 6 },
    { text: 'PAGE ONE', cap: 18 },
    { text: 'ENDS HERE', cap: 17 },
  ],
};

export const promise = {
  statement: 'Page two is down here, with the anchors.',
  paragraph:
    'Being found is slow work, and we say how slow before you pay. We look for the words people in Hong Kong type when they need you, mend what keeps you from being the answer, and write the pages that are missing.',
  onward: { href: '/contact-us#form', label: 'Send us your address' },
};

export const partners = { heading: 'Our Partners', marks: partnerMarks.slice(0, 12) };

export const look = {
  title: 'BE WHERE THEY LOOK',
  titleLines: {
    wide: [
      { text: 'BE WHERE', cap: 11 },
      { text: 'THEY LOOK', cap: 15 },
    ],
    narrow: [
      { text: 'BE WHERE', cap: 15 },
      { text: 'THEY LOOK', cap: 22 },
    ],
  },
  text: [
    'People in Hong Kong search in two languages and three moods. We find the words your customers use, and the ones your competitors have forgotten. Then we choose which are worth having. They are fewer than you think.',
    'You get them as a map: what is asked, in which language, and which of your pages should answer. A question without a page is work. A page without a question is a candidate for the bin.',
  ],
  picture: sitePicture('services/seo-info-1', 'A lighthouse whose beam falls on signals in the dark.'),
};

export const pages = {
  title: 'Pages that a machine can chart and a person can finish',
  text: [
    'A crawler works like a survey boat. It sounds what it can reach and leaves the rest blank. We clear the channel first, then write pages that answer one question each.',
    'Speed, structure, redirects, headings, schema. They are dull, measurable, and the part that is most often skipped. We put them in order of effect, mend the first ten and measure again, so you can see which repair moved what.',
  ],
  picture: sitePicture('services/seo-info-2', 'A sea chart on which a small red boat connects seven pages.'),
};

export const slow = {
  title: 'Six months to surface. Twelve to be seen.',
  text: [
    `Search is slow: count on ${durations.seoResults} before the results are worth showing to your board. Anyone who promises them for next week is selling next week.`,
    'Every month you get one page that says what we did, what moved and what did not. If nothing has moved in half a year, we say so before you do, and change the plan or end it.',
    'What next: send us your address and the three searches you would most like to win. We look, and tell you whether the audit is worth its price to you.',
  ],
  button: { text: 'Ask where you stand', link: '/contact-us#form' },
  picture: sitePicture('services/seo-info-3', 'Twelve buoys on longer and longer lines; the last ones carry flags.'),
};

export const list = {
  heading: 'Services we offer',
  typed: 'seo hong kong',
  items: [
    {
      title: 'technical audit',
      text: 'What is broken, in order of what it costs you. Each fault comes with its address, its cause and the name of whoever can mend it.',
    },
    {
      title: 'keyword research',
      text: 'English, Traditional and Simplified, by intent rather than by volume. A word that two people type before they buy beats one that thousands type before they yawn.',
    },
    {
      title: 'content and topics',
      text: 'One question, one main page, and the shorter pages around it. Written by people, and checked by whoever in your office knows the answer.',
    },
    {
      title: 'on-page work',
      text: 'Titles, headings, links, descriptions and structured data, page by page, in your content system, with a note of what stood there before.',
    },
    {
      title: 'local search',
      text: 'Maps, hours, districts, and what your listing says on the day of a No. 8. For anyone with a door that customers have to find.',
    },
    {
      title: 'reporting',
      text: 'One page a month in plain words, bad news first. Enquiries and sales before positions, because nobody can bank a position.',
    },
  ],
};

const card = (
  plan: (typeof seoPlans)[number],
  words: { readonly text: string; readonly tags: readonly string[]; readonly bottomtext: string },
) => ({
  ...words,
  title: plan.name,
  plan: plan.name,
  price: seoPrice(plan),
  subprice: 'Price range',
  amount: [plan.from, plan.to] as const,
  ...(plan.featured ? { flag: 'Most popular' } : {}),
});

export const pricing = {
  heading: 'Pricing: a range before you write, one sum before you sign.',
  cards: [
    card(audit, {
      text: 'Once. Yours to keep, whoever does the work.',
      tags: ['Technical, content and link audit', 'Keyword map in two languages', 'A list in order of effect'],
      bottomtext: 'Billed once',
    }),
    card(starter, {
      text: 'For a site that should be found for a few things.',
      tags: [starter.topics, `Sites ${starter.pages}`, 'Monthly report'],
      bottomtext: 'Billed monthly',
    }),
    card(advanced, {
      text: 'For a large site, or a crowded market.',
      tags: [advanced.topics, `Sites ${advanced.pages}`, 'Monthly report'],
      bottomtext: 'Billed monthly',
    }),
  ],
  note: 'Both plans are billed monthly. Where your site lies in a range depends on its size, its languages and its platform; the audit tells us, and then the sum is fixed. Advertising is not included.',
};

export const faq = {
  heading: 'People also ask',
  headingLines: {
    wide: [
      { text: 'People', cap: 20 },
      { text: 'also', cap: 30 },
      { text: 'ask', cap: 34 },
    ],
    narrow: [
      { text: 'People', cap: 17 },
      { text: 'also ask', cap: 22 },
    ],
  },
  questions: [
    {
      question: 'How long until we see results?',
      answer: `Results take ${durations.seoResults}. Technical repairs show first, new pages later, and a new domain last of all. You see what we did from the first month.`,
    },
    {
      question: 'Can you promise us position one?',
      answer:
        'No, and neither can anybody else: the order is the search engine’s. We can promise what we will mend, what we will write and by when.',
    },
    {
      question: 'What does SEO cost in Hong Kong?',
      answer: `From ${starter.from} to ${advanced.to} a month with us. The ${starter.name} costs ${seoPrice(starter)} and the ${advanced.name} ${seoPrice(advanced)} a month, both billed monthly. The ${audit.name} costs ${seoPrice(audit)}, once.`,
      link: {
        href: '/insights/top-hong-kong-startup-and-sme-government-funding-options',
        label: 'Funding options for startups and SMEs',
      },
    },
    {
      question: 'Do you work in Chinese?',
      answer:
        'Yes, in Traditional and Simplified. People do not search in translation, so each language gets its own research and its own pages.',
    },
    {
      question: 'What is a topic?',
      answer:
        'One question that your customers ask, answered well: a main page, the pages around it, and the links that hold them together.',
    },
    {
      question: 'Which plan fits our site?',
      answer: `Count your pages. Sites ${starter.pages} fit the ${starter.name}, with ${starter.topics}. Sites ${advanced.pages} fit the ${advanced.name}, with ${advanced.topics}.`,
    },
    {
      question: 'Will a redesign hurt our rankings?',
      answer:
        'It can, when addresses change and nobody says where they went. Bring us in before the drawing starts, and the map of redirects is part of it.',
      link: { href: '/services/web-design-hong-kong', label: 'How we redesign' },
    },
    {
      question: 'Do we need to change our website?',
      answer:
        'Usually parts of it. We say which, and why, before you spend anything on the rest. Small repairs can be done in maintenance hours.',
      link: { href: '/services/website-maintenance', label: 'What those hours cost' },
    },
  ] satisfies readonly PlainQuestion[],
};

export const headers = {
  partners: {
    icon: 't',
    label: 'No. 1',
    name: 'Our Partners',
    note: `Twelve of ${claims.partners}. All of them can be found.`,
  },
  look: { icon: 't-inverted', label: 'No. 3', name: 'Found', note: 'Visibility: as far as the light goes.' },
  services: {
    icon: 'triangle',
    label: 'No. 8 NW',
    name: 'Services we offer',
    note: 'Six things people ask us for.',
  },
  pricing: { icon: 'hourglass', label: 'No. 9', name: 'Pricing', heading: true, note: 'Each bar is drawn to scale.' },
  faq: { icon: 'cross', label: 'No. 10', name: 'FAQs', heading: true, note: 'Eight results. Nothing sponsored.' },
} as const;

export const service: WithTokens<ServiceData> = {
  path: '/services/seo',
  name: 'SEO HONG KONG',
  type: 'SEO',
  priceRange,
  catalogue: list.heading,
  plans: seoPlans,
};
