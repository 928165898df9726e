import type { WithTokens } from '../../../src/domain/facts.ts';
import type { PlainQuestion, ServiceData } from '../../../src/domain/service.ts';
import { siteMarks, sitePicture } from '../artwork.ts';
import { claims, durations, webDesignOffer } from '../fact-tokens.ts';

/** The copy of the web design page, section by section. All of it is sample content. */
const panels = [
  ['arabica', 'Arabica'],
  ['omtis-fine-wines', 'Omtis Fine Wines'],
  ['waves-pacific', 'Waves Pacific'],
  ['love-from-blue', 'Love from Blue'],
  ['only-beverages', 'Only Beverages'],
  ['tree', 'Tree'],
  ['tai-ping', 'Tai Ping'],
] as const;

export const hero = {
  intro: `Seven screens, loose on the table. That is roughly how we begin. Websites from ${webDesignOffer.lowest}.`,
  panels: panels.map(([slug, name]) => ({
    name,
    picture: sitePicture(`work/${slug}-screen`, `Home page of ${name}.`),
  })),
  counter: 6,
};

export const partners = {
  label: 'Partners',
  marks: siteMarks(
    'waves-pacific',
    'arabica',
    'tree',
    'omtis-fine-wines',
    'only-beverages',
    'love-from-blue',
    'drc-feast',
    'truflation',
  ),
};

export const intro = {
  statement:
    'Most websites here were made for the meeting that approved them. We make them for the person on the bus with one thumb free.',
  paragraphs: [
    `We have designed websites in Wong Chuk Hang since ${claims.foundedIn}: for shops, clubs, funds, kitchens and one carpet maker with ${claims.carpets} carpets. After ${claims.yearsOnServicePages} years of such projects the order of work is settled: listen, arrange, draw, build.`,
    'You get a design drawn from your own content, in Chinese and English, tested on cheap phones and built by the desk opposite. You talk to whoever is drawing, and there is no account manager between the two of you to soften the news.',
    `A quote takes us ${durations.quote}, because we read everything first. Then the price is fixed, and so is the date. If the answer is that you need a smaller site, or none, that is what the quote says. Small firms can ask the Government to share the bill: one of our articles lists the schemes and what each of them wants to see.`,
  ],
  button: { href: '/contact-us#form', label: 'Ask about a design' },
};

export const list = {
  heading: 'What we design',
  items: [
    {
      title: 'Research',
      text: 'Who comes, what for, and where they give up. Ten conversations, your own numbers, and a short report that says what not to build. It is the cheapest part of the project, and the one that saves the most.',
      link: { href: '/strategy', label: 'Strategy & Discovery' },
    },
    {
      title: 'Site maps',
      text: 'Fewer pages, in the order in which people look for them. Each has a reason to exist and a person who keeps it true.',
    },
    {
      title: 'Interface',
      text: 'Every screen and every state, including the bad ones: the empty basket, the wrong password, the tunnel. You get a prototype that opens on a phone, so that your own people can press it before anyone builds it.',
      link: { href: '/web-design', label: 'UI/UX Design' },
    },
    {
      title: 'Systems',
      text: 'Parts with names and rules, from which your own team can make the next page without ringing us. They come with the drawings, the code and one page of instructions.',
    },
    {
      title: 'Content',
      text: 'Words and pictures that were not an afterthought. Chinese and English side by side from the first day, because one always needs more room.',
    },
    {
      title: 'Development',
      text: 'Designed here, so built here. Every screen is weighed, tried with a keyboard and read aloud before it leaves the building.',
      link: { href: '/web-development', label: 'Web Development' },
    },
  ],
};

const work = (
  slug: string,
  title: string,
  subject: string,
  services: string,
  picture: ReturnType<typeof sitePicture>,
) => ({
  slug,
  title,
  subject,
  services,
  picture,
});

export const featured = [
  work(
    'waves-pacific',
    'Waves Pacific',
    'Sea kayak and foil club',
    'A booking page that looks at the sea first.',
    sitePicture('work/waves-pacific-screen', 'Home page of Waves Pacific, a kayak before a red sun.'),
  ),
  work(
    'only-beverages',
    'Only Beverages',
    'Canned drinks',
    'A box of cans, filled by one thumb.',
    sitePicture('work/only-beverages-phone', 'The shop of Only Beverages on a phone.'),
  ),
  work(
    'tree',
    'Tree',
    'Solid-timber furniture',
    'Every chair traced to its plank.',
    sitePicture('work/tree-phone', 'The shop of Tree on a phone.'),
  ),
  work(
    'sovereign-group',
    'Sovereign Group',
    'Corporate services',
    `${claims.pages} pages in, one plain answer out.`,
    sitePicture('work/sovereign-group-screen', 'Home page of Sovereign Group, brass lines on navy.'),
  ),
];

