import { brand } from '../../../src/config/brand/facts.ts';
import type { WithTokens } from '../../../src/domain/facts.ts';
import type { PlainQuestion, ServiceData } from '../../../src/domain/service.ts';
import { siteMark, sitePicture } from '../artwork.ts';
import { claims, durations } from '../fact-tokens.ts';

/** The copy of the email marketing page, section by section. All of it is sample content. */
export const asked = {
  title: 'The people on your list asked to hear from you. Be worth it.',
  text: [
    'Most newsletters are a leaflet through the door: same paper, same day, same bin. We write fewer, send them to the people they are for, and stop when there is nothing to say.',
    'You get a list whose owners know that they are on it, letters that read well on a telephone, and a handful of messages that go out by themselves at the right moment. All of it in your own account. How often? As often as you have something to say, and never because the calendar looks empty.',
  ],
  button: { text: 'Write to us', link: '/contact-us#form' },
  picture: sitePicture('services/email-info-1', 'A red envelope out of which a printed page rises.'),
};

export const time = {
  title: durations.emailProjects,
  titleLines: {
    wide: [
      { text: '6 WEEKS', cap: 24 },
      { text: 'TO 6 MONTHS', cap: 13 },
    ],
    narrow: [
      { text: '6 WEEKS', cap: 30 },
      { text: 'TO 6 MONTHS', cap: 18 },
    ],
  },
  text: [
    'The short job is a template, a welcome and a calendar. The long one joins your shop, your till and your list, so that the right letter leaves by itself at the right hour.',
    'Both go the same way. We read what you send now, clean the list, draw the letters, write the first ones with you and test them in the inboxes your customers use. Then your team sends, and we stand behind it.',
    'The sum is fixed once we have seen the list, because a tidy list of a thousand is less work than an untidy one of a hundred. The platform’s own bill goes to you and not through us.',
  ],
  button: { text: 'Tell us about your list', link: '/contact-us#form' },
  picture: sitePicture('services/email-info-2', 'Two signals post letters into a green pillar box in a city street.'),
};

export const solutions = {
  heading: 'Email marketing solutions',
  solutions: [
    {
      title: 'For a first list',
      mark: siteMark('platform-mailchimp'),
      description:
        'Easy to learn and quick to send with. It suits a small team with other things to do, a form on the website and one good letter a month.',
    },
    {
      title: 'For shops',
      mark: siteMark('platform-klaviyo'),
      description:
        'Reads the basket, the order and the return. It suits a shop that wants to write about what somebody bought, and not about what is left in the stockroom.',
    },
    {
      title: 'For sales teams',
      mark: siteMark('platform-brevo'),
      description:
        'Keeps the list beside the sales pipeline, and text messages beside the letters. It suits firms where a person follows up.',
    },
    {
      title: 'For several brands',
      mark: siteMark('platform-campaign-monitor'),
      description:
        'One roof for several brands, each with its own templates and its own people. It suits groups, and anybody with a legal department.',
    },
  ] as const,
};

export const list = {
  heading: 'Our email marketing services',
  post: { issuer: brand.name, place: '香港', postmark: ['WONG', 'CHUK', 'HANG'] },
  items: [
    {
      title: 'Strategy and calendar',
      stamp: { drawing: 'calendar', line: 'one year, one sheet' },
      text: 'Who hears from you, how often, and what would make you stop. You get a year on one sheet, with the festivals marked and the weeks of silence marked too.',
    },
    {
      title: 'Design and templates',
      stamp: { drawing: 'letter', line: 'legible in the dark' },
      text: 'Letters that hold together on a telephone, in the dark, in two languages, and with the pictures switched off. Your team fills them in; nothing can slip out of place.',
    },
    {
      title: 'Automation',
      stamp: { drawing: 'clock', line: 'once, when it is due' },
      text: 'A welcome, a thank you, come back, and the basket left behind for whoever ticked the box. Each goes out once, when it is due, and holds its tongue as soon as it has worked. You see all of them on one sheet before the first one leaves.',
    },
    {
      title: 'Testing and reporting',
      stamp: { drawing: 'letters', line: 'two subjects, one winner' },
      text: 'Two subject lines, one winner, and a page a month on what was read, what was bought and who left. We count orders and replies before openings.',
    },
  ],
} as const;

/** What lies in the inbox of somebody who asked one shop to write. */
export const inbox = {
  heading: 'Six letters. Three were asked for.',
  messages: [
    { from: 'Your shop', subject: 'Your order is on the 14:20 ferry', when: '14:02', kind: 'asked' },
    { from: 'Your shop', subject: 'The size you wanted is back', when: '09:30', kind: 'welcome' },
    { from: 'A landlord', subject: 'FINAL NOTICE!!! 60% OFF EVERYTHING', when: '03:11', kind: 'unasked' },
    { from: 'A landlord', subject: 'Did you see our last email?', when: '03:12', kind: 'unasked' },
    { from: 'Your shop', subject: 'Closed for the No. 8. Parcels go tomorrow.', when: 'Tue', kind: 'welcome' },
    { from: 'A landlord', subject: 'We miss you', when: 'Mon', kind: 'unasked' },
  ],
} as const;

export const verified = {
  title: 'A verified partner, stamped and dated',
  text: [
    'An email marketing platform has looked at the accounts we run, the people who run them, and how we keep them safe. Then it put us on its list of partners.',
    `For you that means an answer nearer the source when something odd happens. It does not mean that we sell you the platform: in ${claims.yearsOnServicePages} years of choosing tools for clients we have been paid by the clients.`,
    'Your account, your list and your bill stay in your name. We come in as guests, and you can shut the door.',
  ],
  button: {
    text: 'Read more',
    about: 'about the verification',
    link: `/insights/${brand.slug}-verified-as-an-email-marketing-platform-partner`,
  },
  picture: sitePicture('services/email-info-3', 'Paper boats leave a pier with a large clock.'),
};

export const asking = {
  statement: 'Which of your letters would anybody miss?',
  paragraph:
    'Tell us what goes out now, to how many, and what comes back. We say which letters to keep, how long the rest takes, and what it costs.',
  onward: { href: '/contact-us#form', label: 'Ask about your letters' },
};

export const next = {
  statement: 'Next: forward us the last letter you sent.',
  paragraph:
    'A person on our email desk reads it as your customer would, on a telephone and in a hurry, and answers with what to keep, what to mend and what to leave unsent. If you have never sent one, tell us what you sell and whom you would write to first.',
  onward: { href: '/contact-us#form', label: 'Send us your letter' },
};

export const faq = {
  heading: 'FAQs',
  questions: [
    {
      question: 'How long does an email project take?',
      answer: `From ${durations.emailProjects}. A template, a welcome letter and a calendar take six weeks. Joining the shop, the till and the list takes longer.`,
    },
    {
      question: 'Which platform should we use?',
      answer:
        'The one that reads what you already record. Shops need orders, sales teams need the pipeline, a small office needs as little as possible. If yours will do, you keep it.',
      link: { href: '/services/ecommerce', label: 'Shops we build' },
    },
    {
      question: 'Can you move our list?',
      answer:
        'Yes, with everybody’s consent and everybody’s silence: who asked to be on it moves, who left stays away. We clean it on the way, and you get the old one back as a file.',
    },
    {
      question: 'Who writes the emails?',
      answer:
        'We write the first ones with you, until the tone is yours. After that most clients write and we read. The automatic ones we write to the end, because nobody looks at them twice.',
    },
    {
      question: 'What happens when somebody unsubscribes?',
      answer: `They are off at once where the platform allows it, and never later than ${durations.optOut}. The link is in every letter, and we do not ask twice.`,
    },
  ] satisfies readonly PlainQuestion[],
};

export const headers = {
  time: {
    icon: 't',
    label: 'No. 1',
    name: 'How long it takes',
    note: 'Collection times may vary with the brief.',
  },
  solutions: {
    icon: 't-inverted',
    label: 'No. 3',
    name: 'Solutions',
    note: 'Four carriers. We are loyal to none of them.',
  },
  services: {
    icon: 'triangle',
    label: 'No. 8 NW',
    name: 'Our email marketing services',
    note: 'Four stamps. All of them asked for.',
  },
  inbox: {
    icon: 'triangle-down',
    label: 'No. 8 SW',
    name: 'The inbox',
    note: 'Six came in. One was opened.',
  },
  verified: { icon: 'hourglass', label: 'No. 9', name: 'Verified partner', note: 'Stamped, dated, legible.' },
  faq: { icon: 'cross', label: 'No. 10', name: 'FAQs', note: 'Five, then we put the pen down.' },
} as const;

export const service: WithTokens<ServiceData> = {
  path: '/services/email-marketing-hong-kong',
  name: 'Email Marketing Hong Kong',
  type: 'Email marketing',
  catalogue: list.heading,
};