export const yours = {
  statement: 'Yours would be the fifth.',
  paragraph: `Most sites cost ${webDesignOffer.lowest} to ${webDesignOffer.highest}. Tell us what the site is for, how many pages it has and what is ready, and a quote takes us ${durations.quote}.`,
  onward: { href: '/contact-us#form', label: 'Ask for a quote' },
};

export const process = {
  heading: 'Four steps, and you can watch all of them.',
  steps: [
    {
      title: 'Ask',
      text: 'Interviews, numbers, your content on the wall. You leave with a site map, a list of what we left out, and a price. Two to four weeks, of which half a day is yours.',
      picture: sitePicture('services/web-design-step-1', 'A page sketched in pencil on squared paper.'),
    },
    {
      title: 'Arrange',
      text: 'Grey boxes in the right order, with your real headings in them. Nobody may mention colour yet. You move the boxes with us until the order holds, and then you sign it.',
      picture: sitePicture('services/web-design-step-2', 'The same page as grey boxes.'),
    },
    {
      title: 'Draw',
      text: 'Type, pictures, every state. You see real screens each week, on the phone in your hand, not slides. Two rounds of changes are part of the price, and most sites need one and a half.',
      picture: sitePicture('services/web-design-step-3', 'The same page with its type set, in shades of grey.'),
    },
    {
      title: 'Build',
      text: 'On your phone by the fourth week, in your editors’ hands two weeks before launch, live on a Tuesday. We watch it for a month, mend what we broke, and hand you the keys and the folder.',
      picture: sitePicture('services/web-design-step-4', 'The same page finished, in full colour.'),
    },
  ],
};

const priceRange = `${webDesignOffer.lowest} to ${webDesignOffer.highest}`;

export const faq = {
  heading: 'Nine things to know before you ask for a quote',
  questions: [
    {
      question: 'How long does a website take?',
      answer: `${durations.webDesignSmall} to 6 months. Under ${durations.webDesignSmallPages} pages with the content ready, ${durations.webDesignSmall}. Larger sites take ${durations.webDesignLarge}. The content is nearly always what we wait for.`,
    },
    {
      question: 'What does it cost?',
      answer: `From ${priceRange} for most sites. The price is fixed once the site map is agreed, and a change of mind is priced before it is built.`,
      link: {
        href: '/insights/top-hong-kong-startup-and-sme-government-funding-options',
        label: 'Funding options for startups and SMEs',
      },
    },
    {
      question: 'How soon do we get a quote?',
      answer: `In ${durations.quote}. We read the brief first, look at the site you have, and ask about both.`,
    },
    {
      question: 'Do you design in Chinese?',
      answer:
        'Yes, and not by translation. Chinese sets shorter and needs other type sizes, so we draw both languages side by side.',
    },
    {
      question: 'Do you use templates?',
      answer:
        'No. We reuse parts that we have made well before, and none of them will make you look like the firm downstairs.',
    },
    {
      question: 'Who will we work with?',
      answer: 'The people doing it: a designer, a developer and a strategist, in one room with a kettle.',
    },
    {
      question: 'Can you work with our own developers?',
      answer: 'Gladly. They get the drawings, the parts, every state and our telephone number.',
    },
    {
      question: 'Will it work on old phones?',
      answer: 'We keep a drawer of them. If it is slow there, it is not finished.',
    },
    {
      question: 'What happens after launch?',
      answer: 'You own everything. Take maintenance hours by the quarter, or ring us when something creaks.',
      link: { href: '/services/website-maintenance', label: 'Maintenance plans' },
    },
  ] satisfies readonly PlainQuestion[],
};

export const headers = {
  intro: {
    icon: 't',
    label: 'No. 1',
    name: 'Web design, Hong Kong',
    note: 'Light airs. A good day to draw.',
  },
  services: { icon: 't-inverted', label: 'No. 3', name: 'What we design', note: 'Strengthening from narrow to wide.' },
  featured: { icon: 'triangle', label: 'No. 8 NW', name: 'Featured works', note: 'Four that stood the wind.' },
  process: {
    icon: 'hourglass',
    label: 'No. 9',
    name: 'Design process',
    heading: true,
    note: 'One page, four states of weather.',
  },
  faq: {
    icon: 'cross',
    label: 'No. 10',
    name: 'FAQs',
    heading: true,
    note: 'Nine, in the order people dare to ask.',
  },
} as const;

export const featuredHeading = 'Featured works';

export const service: WithTokens<ServiceData> = {
  path: '/services/web-design-hong-kong',
  name: 'Web Design Hong Kong',
  type: 'Web design',
  priceRange,
  catalogue: list.heading,
  together: webDesignOffer,
};
